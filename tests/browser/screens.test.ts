import { createShare } from "@selvedge/contract";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { addressOf, boxOf, dressed, fabricCoded, keep, styleNamed, T_SHIRT, withArtworks } from "../run/designs.ts";
import { pennant } from "../run/drawn.ts";
import { complete } from "../run/rest.ts";
import { BUYER, DESIGNER, DESK, letIn, openBrowser, PHONE, session, soon, type Visitor, visitor } from "./house.ts";

/** What a screen needs before it is looked at: who is in front of it, and what must be there. */
type Screen = {
  readonly name: string;
  readonly path: () => string;
  readonly isSignedIn: boolean;
  readonly there: (page: Page) => Promise<unknown>;
};

let browser: Browser;
let designer: Caller;
let design: string;
let link: string;

const drawn = async (page: Page) => {
  await soon(() => page.locator("[data-draw-calls]").first().getAttribute("data-state")).toBe("ready");
};
const board = (page: Page) => page.locator('[data-board][data-state="ready"]').waitFor();
const cards = (page: Page) => page.locator("main li img").first().waitFor();

const SCREENS: readonly Screen[] = [
  { name: "01-nav", path: () => "/nav", isSignedIn: false, there: cards },
  { name: "02-login", path: () => "/login", isSignedIn: false, there: (page) => page.locator("main form").waitFor() },
  { name: "03-designlist", path: () => "/designlist?parentId=4&id=125", isSignedIn: true, there: cards },
  {
    name: "04-editor",
    path: () => design,
    isSignedIn: true,
    there: async (page) => {
      await board(page);
      if ((page.viewportSize()?.width ?? 0) > 1_000) await drawn(page);
    },
  },
  { name: "05-share", path: () => link, isSignedIn: false, there: drawn },
  { name: "06-my-design", path: () => "/myDesign", isSignedIn: true, there: cards },
  { name: "07-home", path: () => "/home", isSignedIn: true, there: cards },
];

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

/** The page does not scroll sideways, in either direction of writing. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function look(person: Visitor, screen: Screen, name: string, dir: "ltr" | "rtl"): Promise<void> {
  const { page } = person;
  await person.go(screen.path());
  await screen.there(page);
  await complete(page);
  await person.picture(name);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(dir);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await person.accessible(name);
}

describe.each([
  { language: "en", dir: "ltr", place: "desk" },
  { language: "en", dir: "ltr", place: "phone" },
  { language: "arab", dir: "rtl", place: "desk" },
  { language: "arab", dir: "rtl", place: "phone" },
  { language: "cn", dir: "ltr", place: "desk" },
] as const)("in $language, at the $place", ({ language, dir, place }) => {
  let guest: Visitor;
  let customer: Visitor;
  beforeAll(async () => {
    const how = { language, viewport: place === "desk" ? DESK : PHONE, touch: place === "phone" };
    [guest, customer] = [await visitor(browser, how), await visitor(browser, how)];
    await letIn(customer, designer);
  });
  afterAll(async () => {
    await guest.context.close();
    await customer.context.close();
  });

  test.each(language === "cn" ? SCREENS.filter(({ name }) => name === "01-nav") : SCREENS)(
    "$name fits its window, reads in its direction and is accessible",
    async (screen) => {
      await look(screen.isSignedIn ? customer : guest, screen, `${screen.name}-${place}-${language}`, dir);
    },
  );

  test("nothing foreign was fetched and no error was logged", () => {
    expect([...guest.troubles, ...customer.troubles]).toEqual([]);
  });
});

describe("when there is nothing to show", () => {
  test("a customer without a design is told so, with one way on", async () => {
    const person = await visitor(browser);
    await letIn(person, await session(BUYER));
    await person.go("/myDesign");
    await person.page.getByText("No designs yet").waitFor();
    const ways = await person.page.getByRole("main").getByRole("link").allInnerTexts();
    expect(ways).toEqual(["Recover designs", "Choose a style"]);
    await person.accessible("empty /myDesign");
    await person.picture("06-my-design-empty-desk-en");
    await person.page.getByRole("link", { name: "Choose a style" }).click();
    await person.page.waitForURL((address) => address.pathname === "/designlist");
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });
});

describe("when a call fails", () => {
  const REQUEST_ID = "0badc0de0badc0de0badc0de";

  test.each([
    ["/myDesign", "/design-proposal/getProposalData"],
    ["/designlist?parentId=4&id=125", "/design-menu-product/getList"],
  ])("%s says so with the request's number, and shows the list when it is tried again", async (path, call) => {
    const person = await visitor(browser);
    const { page, context } = person;
    await letIn(person, await session(DESIGNER));
    person.provokes(500, call);
    let isBroken = true;
    await context.route(`**${call}`, (route) =>
      isBroken
        ? route.fulfill({
            status: 500,
            headers: { "x-request-id": REQUEST_ID },
            json: { code: 50000, message: "Something went wrong.", data: null },
          })
        : route.fallback(),
    );
    await person.go(path);
    const fault = page.getByRole("alert").filter({ hasText: REQUEST_ID });
    await fault.waitFor();
    await person.accessible(`${path} failing`);
    await person.picture(`${path.startsWith("/my") ? "06-my-design" : "03-designlist"}-failing-desk-en`);
    isBroken = false;
    await fault.getByRole("button", { name: "Try again" }).click();
    await cards(page);
    expect(await fault.count()).toBe(0);
    expect(person.troubles).toEqual([]);
    await context.close();
  });

  test("a server that cannot be reached is said in words, not in codes", async () => {
    const person = await visitor(browser);
    const { page, context } = person;
    await letIn(person, await session(DESIGNER));
    await context.route("**/design-menu-product/getList", (route) => route.abort("connectionrefused"));
    await person.go("/designlist?parentId=4&id=125");
    await page.getByRole("alert").getByText("The server cannot be reached. Check the connection.").waitFor();
    expect(person.troubles.filter((trouble) => !trouble.includes("net::ERR_CONNECTION_REFUSED"))).toEqual([]);
    await context.close();
  });
});
