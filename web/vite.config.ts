import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8017";
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside every text file its brotli and gzip twin, for the server to choose from; fonts are compressed already. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        );
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The archive, the prepared answers and Pyodide lie beside the pages as they are. */
function beside(): Plugin {
  return {
    name: "beside",
    apply: "build",
    closeBundle() {
      cpSync(here("../build/pages-parts"), here("../build/pages"), { recursive: true });
      for (const name of PYODIDE) cpSync(here(`node_modules/pyodide/${name}`), here(`../build/pages/pyodide/${name}`));
    },
  };
}
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

// `--mode pages`: the edition without a server, a folder for any server of plain files.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), mode === "pages" ? beside() : compressed()],
  base: mode === "pages" ? "./" : "/",
  worker: { format: "es" },
  build: {
    outDir: mode === "pages" ? "../build/pages" : "../src/gwarek/server/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
  },
  server: { port: 5173, strictPort: true, fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: {
    alias: { $edition: here(mode === "pages" ? "src/edition/page/index.ts" : "src/edition/server.ts") },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
    setupFiles: ["src/lib/words.setup.ts"],
    testTimeout: 120_000, // only against hanging: a slow machine is no fault
    hookTimeout: 120_000,
  },
}));
