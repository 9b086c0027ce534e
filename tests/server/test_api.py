"""The HTTP edge: who may ask, what is refused, what the pages get."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import gwarek
from tests.server.people import BOT, HERE, LINK, ME, Person, Running, serving


def test_health(server: Running) -> None:
    health = Person(server.port).get("/api/health")
    assert health == {
        "status": "ok",
        "version": gwarek.__version__,
        "compiled": gwarek.is_compiled(),
        "games": gwarek.slugs(),
    }


def test_a_guest_has_a_name_and_a_careful_cookie(server: Running) -> None:
    person = Person(server.port)
    assert person.get("/api/me") is None
    answer = person.http.put("/api/me", json={"name": "  Zażółć   Gęślą ", "seat": 3})
    me = answer.json()
    assert (me["name"], me["seat"]) == ("Zażółć Gęślą", 3)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert me["id"] not in cookie
    assert person.get("/api/me") == me
    again = person.put("/api/me", {"name": "Jan", "seat": None})
    assert again == {"id": me["id"], "name": "Jan", "seat": None}
    thief = Person(server.port)
    thief.http.cookies.set("gwarek_guest", me["id"])
    assert thief.get("/api/me") is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "line\x00", "\u200b"])
def test_bad_names(server: Running, name: str) -> None:
    error = Person(server.port).put("/api/me", {"name": name, "seat": None}, 422)["error"]
    assert error["id"] == "name-bad"
    assert error["text"]


def test_a_table_needs_a_name_first(server: Running) -> None:
    assert Person(server.port).new_table(ME, BOT, status=401)["error"]["id"] == "name-bad"


@pytest.mark.parametrize(
    ("changes", "status", "id"),
    [
        ({"game": "chess"}, 404, "game-unknown"),
        ({"options": {"storage_rule": "never"}}, 422, "option-bad"),
        ({"options": {"nonsense": "x"}}, 422, "option-bad"),
        ({"preset": "nonsense"}, 422, "option-bad"),
        ({"seats": [ME]}, 422, "seats-bad"),
        ({"seats": [ME, ME]}, 422, "seats-bad"),
        ({"seats": [ME, HERE, HERE, HERE, HERE]}, 422, "seats-bad"),
        ({"seats": [ME, {"kind": "bot", "bot": "wizard"}]}, 422, "seats-bad"),
        ({"seats": [ME, {"kind": "bot"}]}, 422, "seats-bad"),
        ({"seats": [ME, {"kind": "here", "name": "x" * 30}]}, 422, "name-bad"),
        ({"seats": [ME, {"kind": "ghost"}]}, 422, "request-bad"),
        ({"seats": []}, 422, "request-bad"),
        ({"more": 1}, 422, "request-bad"),
        ({"watch": "yes"}, 422, "request-bad"),
    ],
)
def test_bad_tables(server: Running, changes: dict[str, object], status: int, id: str) -> None:
    ala = server.person("Ala")
    body = {"game": "coalbaron", "preset": None, "options": {}, "seats": [ME, BOT], **changes}
    assert ala.post("/api/tables", body, status)["error"]["id"] == id


def test_options_and_presets(server: Running) -> None:
    ala = server.person("Ala")
    (game,) = [game for game in ala.get("/api/games") if game["slug"] == "coalbaron"]
    assert game["title"] == {"en": "Coal Baron", "pl": "Szczęść Boże"}
    assert game["bots"] == ["ciskacz", "sztygar", "skarbnik"]
    option = game["options"][0]
    other = next(value for value in option["values"] if value != option["default"])
    table = ala.new_table(ME, HERE, options={option["id"]: other})
    assert table["options"][option["id"]] == other
    assert set(table["options"]) == {known["id"] for known in game["options"]}
    for preset in game["presets"]:
        assert ala.new_table(ME, HERE, preset=preset["id"])["preset"] == preset["id"]


def test_unknown_things(server: Running) -> None:
    ala = server.person("Ala")
    assert ala.get("/api/tables/nope", 404)["error"]["id"] == "table-unknown"
    assert ala.get("/api/games/chess/rules", 404)["error"]["id"] == "game-unknown"
    assert ala.get("/api/nothing", 404)["error"]["id"] == "not-found"
    assert ala.post("/api/health", {}, 405)["error"]["text"]
    table = ala.new_table(ME, LINK)
    assert ala.get(f"/api/tables/{table['id']}/at/0", 409)["error"]["id"] == "table-waiting"
    assert ala.get(f"/api/tables/{table['id']}/history") == []
    assert ala.post(f"/api/tables/{table['id']}/sit", {"key": "wrong"}, 403)["error"]["id"] == "link-wrong"
    assert ala.post(f"/api/tables/{table['id']}/sit", {}, 422)["error"]["id"] == "request-bad"
    table = ala.new_table(ME, HERE)
    assert ala.get(f"/api/tables/{table['id']}/at/999", 404)["error"]["id"] == "entry-unknown"


def test_only_short_json_from_our_own_pages(server: Running) -> None:
    ala = server.person("Ala")
    form = ala.http.post("/api/tables", data={"game": "coalbaron"})
    assert form.status_code == 415
    long = ala.http.put("/api/me", json={"name": "x" * 100_000})
    assert long.status_code == 413
    pieces = ala.http.put(
        "/api/me", content=iter([b'{"name":"', b"x" * 200_000]), headers={"content-type": "application/json"}
    )
    assert pieces.status_code in (400, 413)
    foreign = ala.http.put("/api/me", json={"name": "Eve"}, headers={"origin": "http://evil.example"})
    assert foreign.status_code == 403
    own = f"http://127.0.0.1:{server.port}"
    assert ala.http.put("/api/me", json={"name": "Ala"}, headers={"origin": own}).status_code == 200
    broken = ala.http.post("/api/tables", content="{", headers={"content-type": "application/json"})
    assert broken.status_code == 422
    assert "Traceback" not in broken.text


def test_the_socket_looks_at_the_origin(server: Running) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with pytest.raises(InvalidStatus) as refused:
        ala.look(table["id"], origin="http://evil.example")
    assert refused.value.response.status_code == 403
    with ala.look(table["id"], origin=f"http://127.0.0.1:{server.port}") as page:
        assert page.my_turn()


@pytest.mark.parametrize(
    "message",
    [
        "not json",
        "[]",
        "{}",
        '{"act": 5, "after": 3, "seat": 0}',
        '{"act": "x", "after": "3", "seat": 0}',
        '{"act": "x", "after": 3, "seat": -1}',
        '{"act": [], "after": 3, "seat": 0}',
        '{"act": "x", "after": 3, "seat": 0, "more": 1}',
        '{"why": "workshop_1", "id": 1, "seat": 0}',
        '{"undo": -1, "after": 3, "seat": 0}',
    ],
)
def test_nonsense_on_the_socket_is_refused_politely(server: Running, message: str) -> None:
    ala = server.person("Ala")
    table = ala.new_table(ME, HERE)
    with ala.look(table["id"]) as page:
        page.send(message)
        assert page.wait("refused")["reason"] == "unclear"
        assert page.act(page.lines()[0])["type"] == "update"


def test_too_many(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_minute=2, guests_per_minute=2, chats_per_minute=3) as server:
        ala = server.person("Ala")
        server.person("Ola")
        error = Person(server.port).put("/api/me", {"name": "Third", "seat": None}, 429)["error"]
        assert error["id"] == "too-many"
        table = ala.new_table(ME, HERE)
        ala.new_table(ME, HERE)
        assert ala.new_table(ME, HERE, status=429)["error"]["id"] == "too-many"
        with ala.look(table["id"]) as page:
            for n in range(6):
                page.send({"say": str(n)})
            page.act(page.lines()[0])
            assert sum('"type":"chat"' in text for text in page.heard) == 3


def test_rules_and_components(server: Running) -> None:
    person = Person(server.port)
    english = person.get("/api/games/coalbaron/rules")
    polish = person.get("/api/games/coalbaron/rules?lang=pl")
    assert english["lang"] == "en"
    assert [s["number"] for s in english["sections"]] == [s["number"] for s in polish["sections"]]
    assert english["sections"][0]["rules"][0]["text"] != polish["sections"][0]["rules"][0]["text"]
    assert person.get("/api/games/coalbaron/rules?lang=de", 422)
    tables = {table["id"]: table for table in person.get("/api/games/coalbaron/components")["tables"]}
    at = tables["totals"]["rows"].index(["Tunnel tiles", "48"])
    assert tables["totals"]["sources"][at] == ["seed"]
    assert all(
        len(row) == (len(table["headings"]) or 2) for table in tables.values() for row in table["rows"]
    )
    spoken = person.get("/api/games/coalbaron/components?lang=pl")["tables"]
    assert ["Żetony chodników", "48"] in next(table for table in spoken if table["id"] == "totals")["rows"]


def test_pages_are_served_with_a_way_back_to_the_first(tmp_path: Path) -> None:
    static = tmp_path / "static"
    with serving(tmp_path / "data", static=static) as server:
        person = Person(server.port)
        unbuilt = person.http.get("/")
        assert unbuilt.status_code == 503
        assert "make web" in unbuilt.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<p>the page</p>")
        (static / "assets" / "main-1234.js").write_text("1")
        (tmp_path / "secret").write_text("secret")
        for path in ("/", "/t/abc/def", "/rules/coalbaron"):
            answer = person.http.get(path)
            assert "the page" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["referrer-policy"] == "same-origin"
        asset = person.http.get("/assets/main-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        assert person.http.get("/assets/old-9999.js").status_code == 404
        for sneaky in ("/../secret", "/%2e%2e/secret", "/assets/..%2f..%2f..%2fsecret"):
            assert "secret" not in person.http.get(sneaky).text
        assert person.http.head("/").status_code == 200
        assert person.http.get("/api/unknown").status_code == 404


def test_a_built_file_comes_in_the_shortest_form_the_browser_takes(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    script = "say('hello');" * 50
    forms = {"": script.encode(), ".br": b"pretend this is brotli", ".gz": gzip.compress(script.encode())}
    for ending in forms:
        (static / f"assets/main-1234.js{ending}").write_bytes(forms[ending])
    (static / "assets" / "only-1234.js").write_text("1")
    with serving(tmp_path / "data", static=static) as server:
        person = Person(server.port)

        def ask(accept: str, path: str = "/assets/main-1234.js") -> tuple[str | None, bytes, str, str]:
            with person.http.stream("GET", path, headers={"accept-encoding": accept}) as answer:
                body = b"".join(answer.iter_raw())
                head = answer.headers
                return (
                    head.get("content-encoding"),
                    body,
                    head["content-type"].partition(";")[0],
                    head["vary"],
                )

        about = ("text/javascript", "accept-encoding")
        assert ask("gzip, deflate, br") == ("br", forms[".br"], *about)
        assert ask("gzip, br;q=0") == ("gzip", forms[".gz"], *about)
        assert ask("*") == ("br", forms[".br"], *about)
        assert ask("identity") == (None, forms[""], *about)
        assert ask("br;q=0.0, gzip; q=0") == (None, forms[""], *about)
        assert ask("gzip, br", "/assets/only-1234.js") == (None, b"1", *about)
        assert person.http.get("/assets/main-1234.js.br").status_code == 404


def test_the_api_is_described_without_the_internet(server: Running) -> None:
    page = Person(server.port).http.get("/api/docs")
    assert page.status_code == 200
    assert "/api/tables/{table_id}/what-if" in page.text
    assert 'href="#TableInfo"' in page.text
    assert "http" not in page.text.replace("http-equiv", "")
