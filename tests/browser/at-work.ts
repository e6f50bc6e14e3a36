import { readFile } from "node:fs/promises";
import { getProposalData } from "@selvedge/contract";
import { canonical, type DesignDocument, readDocument } from "@selvedge/editor-core";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { expect } from "vitest";
import type { Caller } from "../run/caller.ts";
import { boardOf } from "./board.ts";
import type { EditorPage } from "./editor.ts";
import { arriveAgain, type BrowserUser, soon } from "./house.ts";

/** Files are made by a busy machine. */
const MADE_MS = 120_000;

/** From now on this person's designs are saved by hand, so that revisions can be counted. */
export const savesByHand = ({ context }: BrowserUser) =>
  context.addInitScript(() => {
    if (location.origin !== "null") localStorage.setItem("designer.autosave", "off");
  });

/** How often the mill's phone tries again what waits. */
const RETRY_MS = 20_000;

/** From now on what waits on this person's phone is sent when they press for it, not every twenty seconds besides. */
export const sendsByHand = ({ context }: BrowserUser) =>
  context.addInitScript((retryMs) => {
    const every = setInterval;
    window.setInterval = ((run: () => void, ms: number) => (ms === retryMs ? 0 : every(run, ms))) as typeof setInterval;
  }, RETRY_MS);

export type Stored = {
  readonly name: string;
  readonly revision: number;
  readonly document: DesignDocument;
  readonly text: string;
};

/** The design of the page's address as the server keeps it; `text` is the same for the same design. */
export async function storedOf({ call }: Caller, page: Page): Promise<Stored> {
  const proposalId = new URL(page.url()).searchParams.get("proposalId")!;
  const data = await call(getProposalData, { proposalId });
  if (!("document" in data)) throw new Error("The answer is a list");
  const document = readDocument(data.document);
  return { name: data.name, revision: data.revision, document, text: canonical(document) };
}

/** Gives the design its name in the dialog that the first saving opens, and waits until it is saved. */
export async function namedAs({ page, saved }: EditorPage, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "What is the design called?" });
  const field = dialog.getByRole("textbox", { name: "Name" });
  await field.waitFor();
  await soon(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await saved(1);
}

/** Leaves the page and comes back to it; what is there is what was saved, and nothing is unsaved. */
export async function reopened({ page, saved }: EditorPage, revision: number): Promise<void> {
  await arriveAgain(page);
  await boardOf(page).painted();
  await saved(revision);
}

/** What comes down when something is pressed. */
export async function fileOf(page: Page, press: () => Promise<unknown>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: MADE_MS }), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where a colour lies in a picture, in px; null where it does not. */
export function areaOf({ width, height, data }: PNG, [red, green, blue]: readonly [number, number, number]): Area | null {
  const NEAR = 10;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let index = 0; index < data.length; index += 4) {
    const far = Math.max(Math.abs(data[index]! - red), Math.abs(data[index + 1]! - green), Math.abs(data[index + 2]! - blue));
    if (far > NEAR || data[index + 3]! < 255) continue;
    const [x, y] = [(index / 4) % width, Math.floor(index / 4 / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export const pictureOf = (bytes: Buffer): PNG => PNG.sync.read(bytes);

/** The revision before the newest beside the newest, as a person finds them: what is said to differ. */
export async function comparedWithBefore(person: BrowserUser, name: string): Promise<string> {
  const { page } = person;
  await person.go("/styleShowRecover?tab=earlier");
  const row = page.getByRole("listitem").filter({ hasText: name, hasNot: page.getByRole("listitem") });
  await row.getByRole("button", { name: "Compare with current" }).first().click();
  const dialog = page.getByRole("dialog", { name: `${name}: this version and current` });
  await dialog.getByRole("heading", { name: /\d+ differences?$/ }).waitFor();
  return (await dialog.textContent()) ?? "";
}

/** A name of its own in every run. */
export const freshName = (name: string): string => `${name} ${Date.now().toString(36)}`;

/** Goes on with Tab until the focus stands on what is called so, as one who has keys alone must. */
export async function tabTo(page: Page, name: string | RegExp, most = 160): Promise<void> {
  const reached: string[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    const called = await page.evaluate(() => {
      const node = document.activeElement as HTMLInputElement | null;
      return (node?.getAttribute("aria-label") ?? node?.labels?.[0]?.textContent ?? node?.textContent ?? "").trim();
    });
    if (typeof name === "string" ? called === name : name.test(called)) return;
    reached.push(called);
  }
  expect(reached).toContain(String(name));
}
