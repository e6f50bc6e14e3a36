import { createShare, LANGUAGES, type Lang } from "@selvedge/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { daily } from "../run/circle.ts";
import { addressOf, boxOf, dressed, fabricCoded, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { complete } from "../run/waits.ts";
import { type BrowserUser, browserUser, DESK, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

/** What a screen needs before it is looked at: who is in front of it, and what must be there. */
type Screen = {
  readonly name: string;
  readonly path: () => string;
  readonly isSignedIn: boolean;
  readonly there: (page: Page) => Promise<unknown>;
  /** There is so much on it that it is looked at on a phone every day. */
  readonly isFull?: true;
};

let browser: TestBrowser;
let designer: Caller;
let design: string;
let link: string;

const drawn = async (page: Page) => {
  await soon(() => page.locator("[data-draw-calls]").first().getAttribute("data-state")).toBe("ready");
};
const board = (page: Page) => page.locator('[data-board][data-state="ready"]').waitFor();
export const cards = (page: Page) => page.locator("main li img").first().waitFor();

const SCREENS: readonly Screen[] = [
  { name: "01-nav", path: () => "/nav", isSignedIn: false, there: cards },
  { name: "02-login", path: () => "/login", isSignedIn: false, there: (page) => page.locator("main form").waitFor() },
  { name: "03-designlist", path: () => "/designlist?parentId=4&id=125", isSignedIn: true, there: cards },
  {
    name: "04-editor",
    isFull: true,
    path: () => design,
    isSignedIn: true,
    there: async (page) => {
      await board(page);
      if ((page.viewportSize()?.width ?? 0) > 1_000) await drawn(page);
    },
  },
  { name: "05-share", path: () => link, isSignedIn: false, there: drawn },
  { name: "06-my-design", path: () => "/myDesign", isSignedIn: true, there: cards },
  { name: "07-home", path: () => "/home", isSignedIn: true, there: cards, isFull: true },
];

const full = SCREENS.filter(({ isFull }) => isFull);
const others = SCREENS.filter(({ isFull }) => !isFull);

/** The page does not scroll sideways, in either direction of writing. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Letters on the page that no face of the portal has: where the system has none for them either, they are boxes. */
export const lentLetters = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (family: string) => family.trim().replace(/^["']|["']$/g, "");
    const faces = [...document.fonts].map(({ family, unicodeRange }) => ({
      family: nameOf(family),
      ranges: unicodeRange.split(",").map((range) => {
        const [first, last = first] = range.trim().slice("U+".length).split("-");
        return { first: Number.parseInt(first!, 16), last: Number.parseInt(last!, 16) };
      }),
    }));
    const lent = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement!;
      if (!holder.checkVisibility()) continue;
      const families = getComputedStyle(holder).fontFamily.split(",").map(nameOf);
      const ranges = faces.filter(({ family }) => families.includes(family)).flatMap((face) => face.ranges);
      for (const letter of text.nodeValue!.replace(/[\s\u2066-\u2069]/g, "")) {
        const code = letter.codePointAt(0)!;
        if (!ranges.some(({ first, last }) => first <= code && code <= last))
          lent.add(`${letter} of “${text.nodeValue!.trim().slice(0, 40)}”`);
      }
    }
    return [...lent];
  });

async function look(person: BrowserUser, screen: Screen, name: string, dir: "ltr" | "rtl"): Promise<void> {
  const { page } = person;
  await person.go(screen.path());
  await screen.there(page);
  await complete(page);
  await person.picture(name);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await lentLetters(page)).toEqual([]);
  await person.accessible(name);
}

/** Where a screen is looked at. */
export type Place = { readonly language: Lang; readonly dir: "ltr" | "rtl"; readonly place: "desk" | "phone" };

/** Those that are looked at every day: between them both sizes and both directions of writing. */
export const DAILY: readonly Place[] = [
  { language: "en", dir: "ltr", place: "desk" },
  { language: "arab", dir: "rtl", place: "phone" },
];
/** Every other language at the desk, or on the phone. */
export const otherPlaces = (place: Place["place"]): Place[] =>
  LANGUAGES.filter((language) => !DAILY.some((daily) => daily.language === language && daily.place === place)).map(
    (language) => ({ language, place, dir: language === "arab" ? "rtl" : "ltr" }),
  );

/** Signs somebody in, makes what the screens show, and looks at every screen in each place. */
export function describeScreens(places: readonly Place[]): void {
  beforeAll(async () => {
    [browser, designer] = [await openBrowser(), await session()];
    const [style, check, stripe, picture] = [
      await styleNamed(designer, T_SHIRT),
      await fabricCoded(designer, "SV-3320-20"),
      await fabricCoded(designer, "SV-2104-04"),
      await designer.upload(pennant(), "artwork"),
    ];
    const front = boxOf(style.pieces.find(({ key }) => key === "front")!);
    const document = withArtworks(dressed(style, check), [
      {
        name: "Pennant",
        imageId: picture.imageId,
        pieceKey: "front",
        x: front.x + front.width * 0.36,
        y: front.y + front.height * 0.42,
        width: 110,
        height: 69,
        angle: -8,
        thickness: "middle",
      },
    ]);
    for (const key of ["sleeveL", "sleeveR"])
      document.pieces[key] = { ...document.pieces[key]!, fabric: { kind: "product", productId: stripe.productId } };
    document.annotations["0123456789abcdef0123456789abcdef"] = {
      id: "0123456789abcdef0123456789abcdef",
      pieceKey: "front",
      x: front.x + front.width / 2,
      y: front.y + front.height - 30,
      content: "Hem 5 mm deeper, please",
      author: "Ada Fell",
      createdAt: "2026-11-20T09:00:00.000Z",
      resolved: false,
    };
    const card = await keep(designer, style, document, "Regatta tee");
    design = addressOf(card);
    const { shareToken } = await designer.call(createShare, { kind: "proposal", id: card.proposalId, canComment: true });
    link = `/shareShapeDetails?designId=${style.id}&shareToken=${shareToken}`;
  });
  afterAll(() => browser.close());

  describe.each(places)("in $language, at the $place", ({ language, dir, place }) => {
    let guest: BrowserUser;
    let customer: BrowserUser;
    beforeAll(async () => {
      const how = { language, viewport: place === "desk" ? DESK : PHONE, touch: place === "phone" };
      [guest, customer] = [await browserUser(browser, how), await browserUser(browser, how)];
      await letIn(customer, designer);
    });
    afterAll(async () => {
      await guest.context.close();
      await customer.context.close();
    });

    const screens = place === "desk" ? SCREENS : daily(full, ...others);
    test.each(screens)("$name fits its window, reads in its direction and is accessible", async (screen) => {
      await look(screen.isSignedIn ? customer : guest, screen, `${screen.name}-${place}-${language}`, dir);
    });

    test("nothing foreign was fetched and no error was logged", () => {
      expect([...guest.troubles, ...customer.troubles]).toEqual([]);
    });
  });
}
