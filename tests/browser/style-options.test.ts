import { getStyleList } from "@selvedge/contract";
import type { Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { testLong } from "../run/test-long.ts";
import {
  type BrowserUser,
  BUYER,
  browserUser,
  letIn,
  openBrowser,
  type Person,
  PHONE,
  session,
  soon,
  type TestBrowser,
} from "./house.ts";

let browser: TestBrowser;
let buyer: Caller;
let skirt: string;
let narrowSkirt: string;
let shirt: string;
beforeAll(async () => {
  [browser, buyer] = [await openBrowser(), await session(BUYER)];
  const { list } = await buyer.call(getStyleList, { pageNum: 1, pageSize: 100 });
  const addressOf = (style: string) => `/styleShow?designId=${list.find(({ name }) => name === style)!.id}`;
  [skirt, narrowSkirt, shirt] = [addressOf("Circle skirt"), addressOf("Pencil skirt"), addressOf("Button shirt")];
});
afterAll(() => browser.close());
// A garment that is left open goes on draping beside the next test.
afterEach(() => person.context.close());

let person: BrowserUser;
const customer = async (how: Person = {}): Promise<BrowserUser> => {
  person = await browserUser(browser, how);
  await letIn(person, buyer);
  return person;
};

const options = (page: Page) => page.locator("section[aria-labelledby=options]");
const grading = (page: Page) => page.locator("section[aria-labelledby=grading]");
const sizes = (page: Page) => grading(page).getByRole("button");
const queryOf = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
/** Scrolls to the sizes until they stand there: what comes above them meanwhile pushes them away. */
const showSizes = (page: Page) =>
  soon(async () => {
    await grading(page).evaluate((section) => section.scrollIntoView());
    return sizes(page).count();
  }).toBe(4);
/** Centimetres of a size's length, as it stands under its picture. */
const lengthOf = async (page: Page, index: number) =>
  Number.parseFloat((await sizes(page).nth(index).textContent())!.split("Length")[1] ?? "");

/**
 * Drapes that are done may be held back before the page hears of them, so that a drape lasts as long as a test looks at it.
 * A worker may end as one that the browser takes its memory from, once, when it is asked for a skirt that is longer by so much.
 */
type Drapes = { isHeld: boolean; endsAtMm: number | null; letGo(): void };
declare global {
  var drapes: Drapes;
}
const withHeldDrapes = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    globalThis.drapes = {
      isHeld: true,
      endsAtMm: null,
      letGo() {
        globalThis.drapes.isHeld = false;
        for (const tell of held.splice(0)) tell();
      },
    };
    globalThis.Worker = class extends Worker {
      constructor(address: string | URL, how?: WorkerOptions) {
        super(address, how);
        this.addEventListener("message", (told) => {
          if (!globalThis.drapes.isHeld || told.data?.level !== "fine") return;
          told.stopImmediatePropagation();
          held.push(() => this.dispatchEvent(new MessageEvent("message", { data: told.data })));
        });
      }
      override postMessage(message: unknown, how?: Transferable[] | StructuredSerializeOptions): void {
        const asked = message as { kind?: string; input?: { chosen: Record<string, number> } } | null;
        if (asked?.kind !== "drape" || asked.input?.chosen.skirtLength !== globalThis.drapes.endsAtMm) {
          super.postMessage(message, how as StructuredSerializeOptions);
          return;
        }
        globalThis.drapes.endsAtMm = null;
        this.terminate();
        this.dispatchEvent(new ErrorEvent("error"));
      }
    };
  });
const hold = (page: Page) => page.evaluate(() => void Object.assign(globalThis.drapes, { isHeld: true }));
const endAt = (page: Page, mm: number) => page.evaluate((endsAtMm) => void Object.assign(globalThis.drapes, { endsAtMm }), mm);
const letGo = (page: Page) => page.evaluate(() => globalThis.drapes.letGo());

