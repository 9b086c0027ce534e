// Python in a worker: Pyodide from our own folder, and the engine unpacked into it.
import type { PyodideAPI } from "pyodide";

/** `step`: called when a part is there. */
export async function python(folder: string, step: (done: number) => void): Promise<PyodideAPI> {
  const archive = fetch(`${folder}engine.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`engine.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide/pyodide.mjs`)) as typeof import("pyodide");
  step(0.1);
  const made = await loadPyodide({ indexURL: `${folder}pyodide/` });
  step(0.6);
  made.unpackArchive(await archive, "zip", { extractDir: "/lib/gwarek" });
  made.runPython("import sys; sys.path.insert(0, '/lib/gwarek')");
  step(0.7);
  return made;
}
