import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { build } from "vite";

const HERE = new URL(".", import.meta.url).pathname;
const BASE = "/pages-of-the-tests/";

/** Pages that show one part of the application alone, built from the same sources as the portal. */
export type TestPages = {
  /** Lets a browser find them beside the portal's own pages, under the same origin. */
  serve(context: BrowserContext, origin: string): Promise<void>;
  address(page: string): string;
  remove(): void;
};

export async function buildTestPages(...pages: readonly string[]): Promise<TestPages> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-pages-"));
  await build({
    root: HERE,
    base: BASE,
    configFile: new URL("../../../vite.config.ts", import.meta.url).pathname,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { input: pages.map((page) => join(HERE, page)) },
    },
  });
  return {
    async serve(context, origin) {
      await context.route(`${origin}${BASE}**`, (route) => {
        const file = join(folder, new URL(route.request().url()).pathname.slice(BASE.length));
        return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
      });
    },
    address: (page) => BASE + page,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
