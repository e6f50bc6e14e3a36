import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { FILLED_ICONS } from "./src/ui/filled-icons.ts";
import { IS_LONG } from "./tests/run/circle.ts";
import FixedOrder from "./tests/run/order.ts";

const CORES = ["contract", "geometry-core", "editor-core", "textile-core", "garment-core", "server", "demo", "src"];

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

/** Icons are drawn light or regular, some of them filled too (src/ui/icon.tsx): their other weights do not travel. */
const leanIcons: Plugin = {
  name: "lean-icons",
  apply: "build",
  transform(code, id) {
    const icon = id.match(/@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js$/)?.[1];
    if (!icon) return null;
    const unused = FILLED_ICONS.some((name) => name === icon) ? "bold|duotone|thin" : "bold|duotone|thin|fill";
    return { code: code.replace(new RegExp(` {2}\\[\\n {4}"(?:${unused})",\\n[\\s\\S]*?\\n {2}\\],?\\n`, "g"), ""), map: null };
  },
};

/** A browser asks by XMLHttpRequest, which reports how far an upload is; axios' other way of asking, by fetch, is never taken. */
const leanAxios: Plugin = {
  name: "lean-axios",
  apply: "build",
  transform(code, id) {
    if (!/axios\/lib\/adapters\/adapters\.js$/.test(id)) return null;
    const ways = /^import \* as fetchAdapter from .*$|^ {2}fetch: \{\n.*\n {2}\},$/gm;
    if (code.match(ways)?.length !== 2) this.error("axios names its ways of asking otherwise than before");
    return { code: code.replace(ways, ""), map: null };
  },
};

const lean = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** The router offers its development build, with all its warnings, to every bundler: built pages take the other one it brings. */
const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  config: () => ({ resolve: { alias: { "react-router/dom": lean("dom-export.mjs"), "react-router": lean("index.mjs") } } }),
};

/** Schemas check what comes in; nobody writes a JSON Schema of them in a browser, which is a fifth of the library, or reads their own English. */
const leanSchemas: Plugin = {
  name: "lean-schemas",
  apply: "build",
  transform(code, id) {
    if (!/zod\/v4\/classic\/schemas\.js$/.test(id)) return null;
    const without = code
      .replace(
        /^import \* as processors from .*$/m,
        (line) => `${line.replace("* as processors", "{ aggregateChecks }")}\nconst processors = { aggregateChecks };`,
      )
      .replace(
        /^import \{ createStandardJSONSchemaMethod.*$/m,
        "const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => ({});",
      )
      .replace(/^import en from .*$/m, "const en = () => ({ localeError: () => undefined });");
    return { code: without, map: null };
  },
};

/** What a renderer of nodes in a canvas has no use for: written as what it is, it is left out. */
const HOST = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: true,
  supportsTestSelectors: false,
  supportsResources: false,
  supportsSingletons: false,
  isPrimaryRenderer: false,
};

