import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, dressed, fabricCoded, GINGHAM, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { boardOf } from "./board.ts";
import { type EditorPage, editorOf } from "./editor.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, session, soon, type TestBrowser } from "./house.ts";

const LEFT = { x: -100, y: 200 };
const RIGHT = { x: 110, y: 380 };
const SIZE = { width: 64, height: 40 };
/** Nearer to each other than this, in pixels, handles stand off what they size. */
const APART_PX = 56;

let browser: TestBrowser;
let person: BrowserUser;
let page: Page;
let editor: EditorPage;
let pieces: readonly string[];

beforeAll(async () => {
  const designer = await session();
  browser = await openBrowser();
  const [style, fabric, { imageId }] = [
    await styleNamed(designer, T_SHIRT),
    await fabricCoded(designer, GINGHAM),
    await designer.upload(pennant(), "artwork"),
  ];
  pieces = style.pieces.map(({ key }) => key);
  const shape = { imageId, pieceKey: "front", ...SIZE };
  const document = withArtworks(dressed(style, fabric), [
    { ...shape, ...LEFT, name: "left" },
    { ...shape, ...RIGHT, name: "right", angle: 30 },
  ]);
  person = await browserUser(browser, { webGl: false });
  page = person.page;
  editor = editorOf(page);
  await letIn(person, designer);
  await person.go(addressOf(await keep(designer, style, document, "Board tree")));
  await boardOf(page).painted();
});
afterAll(() => browser.close());

/** The nodes of the board that are seen and whose ids begin so, with where they lie in what holds them. */
const nodes = (kind: string) =>
  page.evaluate(
    (kind) =>
      window.Konva.stages.flatMap((stage) =>
        stage
          .find((node: { id(): string; isVisible(): boolean }) => node.id().startsWith(`${kind}:`) && node.isVisible())
          .map((node) => ({ id: node.id(), x: node.x(), y: node.y(), angle: node.rotation(), ...node.size() })),
      ),
    kind,
  );
const artworks = () => nodes("artwork");
const cursorOn = async (place: { x: number; y: number }) =>
  boardOf(page).cursorAt(await boardOf(page).at({ pieceKey: "front", ...place }));

test("every piece is a node under its key, and every artwork one at its millimetres", async () => {
  expect((await nodes("piece")).map(({ id }) => id)).toEqual(pieces.map((key) => `piece:${key}`));
  expect(await artworks()).toMatchObject([
    { ...LEFT, ...SIZE, angle: 0 },
    { ...RIGHT, ...SIZE, angle: 30 },
  ]);
});

test("the chosen artwork has nine handles, the chosen piece none", async () => {
  await editor.choosePiece("Front", { close: true });
  await boardOf(page).painted();
  expect(await nodes("artwork-handle")).toEqual([]);
  await boardOf(page).press({ pieceKey: "front", ...LEFT });
  await soon(async () => (await nodes("artwork-handle")).length).toBe(9);
  const [nw] = await nodes("artwork-handle");
  const [se] = (await nodes("artwork-handle")).filter(({ id }) => id === "artwork-handle:se");
  const scale = await boardOf(page).pxPerMm();
  expect(se!.x - nw!.x).toBeCloseTo(Math.max(APART_PX, SIZE.width * scale), 3);
  expect(se!.y - nw!.y).toBeCloseTo(Math.max(APART_PX, SIZE.height * scale), 3);
});

test("a drag moves the artwork's node by the pointer's millimetres, before anything is a step, and Escape puts it back", async () => {
  const from = await boardOf(page).at({ pieceKey: "front", ...LEFT });
  const scale = await boardOf(page).pxPerMm();
  const steps = await editor.steps();
  await boardOf(page).drag(from, { x: from.x + 30, y: from.y + 60 }, { keys: ["Alt"], letGo: false });
  const [left] = await artworks();
  expect(left!.x).toBeCloseTo(LEFT.x + 30 / scale, 1);
  expect(left!.y).toBeCloseTo(LEFT.y + 60 / scale, 1);
  expect(await editor.steps()).toBe(steps);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect((await artworks())[0]).toMatchObject(LEFT);
});

test("a press takes the topmost node at its place: an artwork where its own turned box lies, what is beneath once it is locked or hidden", async () => {
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await editor.open("Layers");
  // Within the box of the turned artwork as it would lie upright, and within it as it lies.
  const [beside, within] = [
    { x: RIGHT.x - 28, y: RIGHT.y + 15 },
    { x: RIGHT.x + 24, y: RIGHT.y + 14 },
  ];
  expect(await cursorOn(beside)).toBe("default");
  expect(await cursorOn(within)).toBe("move");
  await page.getByRole("button", { name: "Lock right" }).click();
  expect(await cursorOn(within)).toBe("default");
  await page.keyboard.press("Control+z");
  expect(await cursorOn(within)).toBe("move");
  await page.getByRole("button", { name: "Hide right" }).click();
  expect(await cursorOn(within)).toBe("default");
  expect(await artworks()).toHaveLength(1);
});

test("a piece is pressed as before when artworks on it have come and gone", async () => {
  await editor
    .region("Layers")
    .getByRole("button", { name: /^left / })
    .click();
  await page.getByRole("application").focus();
  await page.keyboard.press("Delete");
  await soon(async () => (await artworks()).length).toBe(0);
  await editor.open("Notes");
  expect(await cursorOn(RIGHT)).toBe("crosshair");
  // Within the neck there is no cloth.
  expect(await cursorOn({ x: 0, y: 30 })).toBe("default");
  expect(person.troubles).toEqual([]);
});