test("a skirt chosen 50 mm longer is drawn, measured and, tried again where draping went wrong, draped so, and its address keeps it; a size is chosen among all", async () => {
  const person = await customer();
  const { page } = person;
  await withHeldDrapes(page);
  await person.go(narrowSkirt);
  await page.locator('[data-state="ready"]').waitFor();
  await showSizes(page);
  await soon(() => lengthOf(page, 1)).toBeGreaterThan(50);
  const drafted = await lengthOf(page, 1);

  const length = options(page).getByRole("slider", { name: "Skirt length" });
  await length.focus();
  await endAt(page, 50);
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await soon(() => queryOf(page, "options")).toBe("skirtLength:50");
  await page.getByText("Something went wrong while draping. The previous garment is shown.").waitFor();
  await person.picture("style-options-drape-failed");
  await page.getByRole("button", { name: "Drape", exact: true }).press("Enter");
  await page.getByText("Draping again").waitFor();
  await soon(() => lengthOf(page, 1)).toBeCloseTo(drafted + 5, 1);
  const file = page.locator("section[aria-labelledby=pattern]").getByRole("link", { name: "Drawing, SVG" });
  await soon(() => file.getAttribute("href")).toContain("skirtLength%3A50");
  await letGo(page);
  await page.getByText("Draping again").waitFor({ state: "detached" });
  await page.getByText("Something went wrong").waitFor({ state: "detached" });

  await hold(page);
  await sizes(page).nth(2).click();
  await soon(() => queryOf(page, "size")).toBe("L");
  await page.getByRole("button", { name: "Stop" }).press("Enter");
  await page.getByText("Stopped. The previous garment is shown.").waitFor();
  await soon(() => sizes(page).nth(2).getAttribute("aria-pressed")).toBe("true");
  await options(page).getByRole("button", { name: "As drafted" }).click();
  await soon(() => queryOf(page, "options")).toBe(null);
  await person.accessible("/styleShow, options", page);
  await person.picture("style-options-desk-en", page);
  expect(person.troubles).toEqual([]);
});

testLong(
  "a shirt is worn open as its address says; closed again, it hangs as before at once; a skirt has nothing to open",
  async () => {
    const person = await customer();
    const { page } = person;
    await withHeldDrapes(page);
    await person.go(shirt);
    await page.locator('[data-state="ready"]').waitFor();
    const front = options(page).getByRole("group", { name: "Front" });
    const worn = (how: string) => front.getByRole("radio", { name: how });
    await soon(() => worn("Worn closed").isChecked()).toBe(true);
    await worn("Worn open").press("Space");
    await soon(() => queryOf(page, "open")).toBe("front");
    await page.getByText("Draping again").waitFor();
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    await page.getByText("Stopped. The previous garment is shown.").waitFor();
    await worn("Worn closed").press("Space");
    await soon(() => queryOf(page, "open")).toBe(null);
    await page.getByText("Stopped. The previous garment is shown.").waitFor({ state: "detached" });
    await person.go(skirt);
    await options(page).getByRole("slider").first().waitFor();
    expect(await options(page).getByRole("radio").count()).toBe(0);
    expect(person.troubles).toEqual([]);
  },
);

test("an address with options that the style does not have opens it as it is drafted; on a phone the sizes scroll, the page does not", async () => {
  const person = await customer({ language: "arab", viewport: PHONE, touch: true, webGl: false });
  const { page } = person;
  await person.go(`${skirt}&options=legLength:30&size=XXL`);
  await soon(() => queryOf(page, "options")).toBe(null);
  await showSizes(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await person.accessible("/styleShow, sizes", page);
  await person.picture("style-sizes-phone-arab", page);
});

test("what comes into the window is shown though a busy browser reports in one batch that it was not there and that it is", async () => {
  const person = await customer({ webGl: false });
  const { page } = person;
  await page.addInitScript(() => {
    const Watch = IntersectionObserver;
    globalThis.IntersectionObserver = class extends Watch {
      constructor(hear: IntersectionObserverCallback, how?: IntersectionObserverInit) {
        const before = { isIntersecting: false } as IntersectionObserverEntry;
        super(
          (told, watch) =>
            hear(
              told.flatMap((now) => [before, now]),
              watch,
            ),
          how,
        );
      }
    };
  });
  await person.go(skirt);
  await showSizes(page);
  expect(person.troubles).toEqual([]);
});

test("an answer that comes while the arrows are still pressed takes no step back", async () => {
  const person = await customer({ webGl: false });
  const { page } = person;
  const held = Promise.withResolvers<void>();
  const isOfFirstStep = (request: Request) => (request.postData() ?? "").includes("skirtLength:10");
  await page.route("**/design/getById", async (route) => {
    if (isOfFirstStep(route.request())) await held.promise;
    await route.continue();
  });
  await person.go(skirt);
  const length = options(page).getByRole("slider", { name: "Skirt length" });
  await length.focus();
  await page.keyboard.press("ArrowRight");
  await soon(() => queryOf(page, "options")).toBe("skirtLength:10");
  await page.keyboard.down("ArrowRight");
  await soon(() => length.inputValue()).toBe("20");
  const answered = page.waitForResponse((reply) => reply.url().endsWith("/design/getById") && isOfFirstStep(reply.request()));
  held.resolve();
  await answered;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await length.inputValue()).toBe("20");
  await page.keyboard.up("ArrowRight");
  await soon(() => queryOf(page, "options")).toBe("skirtLength:20");
  await options(page).getByRole("button", { name: "As drafted" }).click();
  await soon(() => length.inputValue()).toBe("0");
  expect(person.troubles).toEqual([]);
});