/** Of Konva's core the board has no use for what moves nodes by itself, and for a kind of layer that is none since its tenth version. */
const leanKonva: Plugin = {
  name: "lean-konva",
  apply: "build",
  transform(code, id) {
    if (!/konva\/lib\/_CoreInternals\.js$/.test(id)) return null;
    return {
      code: code.replace(/^import .*(?:Tween|Animation|FastLayer)\.js";$|^ {4}(?:Tween|Easings|Animation|FastLayer),$/gm, ""),
      map: null,
    };
  },
};

/** What of React draws other things than a page, the board by Konva and the garment by three.js: fiber brings a copy of its own, the same version. */
const oneReconciler: Plugin = {
  name: "one-reconciler",
  apply: "build",
  transform(code, id) {
    if (/react-reconciler\.production\.js$/.test(id)) {
      let lean = code;
      for (const [name, is] of Object.entries(HOST))
        lean = lean
          .replace(`${name} = $$$config.${name}`, `${name}Unread = 0`)
          .replace(new RegExp(`(?<![.\\w$])${name}\\b`, "g"), String(is));
      return { code: lean, map: null };
    }
    if (!/@react-three\/fiber\/dist\/events-\w+\.esm\.js$/.test(id)) return null;
    const copy =
      /\nfunction [\w$]+\(\w+\) \{\n {2}return \w+ && \w+\.__esModule[\s\S]+react-reconciler\.production\.js[\s\S]+?\nconst ([\w$]+) = [\w$]+\([\w$]+\);\n/;
    if (!copy.test(code)) this.error("fiber brings its reconciler otherwise than before");
    return { code: code.replace(copy, (_, name) => `\nimport ${name} from "react-reconciler";\n`), map: null };
  },
};

/** What talks to headsets would carry an emulated one along, with its rooms and its panel: tests bring their own, and nobody else wants one. */
const leanHeadset: Plugin = {
  name: "lean-headset",
  apply: "build",
  transform(code, id) {
    if (!/@pmndrs\/xr\/dist\/store\.js$/.test(id)) return null;
    const emulator = "const { emulate } = await import('./emulate.js');";
    if (!code.includes(emulator)) this.error("the emulated headset is brought otherwise than before");
    return { code: code.replace(emulator, "const emulate = () => undefined;"), map: null };
  },
};

/** What nearly every page has of controls and signs, the editor too. */
const KIT =
  /src\/(ui\/(choices|copying|field|float|picture|words)|state\/\w+)\.tsx?$|csr\/(Camera|CaretDown|CaretRight|MagnifyingGlass|Minus|Plus|SlidersHorizontal|Swatches|X)\.es\.js$/;

/** Where things lie on cloth and pieces: what the editor needs of it, and every page that shows a design. */
const GROUND =
  /geometry-core\/(angles|bounds|convex|lattice|matrix|numbers|point|polygon|segment)\.ts$|editor-core\/((geometry|placement)\/|seams\/directions|document\/(equal-finishes|fabric-key|named|plain-artwork))/;

/** Whether something is kept: on the cards of every list, and in the editor, which has nothing else of those. */
const HEART = /src\/state\/hearts\.ts$|csr\/Heart\.es\.js$/;

/** Signs the editor shows at once and few others show. */
const SIGNS = /csr\/(ArrowsIn|ArrowsOut|ClockCounterClockwise|DotsThree|ImageSquare|Pause|Ruler|ShareNetwork|Stack)\.es\.js$/;

/** What draws in 3D on every page that does: in a headset it would otherwise be two files. */
const STAGE =
  /node_modules\/(three\/build\/three\.module|@react-three\/fiber|react-use-measure|suspend-react)|garment-core\/mesh\/button(-solid|s)\.ts$|src\/preview\/(use-arrivals|mesh\/(level-index|seat-on-shown|use-drape)|cloth\/((cloth|near)\.glsl|decal|decal-plan|dressed-piece|lacy-shadow|material|plain-texture|tiles)|stage\/(buttons|room)|scene\/use-room)\.ts$/;

const LARGE =
  /\/(?:page|list|customer|ui|select|tabs|frame|drawing|preview|schema|garment-preview|reconciler|stage|three\.core)-[\w-]{8}\.js$|\.css$/;

/** With CIRCLE=long the tests that take too long for every day run, all of the browser, and the laws on other examples than usual. */
const testsIn = (...rooms: readonly string[]) => rooms.map((room) => `${room}/**/*${IS_LONG ? ".long" : ""}.test.{ts,tsx}`);
const LAWS = IS_LONG ? ["*/**/*.laws.test.ts", "textile-core/formats/fuzz.test.ts"] : [];
/** In both circles too: a part of each every day, all of it here. */
const BOTH = ["desk-histories", "pictures", "present-drapes", "search-oracle", "swatches", "tech-pack"];
const MORE_API = IS_LONG ? BOTH.map((name) => `tests/api/${name}.test.ts`) : [];
const exclude = IS_LONG ? configDefaults.exclude : [...configDefaults.exclude, "**/*.long.test.*"];

/** Of the long circle on a PostgreSQL server, where `npm test` tries but a part: all of it. */
const ON_SERVER = IS_LONG && Boolean(process.env.DATABASE_URL);
const allIn = (room: string) => [`${room}/**/*.test.ts`];

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string };

export default defineConfig({
  define: { "import.meta.env.VITE_PORTAL_VERSION": JSON.stringify(version) },
  plugins: [
    leanEnglish,
    leanIcons,
    leanAxios,
    leanRouter,
    leanSchemas,
    leanKonva,
    leanHeadset,
    oneReconciler,
    react(),
    tailwindcss(),
  ],
  build: {
    target: "es2022",
    sourcemap: false,
    manifest: true,
    // A face within a style sheet would be refused by the portal's own policy.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    chunkSizeWarningLimit: 1_200,
    // What a page is asked for together with: its large parts only and not itself, for every name stands in the first script.
    // Who does not know such hints fetches the same files a moment later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (page, needed) => needed.filter((file) => file !== page && LARGE.test(file)),
    },
    rolldownOptions: {
      output: {
        // What every page needs travels as two files with what these need themselves: many small ones weigh more and come later.
        codeSplitting: {
          groups: [
            {
              name: "base",
              priority: 9,
              test: /src\/(i18n|i18n-format|i18n-read|ui\/(button|icon|states)|api\/call|session\/\w+)\.tsx?$/,
            },
            { name: "start", priority: 9, tags: ["$initial"] },
            { name: "heart", priority: 6, test: HEART },
            { name: "kit", priority: 5, test: KIT },
            { name: "front", priority: 4, test: /src\/pages\/nav\/page\.tsx$/ },
            { name: "customer", priority: 3, test: /src\/shell\/(signed-in|category-bar)\.tsx$/ },
            { name: "list", priority: 2, test: /src\/pages\/goods\/page\.tsx$/ },
            { name: "ground", priority: 1, test: GROUND },
            { name: "signs", priority: 1, test: SIGNS },
            // What it needs of drawing, the board needs too.
            { name: "stage", test: STAGE, includeDependenciesRecursively: false },
            { name: "reconciler", priority: 1, test: /node_modules\/(react-reconciler|its-fine)\// },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  test: {
    // What is asked for again and again is waited for as long as anything else on a busy machine.
    expect: { poll: { timeout: 90_000 } },
    sequence: { sequencer: FixedOrder },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [...testsIn(...CORES, "tests/house", "tests/relevance", "tests/bench"), ...LAWS],
          exclude,
          environment: "node",
          // No test leaves anything behind for the next: modules are read once for each worker.
          isolate: false,
          maxWorkers: 2,
          setupFiles: ["tests/run/fixed-seeds.ts"],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          globalSetup: ["tests/api/fixtures.ts"],
          include: ON_SERVER ? allIn("tests/api") : [...testsIn("tests/api"), ...MORE_API],
          exclude,
          // Every file opens a portal of its own and closes it: modules are read once for each worker.
          isolate: false,
          setupFiles: ["tests/run/fixed-seeds.ts"],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          globalSetup: ["tests/browser/global.ts", "tests/api/fixtures.ts"],
          include: IS_LONG ? allIn("tests/browser") : testsIn("tests/browser"),
          exclude,
          setupFiles: ["tests/run/fixed-seeds.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each with a browser and a portal of its own, for all its files.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: "crash",
          include: ON_SERVER ? allIn("tests/crash") : testsIn("tests/crash"),
          exclude,
          setupFiles: ["tests/run/fixed-seeds.ts"],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
