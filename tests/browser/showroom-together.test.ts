import { createShare, MAX_OF_A_PERSON, MAX_TOGETHER, PREFIX, type RoomScene, walkTogether } from "@selvedge/contract";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { customers, sideways } from "./customers.ts";
import { type BrowserUser, letIn, PHONE, portalUrl, session, soon } from "./house.ts";
import { addressOf, FAIR, figure, filled, placeOf, roomNamed, staysInBudget } from "./rooms.ts";

const { buyer, customer, stranger } = customers();

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };

const companyOf = ({ page }: BrowserUser) => page.getByRole("region", { name: "In this room" });
const wordOf = ({ page }: BrowserUser) => page.locator("[data-word]").textContent();
const lineOf = ({ page }: BrowserUser, name: string) => page.locator(`[data-walker="${name}"]`);

/** Walks in a room by a session without a window, from the moment its place is taken until the signal ends it. */
async function takePlace({ chanelId }: RoomScene, cookie: string, signal: AbortSignal): Promise<void> {
  const address = `${portalUrl()}${PREFIX}${walkTogether.path}?chanelId=${chanelId}`;
  const { body } = await fetch(address, { headers: { cookie }, signal });
  let heard = "";
  for await (const text of body!.pipeThrough(new TextDecoderStream()).values({ preventCancel: true })) {
    heard += text;
    if (heard.includes("event: hello")) return;
  }
  throw new Error(`No place was free: ${heard}`);
}

/** Asks for company, and joins by the name that is said there, or that is given. */
async function join(person: BrowserUser, given?: string): Promise<string> {
  const { page } = person;
  await page.getByRole("button", { name: "Walk together" }).click();
  const company = companyOf(person);
  if (given !== undefined) await company.getByLabel("Your name (optional)").fill(given);
  const seenAs = given ?? /as (.+)\.$/.exec((await company.getByText(/^Others see you as /).textContent()) ?? "")![1]!;
  await company.getByRole("button", { name: "Join them" }).click();
  await page.locator("[data-together]").waitFor();
  return seenAs;
}

test("the seller leads, the customer follows and takes in hand what the seller takes, and a guest with a link comes as the third", async () => {
  const room = await roomNamed(FAIR, buyer());
  const total = room.stands.length;
  const stop = room.stands.findIndex(({ productIds }, index) => index > 0 && productIds.length > 1);
  const stand = room.stands[stop]!;
  const { productCode } = room.products.find(({ productId }) => productId === stand.productIds[0])!;

  const theirs = await customer();
  await theirs.go(addressOf(room));
  await filled(theirs);
  const programs = await figure(theirs, "programs");
  const buyersName = await join(theirs);
  await companyOf(theirs).getByText("Nobody else walks together here yet.", { exact: false }).waitFor();
  await theirs.accessible("alone in a room that one walks together in");

  const seller = await stranger();
  await letIn(seller, await session(SALES));
  await seller.go(addressOf(room));
  await filled(seller);
  const sellersName = await join(seller);
  await lineOf(seller, buyersName).waitFor();
  await lineOf(theirs, sellersName).getByText("of the mill", { exact: false }).waitFor();
  await soon(() => wordOf(theirs)).toBe(`${sellersName} is here.`);
  await filled(theirs);
  await theirs.picture("room-together-came");

  await companyOf(seller).getByRole("button", { name: "Lead the others" }).click();
  await soon(() => wordOf(theirs)).toContain(`${sellersName} leads.`);
  await companyOf(theirs)
    .getByRole("button", { name: `Follow ${sellersName}` })
    .click();
  await lineOf(seller, buyersName).getByText("follows you", { exact: false }).waitFor();
  await seller.page.getByRole("button", { name: `Go there: Stand ${stand.number} of ${total}` }).click();
  await soon(() => placeOf(theirs)).toContain(`Stand ${stand.number} of ${total}`);
  await lineOf(theirs, sellersName).getByText(`Stand ${stand.number} of ${total}`, { exact: false }).waitFor();

  const { url } = await buyer().call(createShare, { kind: "chanel", id: room.chanelId });
  const guest = await stranger({ viewport: PHONE, touch: true, webGl: false });
  await guest.go(url);
  await guest.page.getByRole("link", { name: "Walk through the room" }).tap();
  await join(guest, "Ines");
  for (const name of [sellersName, buyersName]) await lineOf(guest, name).waitFor();
  for (const person of [theirs, seller]) await lineOf(person, "Ines").getByText("by link", { exact: false }).waitFor();
  await companyOf(guest)
    .getByRole("button", { name: `Follow ${sellersName}` })
    .tap();
  await soon(() => placeOf(guest)).toContain(`Stand ${stand.number} of ${total}`);
  expect(await sideways(guest)).toBe(0);
  await guest.accessible("walking together behind a link");
  await guest.picture("room-together-guest-phone");

  await seller.page
    .locator(`[data-stop="${stand.number}"]`)
    .getByRole("button", { name: `Take in hand: ${productCode}` })
    .click();
  await soon(() => wordOf(theirs)).toBe(`${sellersName} takes ${productCode} in hand.`);
  await companyOf(theirs).getByRole("button", { name: "Take it in hand too" }).click();
  await soon(() => placeOf(theirs)).toContain(`In hand: ${productCode}`);
  await lineOf(seller, buyersName).getByText(`In hand: ${productCode}`, { exact: false }).waitFor();
  await companyOf(theirs)
    .getByRole("button", { name: `Stop following ${sellersName}` })
    .waitFor();
  await filled(theirs);
  await theirs.accessible("walking together");
  await theirs.picture("room-together-in-hand");
  expect(await figure(theirs, "programs")).toBe(programs);
  await staysInBudget(theirs);

  // What is in hand is not taken away by the leader's step; put back, one goes along.
  await seller.page.getByRole("button", { name: "Put back" }).click();
  await seller.page.getByRole("button", { name: `Go there: Stand 1 of ${total}` }).click();
  await soon(() => wordOf(theirs)).toBe(`${sellersName} has gone on. Put back what you hold to go along.`);
  await soon(() => placeOf(guest)).toContain(`Stand 1 of ${total}`);
  expect(await placeOf(theirs)).toContain(`In hand: ${productCode}`);
  await theirs.page.getByRole("button", { name: "Put back" }).click();
  await soon(() => wordOf(theirs)).toBe(`You follow ${sellersName}. Any step of your own ends it.`);
  await soon(() => placeOf(theirs)).toContain(`Stand 1 of ${total}`);

  // A step of one's own ends following.
  await theirs.page.getByRole("button", { name: /^The room: arrow keys/ }).focus();
  await theirs.page.keyboard.press("End");
  await soon(() => wordOf(theirs)).toBe(`You no longer follow ${sellersName}. You walk on your own.`);
  await soon(() => placeOf(theirs)).toContain(`Stand ${total} of ${total}`);
  await lineOf(seller, buyersName).getByText(`Stand ${total} of ${total}`, { exact: false }).waitFor();

  // The button that had the focus goes with the leader; whoever pressed it by keyboard goes on at the heading.
  await companyOf(theirs)
    .getByRole("button", { name: `Follow ${sellersName}` })
    .press("Enter");
  await companyOf(theirs)
    .getByRole("button", { name: `Stop following ${sellersName}` })
    .waitFor();
  await companyOf(seller).getByRole("button", { name: "Stop leading" }).click();
  await soon(() => wordOf(theirs)).toBe(`${sellersName} no longer leads. You walk on your own.`);
  await soon(() =>
    companyOf(theirs)
      .getByRole("heading")
      .evaluate((heading) => heading === document.activeElement),
  ).toBe(true);

  await companyOf(seller).getByRole("button", { name: "Walk alone" }).click();
  await soon(() => lineOf(theirs, sellersName).count()).toBe(0);
  await soon(() => wordOf(guest)).toBe(`${sellersName} has left.`);
  await guest.context.close();
  await soon(() => wordOf(theirs)).toBe("Ines (by link) has left.");
});

