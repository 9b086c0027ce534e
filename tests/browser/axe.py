"""What axe finds on a page: its serious and critical faults."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# A piece of the board and a seat bear figures; they are values, not the label, which says them all in words. For
# everything else what is written on a button has to be in its name.
RUN_AXE = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const figures = (node) => document.querySelector(node.target[0])?.closest(".is-piece, .st");
  const meant = (id, node) => id === "label-content-name-mismatch" && figures(node);
  const say = (node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`;
  return violations.filter((v) => ["serious", "critical"].includes(v.impact))
    .map((v) => ({ id: v.id, nodes: v.nodes.filter((n) => !meant(v.id, n)) })).filter((v) => v.nodes.length)
    .map((v) => `${v.id}: ${v.nodes.slice(0, 3).map(say).join(" | ")}`);
}
"""


def axe_faults(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN_AXE)
    return found
