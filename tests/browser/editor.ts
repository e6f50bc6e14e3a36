import { searchTexturedProducts } from "@selvedge/contract";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed } from "../run/designs.ts";
import { boardOf } from "./board.ts";
import { type BrowserUser, browserUser, letIn, type Person, session, soon, type TestBrowser } from "./house.ts";

export type Panel =
  | "Preset"
  | "Fabric"
  | "Artwork"
  | "Text"
  | "Layers"
  | "Background"
  | "Notes"
  | "Pieces"
  | "Fit"
  | "Seams"
  | "Decorate"
  | "Materials"
  | "Colourways"
  | "Cost"
  | "History";

/** A number as a field writes it: 12.5, −8.0. */
export const numberOf = (text: string): number => Number(text.replace("−", "-"));

/** Keys and menus are fetched at the first pointer or key event; what is pressed meanwhile is done when they are there. */
export const toolsAtHand = (page: Page) => page.locator("[data-chosen-said]").waitFor({ state: "attached" });

/** The editor by the words on its screen. */
export type EditorPage = {
  readonly page: Page;
  region(name: string): Locator;
  /** A number field of a group of parameters. */
  field(group: "Fabric Param" | "Artwork Param", label: string): Locator;
  value(group: "Fabric Param" | "Artwork Param", label: string): Promise<number>;
  write(group: "Fabric Param" | "Artwork Param", label: string, value: string): Promise<void>;
  open(panel: Panel): Promise<void>;
  /** Lays the fabric of a code, shown in the open panel, where it is wanted. */
  lay(code: string): Promise<void>;
  /** Shows the whole pattern, chooses a piece by its name and, where asked, brings it close. */
  choosePiece(name: string, how?: { close: boolean }): Promise<void>;
  /** The preview's container with its figures. */
  readonly preview: Locator;
  previewReady(): Promise<void>;
  figure(name: "draw-calls" | "triangles" | "gpu-bytes" | "level" | "frames" | "paints"): Promise<number>;
  /** How many steps the history holds, and the words of the last one. */
  steps(): Promise<number>;
  lastStep(): Promise<string>;
  /** Does something and expects exactly one more step, with these words. */
  oneStep(words: string | RegExp, act: () => Promise<unknown>): Promise<void>;
  saved(revision: number): Promise<void>;
};

export function editorOf(page: Page): EditorPage {
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  const field: EditorPage["field"] = (group, label) => region(group).getByRole("textbox", { name: label, exact: true });
  const preview = region("Preview").locator("[data-draw-calls]");
  const history = region("History");
  const counted = history.getByRole("button", { name: /^\d+ steps?$/ });
  const editor: EditorPage = {
    page,
    region,
    field,
    value: async (group, label) => numberOf(await field(group, label).inputValue()),
    async write(group, label, value) {
      await field(group, label).fill(value);
      await field(group, label).press("Enter");
    },
    async open(panel) {
      const entry = page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: panel, exact: true });
      if ((await entry.getAttribute("aria-expanded")) !== "true") await entry.click();
      await region(panel).first().waitFor();
      await region(panel).first().locator("[data-fetching]").waitFor({ state: "detached" });
    },
    lay: (code) =>
      page
        .getByRole("button", { name: new RegExp(code) })
        .first()
        .click(),
    async choosePiece(name, { close } = { close: false }) {
      const board = page.getByRole("application");
      await board.press("f");
      await toolsAtHand(page);
      await board.getByRole("button", { name: new RegExp(`^${name}, `) }).click();
      if (close) await board.press("2");
    },
    preview,
    async previewReady() {
      await soon(() => preview.getAttribute("data-state")).toBe("ready");
      await soon(() => editor.figure("draw-calls")).toBeGreaterThan(0);
    },
    figure: async (name) => Number(await preview.getAttribute(`data-${name}`)),
    steps: async () => Number.parseInt((await counted.textContent()) ?? "", 10),
    async lastStep() {
      const step = history.getByRole("listitem").first();
      return (await step.locator("span[title]").getAttribute("title")) ?? "";
    },
    async oneStep(words, act) {
      const before = await editor.steps();
      await act();
      await soon(() => editor.steps()).toBeGreaterThan(before);
      expect(await editor.lastStep()).toMatch(words);
      expect(await editor.steps()).toBe(before + 1);
    },
    async saved(revision) {
      await soon(() => page.locator("[data-saved]").getAttribute("data-saved")).toBe(String(revision));
    },
  };
  return editor;
}

export type AtDesign = { readonly person: BrowserUser; readonly page: Page; readonly editor: EditorPage };

/** A designer in the editor at a new design of their own: a style of the library in gingham at true scale, painted. */
export async function openInGingham(browser: TestBrowser, style: string, name: string, who: Person = {}): Promise<AtDesign> {
  const designer = await session();
  const [cut, fabric] = [await styleNamed(designer, style), await fabricCoded(designer, GINGHAM)];
  const design = await keep(designer, cut, dressed(cut, fabric), name);
  const person = await browserUser(browser, who);
  await letIn(person, designer);
  await person.go(addressOf(design));
  await boardOf(person.page).painted();
  return { person, page: person.page, editor: editorOf(person.page) };
}

const PLAID = "plaid";

/** Where a style of the library opens in no fabric with plaids at hand, and the codes of the first of them. */
export async function withPlaids(caller: Caller, style: string, count: number) {
  const [{ id }, { list }] = await Promise.all([
    styleNamed(caller, style),
    caller.call(searchTexturedProducts, { searchKey: PLAID, pageNum: 1, pageSize: count }),
  ]);
  return { address: `/shapeDetails?designId=${id}&searchKey=${PLAID}`, plaids: list.map(({ productCode }) => productCode) };
}
