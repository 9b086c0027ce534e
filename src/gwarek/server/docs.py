"""The API described in one plain page, from its own OpenAPI description. Nothing is fetched from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any, Final

# Any: the description is JSON as FastAPI makes it
Schema = dict[str, Any]

STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem}
body{color:#221e18;background:#f6f0e2}
h2{margin-top:2.5rem;border-bottom:1px solid #221e18} code{font:14px/1.5 ui-monospace,monospace}
details{border:1px solid #b9ac90;border-radius:4px;margin:.4rem 0;padding:.3rem .8rem;background:#fffaf0}
summary{cursor:pointer} b.m{display:inline-block;width:3.6rem} td{padding:.1rem 1rem .1rem 0;vertical-align:top}
@media(prefers-color-scheme:dark){body{background:#1b1813;color:#e9e0cc}details{background:#25211a}a{color:#d9b45b}}
"""


def docs_page(description: Schema) -> str:
    """Every call with its parameters, body and answers, then every shape."""
    calls = [
        _call(method.upper(), path, call)
        for path, methods in description["paths"].items()
        for method, call in methods.items()
    ]
    shapes = [
        f'<details id="{escape(name)}" open><summary><code>{escape(name)}</code></summary>{_shape(shape)}</details>'
        for name, shape in sorted(description["components"]["schemas"].items())
    ]
    title = f"{escape(description['info']['title'])} {escape(description['info']['version'])}"
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title} API</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><h1>{title}</h1>'
        f'<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>. The socket of a table,'
        f" <code>/api/tables/{{id}}/socket</code>, is described in docs/protocol.md.</p>"
        f"<h2>Calls</h2>{''.join(calls)}<h2>Shapes</h2>{''.join(shapes)}</html>"
    )


def _call(method: str, path: str, call: Schema) -> str:
    rows = [
        f"<tr><td>{escape(p['in'])}</td><td><code>{escape(p['name'])}</code></td><td>{_type(p['schema'])}</td></tr>"
        for p in call.get("parameters", [])
    ]
    if "requestBody" in call:
        (body,) = call["requestBody"]["content"].values()
        rows.append(f"<tr><td>body</td><td></td><td>{_type(body['schema'])}</td></tr>")
    for status, answer in call["responses"].items():
        types = " · ".join(_type(content["schema"]) for content in answer.get("content", {}).values())
        rows.append(f"<tr><td>{status}</td><td>{types}</td><td>{escape(answer['description'])}</td></tr>")
    return (
        f'<details><summary><b class="m">{method}</b> <code>{escape(path)}</code></summary>'
        f"<table>{''.join(rows)}</table></details>"
    )


def _shape(shape: Schema) -> str:
    needed = shape.get("required", [])
    rows = [
        f"<tr><td><code>{escape(name)}{'' if name in needed else '?'}</code></td><td>{_type(field)}</td></tr>"
        for name, field in shape.get("properties", {}).items()
    ]
    return f"<table>{''.join(rows)}</table>"


def _type(schema: Schema) -> str:
    """A type in short: `list of Entry`, `int or null`, `"en" | "pl"`."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "enum" in schema:
        return escape(" | ".join(f'"{value}"' for value in schema["enum"]))
    if "const" in schema:
        return escape(f'"{schema["const"]}"')
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))
