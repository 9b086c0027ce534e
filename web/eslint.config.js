import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "no-undef": "off", // TypeScript knows
      "svelte/prefer-svelte-reactivity": "off", // plain maps and dates are meant where they stand
      "svelte/no-useless-mustaches": "off", // {" "} is a space the compiler keeps
      "svelte/no-navigation-without-resolve": "off", // no SvelteKit here
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  { ignores: ["node_modules/", "src/lib/openapi.d.ts"] },
);
