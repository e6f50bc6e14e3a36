import type { Page } from "playwright-core";
import { type Board, boardOf } from "../board.ts";
import { type EditorPage, editorOf } from "../editor.ts";
import { arrive, type BrowserUser, browserUser, openBrowser, type TestBrowser } from "../house.ts";

/** Whoever plays in the story, and what one scene hands to the next. */
export type Cast = {
  readonly browser: TestBrowser;
  readonly designer: BrowserUser;
  /** The customer, who has no account: at a desk, later on a phone. */
  readonly customer: BrowserUser;
  readonly phone: BrowserUser;
  /** The name the design is saved under; its own in every run. */
  readonly designName: string;
  readonly password: string;
  editor: EditorPage;
  board: Board;
  /** Address of the design's link. */
  link: string;
};

export const FABRIC = "SV-3320-20";
export const NOTE = "Hem 5 mm deeper, please";
export const COMMENT = "Could the pennant sit a little higher?";

export async function assemble(): Promise<Cast> {
  const browser = await openBrowser();
  const [designer, customer, phone] = [
    await browserUser(browser),
    await browserUser(browser),
    await browserUser(browser, { viewport: { width: 390, height: 844 }, touch: true }),
  ];
  return {
    browser,
    designer,
    customer,
    phone,
    designName: `Regatta tee ${Date.now().toString(36)}`,
    password: "sail-2026",
    editor: editorOf(designer.page),
    board: boardOf(designer.page),
    link: "",
  };
}

/** Goes on with the editor in another tab. */
export function goOnIn(cast: Cast, page: Page): void {
  cast.editor = editorOf(page);
  cast.board = boardOf(page);
}

/** Opens a place of the portal in another tab of the designer's browser. */
export async function anotherTab({ designer }: Cast, address: string): Promise<Page> {
  const page = await designer.context.newPage();
  await arrive(page, address);
  return page;
}