test("nobody is seen before they ask for company, and the thirteenth is told that the room is full, and keeps the name they gave", async () => {
  const room = await roomNamed(FAIR, buyer());
  const { url } = await buyer().call(createShare, { kind: "chanel", id: room.chanelId });
  const person = await stranger({ webGl: false });
  const { page } = person;
  await person.go(url);
  await page.getByRole("link", { name: "Walk through the room" }).click();
  await page.getByRole("button", { name: "Walk together" }).click();
  const name = companyOf(person).getByLabel("Your name (optional)");
  await name.fill("Ines");
  const sessions = await Promise.all(DEMO_LOGINS.slice(0, MAX_TOGETHER / MAX_OF_A_PERSON).map((login) => session(login)));
  const walking = new AbortController();
  onTestFinished(() => walking.abort());
  await Promise.all(
    Array.from({ length: MAX_TOGETHER }, (_, number) => {
      const { cookie } = sessions[number % sessions.length]!;
      return takePlace(room, `${cookie.name}=${cookie.value}`, walking.signal);
    }),
  );
  await companyOf(person).getByRole("button", { name: "Join them" }).click();
  await soon(() => wordOf(person)).toContain(`No place is free: at most ${MAX_TOGETHER} people walk together here`);
  expect(await name.inputValue()).toBe("Ines");
  await person.accessible("a full room");
  await companyOf(person).getByRole("button", { name: "Walk alone" }).click();
  await page.getByRole("button", { name: "Walk together" }).waitFor();
});

test("who waits for the others may walk alone all the same", async () => {
  const person = await customer({ webGl: false });
  const { page } = person;
  // The server does not answer. Said before the page is opened: a stream of a page that is already open can pass by.
  await page.route(`**${walkTogether.path}*`, () => {});
  await person.go(addressOf(await roomNamed(FAIR, buyer())));
  await page.getByRole("button", { name: "Walk together" }).click();
  await companyOf(person).getByRole("button", { name: "Join them" }).click();
  await soon(() => wordOf(person)).toBe("Looking for the others");
  await companyOf(person).getByRole("button", { name: "Walk alone" }).click();
  await page.getByRole("button", { name: "Walk together" }).waitFor();
  await soon(() => companyOf(person).count()).toBe(0);
});

test("in Arabic, on a phone, what others will see is said from the right before one joins them", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ language: "arab", viewport: PHONE, touch: true, webGl: false });
  await person.go(addressOf(room));
  await person.page.getByRole("button", { name: "تجوّلوا معًا" }).tap();
  await person.page.getByRole("button", { name: "انضم إليهم" }).tap();
  await person.page.locator("[data-together]").waitFor();
  expect(await sideways(person)).toBe(0);
  await person.accessible("walking together in Arabic");
  await person.picture("room-together-phone-arab");
});
