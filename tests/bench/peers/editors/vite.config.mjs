import { defineConfig } from "vite";

export default defineConfig({
  root: new URL("pages", import.meta.url).pathname,
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic" } },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    chunkSizeWarningLimit: 20_000,
    rolldownOptions: { input: ["pages/tldraw.html", "pages/excalidraw.html"] },
  },
});
