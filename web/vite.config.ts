import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8017";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/gwarek/server/static", emptyOutDir: true, target: "es2022", sourcemap: false },
  server: { port: 5173, strictPort: true, fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
