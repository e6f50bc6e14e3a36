import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { soon } from "./house.ts";

export type Panel = "Preset" | "Fabric" | "Artwork" | "Background" | "Notes" | "Pieces" | "History";

/** A number as a field writes it: 12.5, −8.0. */
export const numberOf = (text: string): number => Number(text.replace("−", "-"));

/** The editor by the words on its screen. */
export type EditorPage = {
  readonly page: Page;
  region(name: string): Locator;
  /** A number field of a group of parameters. */
  field(group: "Fabric Param" | "Artwork Param", label: string): Locator;
  value(group: "Fabric Param" | "Artwork Param", label: string): Promise<number>;
  write(group: "Fabric Param" | "Artwork Param", label: string, value: string): Promise<void>;
  open(panel: Panel): Promise<void>;
  /** Shows the whole pattern, chooses a piece by its name and, where asked, brings it close. */
  choosePiece(name: string, how?: { close: boolean }): Promise<void>;
  /** The preview's container with its figures. */
  readonly preview: Locator;
  previewReady(): Promise<void>;
  figure(name: "draw-calls" | "triangles" | "texture-bytes" | "frames" | "paints"): Promise<number>;
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
    },
    async choosePiece(name, { close } = { close: false }) {
      const board = page.getByRole("application");
      await board.press("f");
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
