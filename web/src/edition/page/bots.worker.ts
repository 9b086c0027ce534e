// Bots think here, so that neither the page nor the tables wait for them.
import type { PyProxy } from "pyodide/ffi";
import type { BotTold, BotWish } from "./messages";
import { python } from "./python";

const say = (told: BotTold) => postMessage(told);
let answer: Promise<PyProxy> | null = null;

async function start(folder: string): Promise<PyProxy> {
  const made = await python(folder, () => undefined);
  return made.runPython(`
import json
from pathlib import Path
import gwarek.bots, gwarek.bots.weighing
from gwarek.pages.mail import answer
lambda text: answer(json.loads(text), Path("/tmp/gwarek"))
`) as PyProxy;
}

onmessage = async ({ data }: MessageEvent<BotWish>) => {
  if (data.kind === "start") {
    answer = start(data.folder);
    await answer.then(
      () => say({ kind: "ready" }),
      () => undefined, // the first question says so
    );
    return;
  }
  const { number } = data.question;
  try {
    const think = (await answer!) as unknown as (text: string) => string;
    say({ kind: "answered", number, text: think(JSON.stringify(data.question)) });
  } catch (fault) {
    say({ kind: "failed", number, why: String(fault) });
  }
};
