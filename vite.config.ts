import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const CORES = ["contract", "editor-core", "textile-core", "garment-core", "server", "src"];

/** An English text is its own key: of the built pages' English files only what says something else travels, the plural forms. */
const leanEnglish: Plugin = {
  name: "lean-english",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/\/locales\/en\/[^/]+\.json$/.test(id)) return null;
    const texts = Object.entries(JSON.parse(code) as Record<string, string>);
    return { code: JSON.stringify(Object.fromEntries(texts.filter(([key, text]) => key !== text))), map: null };
  },
};

/** Icons are drawn light, regular or filled (src/ui/icon.tsx): their other three weights do not travel. */
const leanIcons: Plugin = {
  name: "lean-icons",
  apply: "build",
  transform(code, id) {
    if (!/@phosphor-icons\/react\/dist\/defs\/\w+\.es\.js$/.test(id)) return null;
    return { code: code.replace(/ {2}\[\n {4}"(?:bold|duotone|thin)",\n[\s\S]*?\n {2}\],?\n/g, ""), map: null };
  },
};

export default defineConfig({
  plugins: [leanEnglish, leanIcons, react(), tailwindcss()],
  build: { target: "es2022", sourcemap: false, chunkSizeWarningLimit: 1_200 },
  worker: { format: "es" },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [...CORES.map((room) => `${room}/**/*.test.{ts,tsx}`), "tests/house/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          globalSetup: ["tests/browser/global.ts"],
          include: ["tests/browser/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "crash",
          include: ["tests/crash/**/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
