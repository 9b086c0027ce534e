// The archive of the engine with bytecode in place of sources, made by the very Python that will run it:
//   node bytecode.mjs ../build/pages-parts/engine.zip
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import compileall, py_compile, zipfile
from pathlib import Path

done = compileall.compile_dir(
    "/engine", stripdir="/engine", legacy=True, quiet=1,
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
assert done
with zipfile.ZipFile("/engine.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(Path("/engine").rglob("*")):
        if path.is_file() and path.suffix != ".py":
            info = zipfile.ZipInfo(path.relative_to("/engine").as_posix(), (2000, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, path.read_bytes())
`;

const file = process.argv[2];
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(file)).buffer, "zip", { extractDir: "/engine" });
python.runPython(COMPILE);
writeFileSync(file, python.FS.readFile("/engine.zip"));
