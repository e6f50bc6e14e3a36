import {
  addAddress,
  addressList,
  confirmSample,
  counterRfq,
  createLapDip,
  createRfq,
  createSample,
  erpWarnings,
  getRfq,
  getThread,
  myLapDip,
  mySample,
  prepareSample,
  quote,
  searchTexturedProducts,
} from "@selvedge/contract";
import { expect, test } from "vitest";
import { reflectanceOf } from "../../demo/desk/dyes.ts";
import { loseAnswer, sendsByHand } from "./at-work.ts";
import { customers, sideways } from "./customers.ts";
import { arriveAgain, letIn, PHONE, session, soon } from "./house.ts";
import { photographOf } from "./photograph.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const { buyer, stranger } = customers();

const shownFabric = async () => (await buyer().call(searchTexturedProducts, { pageSize: 1 })).list[0]!;
const firstFabric = async () => (await shownFabric()).productId;
const addressOf = async () =>
  (await buyer().call(addressList, {}))[0]?.addressId ?? (await buyer().call(addAddress, HOME)).addressId;
const aSample = async () =>
  buyer().call(createSample, { kind: "hanger", items: [{ productId: await firstFabric() }], addressId: await addressOf() });

/** Somebody of the mill with a phone. */
async function atTheMill(language = "en") {
  const mill = await session(SALES);
  const person = await stranger({ viewport: PHONE, touch: true, language });
  await sendsByHand(person);
  await letIn(person, mill);
  return { mill, person, page: person.page };
}

test("a sample is promised without a connection and sent when it is back; an answer that was lost is not sent twice", async () => {
  const { mill, person, page } = await atTheMill();
  const { sampleId } = await aSample();
  const sampleNow = async () => (await mill.call(mySample, { sampleId })).list[0]!;
  await person.go(`/wapErp/view?kind=sample&id=${sampleId}`);
  await page.getByRole("button", { name: "Promise it" }).click();
  await page.route("**/sample/confirm", (route) => route.fulfill({ status: 503, body: "away" }));
  person.expectsFailure(503, "/sample/confirm");
  const tried = page.waitForResponse("**/sample/confirm");
  await page.getByRole("dialog").getByRole("button", { name: "Promise it" }).click();
  await page.getByText("Promised: waiting to be sent").waitFor();
  await tried;
  expect((await sampleNow()).status).toBe("requested");
  await person.picture("mill-sample-waits-phone-en");
  const triedAgain = page.waitForResponse("**/sample/confirm");
  await arriveAgain(page);
  await page.getByText("Promised: waiting to be sent").waitFor();
  await triedAgain;
  await page.unroute("**/sample/confirm");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(async () => (await sampleNow()).status).toBe("confirmed");
  await page.route("**/sample/prepare", loseAnswer, { times: 1 });
  person.expectsFailure(503, "/sample/prepare");
  person.expectsFailure(409, "/sample/prepare");
  await page.getByRole("button", { name: "Start sampling" }).click();
  await soon(async () => (await sampleNow()).status).toBe("preparing");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(() => page.getByText("waiting to be sent").count()).toBe(0);
  await page.getByRole("button", { name: "Send it" }).waitFor();
  expect((await sampleNow()).version).toBe(3);
  await page.getByLabel("Answer").fill("The hanger is being sewn.");
  await page.getByRole("button", { name: "Send the answer" }).click();
  const subject = { kind: "sample", id: sampleId } as const;
  await soon(async () => (await buyer().call(getThread, { subject })).messages.length).toBe(1);
});

test("a sample is sent with a photograph of it, which its customer sees", async () => {
  const { mill, person, page } = await atTheMill();
  const { sampleId, version } = await aSample();
  const promisedDate = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const confirmed = await mill.call(confirmSample, { sampleId, version, promisedDate });
  await mill.call(prepareSample, { sampleId, version: confirmed.version });
  await person.go(`/wapErp/view?kind=sample&id=${sampleId}`);
  await page.getByRole("button", { name: "Send it" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "DHL Express" }).click();
  const buffer = await photographOf(await shownFabric());
  await sheet.getByLabel("Photographs").setInputFiles({ name: "hanger.jpg", mimeType: "image/jpeg", buffer });
  await sheet.getByRole("img", { name: "Photograph 1" }).waitFor();
  await person.accessible("a sample to send");
  await person.picture("mill-sample-send-phone-en");
  await sheet.getByRole("button", { name: "Send it" }).click();
  await page.getByRole("link", { name: "Photograph 1 from the mill" }).waitFor();
  const seen = await buyer().call(mySample, { sampleId });
  expect(seen.list[0]!.photos).toHaveLength(1);
});

test("a record is opened by the number on its label, and a number that nothing has is said so", async () => {
  const { person, page } = await atTheMill();
  const { sampleNo } = await aSample();
  await person.go("/wapErp/nav");
  const field = page.getByLabel("Number of an order, lap-dip, sample or quotation");
  await field.fill("SM-00-0000");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByText("Nothing has this number.").waitFor();
  await person.accessible("a number that nothing has");
  await field.fill(sampleNo.toLowerCase());
  await field.press("Enter");
  await page.getByRole("button", { name: "Promise it" }).waitFor();
  expect(new URL(page.url()).searchParams.get("kind")).toBe("sample");
});

test("a warning is handled without a connection, and the word is sent when it is back", async () => {
  const { mill, person, page } = await atTheMill();
  await person.go("/wapErp/warning");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Handle:/ }) })
    .first();
  // Once it is loaded: of a page that is intercepted while it loads, no request is seen or intercepted.
  await row.waitFor();
  await page.route("**/erp/ackWarning", (route) => route.fulfill({ status: 503, body: "away" }));
  person.expectsFailure(503, "/erp/ackWarning");
  await row.getByRole("button").click();
  const note = `The dyer is asked ${Date.now()}`;
  await page.getByRole("dialog").getByLabel("Action taken").fill(note);
  const tried = page.waitForResponse("**/erp/ackWarning");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText("Handled: waiting to be sent").waitFor();
  await tried;
  await person.accessible("a warning waits to be sent");
  await person.picture("mill-warning-waits-phone-en");
  await page.unroute("**/erp/ackWarning");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(async () =>
    (await mill.call(erpWarnings, { pageSize: 100 })).list.some(({ acknowledged }) => acknowledged?.note === note),
  ).toBe(true);
  await page.getByText("Handled: waiting to be sent").waitFor({ state: "detached" });
});

test("what a colleague has done meanwhile is shown beside one's own word, and one of them is kept", async () => {
  const { mill, person, page } = await atTheMill();
  const { sampleId, version } = await aSample();
  const promisedDate = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await person.go(`/wapErp/view?kind=sample&id=${sampleId}`);
  await page.getByRole("button", { name: "Refuse" }).click();
  const confirmed = await mill.call(confirmSample, { sampleId, version, promisedDate });
  await mill.call(prepareSample, { sampleId, version: confirmed.version });
  person.expectsFailure(409, "/sample/refuse");
  await page.getByRole("dialog").getByLabel("Reason").fill("Out of the collection");
  await page.getByRole("dialog").getByRole("button", { name: "Refuse" }).click();
  await page.getByText("somebody has changed it in the meantime").waitFor();
  await person.accessible("a conflict at the mill");
  await person.picture("mill-conflict-phone-en");
  await page.getByRole("button", { name: "Keep theirs" }).click();
  await soon(() => page.getByText("in the meantime").count()).toBe(0);
  await page.getByRole("button", { name: "Send it" }).waitFor();
});

test("prices are named without a connection, kept while the page goes, and sent once; a colleague's are shown beside one's own", async () => {
  const { mill, person, page } = await atTheMill();
  const { rfqId } = await buyer().call(createRfq, { items: [{ productId: await firstFabric(), productNum: 250 }] });
  const now = () => mill.call(getRfq, { rfqId });
  const naming = page.getByRole("dialog", { name: /^Prices for RQ-/ });
  await person.go(`/wapErp/view?kind=rfq&id=${rfqId}`);
  await page.getByRole("button", { name: "Enter prices" }).click();
  await naming.getByLabel("Price", { exact: true }).fill("5.05");
  await page.route("**/erp/quote", (route) => route.fulfill({ status: 503, body: "away" }));
  person.expectsFailure(503, "/erp/quote");
  const tried = page.waitForResponse("**/erp/quote");
  await naming.getByRole("button", { name: "Send the prices" }).click();
  await page.getByText("Quoted: waiting to be sent").waitFor();
  await tried;
  expect((await now()).status).toBe("requested");
  expect(await page.getByRole("button", { name: "Enter prices" }).count()).toBe(0);
  await person.accessible("prices wait to be sent");
  await person.picture("mill-quotation-waits-phone-en");
  const triedAgain = page.waitForResponse("**/erp/quote");
  await arriveAgain(page);
  await page.getByText("Quoted: waiting to be sent").waitFor();
  await triedAgain;
  await page.unroute("**/erp/quote");
  await page.route("**/erp/quote", loseAnswer, { times: 1 });
  person.expectsFailure(409, "/erp/quote");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(async () => (await now()).status).toBe("quoted");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(() => page.getByText("waiting to be sent").count()).toBe(0);
  const { version, currency, lines, rounds } = await now();
  expect([version, rounds.map(({ prices }) => prices[0]!.price.amount)]).toEqual([2, [505]]);

  const [{ lineId }] = lines as [(typeof lines)[number]];
  const priceOf = (amount: number) => ({ amount, currency });
  const countered = await buyer().call(counterRfq, { rfqId, version, lines: [{ lineId, targetPrice: priceOf(450) }] });
  await arriveAgain(page);
  await page.getByRole("button", { name: "Enter prices" }).click();
  await naming.getByLabel("Price", { exact: true }).fill("4.80");
  const validUntil = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await mill.call(quote, {
    rfqId,
    version: countered.version,
    lines: [{ lineId, price: priceOf(470), leadDays: 28 }],
    validUntil,
  });
  await naming.getByRole("button", { name: "Send the prices" }).click();
  const conflict = page.locator("section").filter({ hasText: "somebody has changed it in the meantime" });
  await conflict.getByText(/1,200\.00/).waitFor();
  await conflict.getByText(/1,175\.00/).waitFor();
  await person.accessible("two prices of the mill");
  await person.picture("mill-quotation-conflict-phone-en");
  // It is the customer's turn now: other prices cannot be sent over them.
  expect(await conflict.getByRole("button", { name: "Send mine anyway" }).count()).toBe(0);
  await conflict.getByRole("button", { name: "Keep theirs" }).click();
  await soon(() => conflict.count()).toBe(0);
  expect((await now()).lines[0]!.quoted?.amount).toBe(470);
});

test("a round of lap-dips leaves the laboratory with its recipes and what the instrument measured", async () => {
  const { mill, person, page } = await atTheMill();
  const standard = { kind: "physical", name: "Stone" } as const;
  const { lapDipId } = await buyer().call(createLapDip, { productId: await firstFabric(), standard });
  const now = async () => (await mill.call(myLapDip, { lapDipId })).list[0]!;
  await person.go(`/wapErp/view?kind=lapDip&id=${lapDipId}`);
  await page.getByRole("button", { name: "Take into the laboratory" }).click();
  await page
    .getByLabel("Measured swatch")
    .first()
    .fill(reflectanceOf({ navy: 0.09, yellow: 0.08 }).join("\n"));
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Send round 1" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Recipe of A").fill("R4301-A");
  await dialog
    .getByLabel("Measured, A")
    .first()
    .fill(reflectanceOf({ navy: 0.1, yellow: 0.08 }).join(" "));
  await dialog.getByText("ΔE").waitFor();
  await dialog.getByRole("button", { name: "DHL Express" }).click();
  await dialog.getByLabel("Tracking number").fill("JD0146");
  await person.accessible("a round of lap-dips");
  await person.picture("mill-round-phone-en");
  await dialog.getByRole("button", { name: "Send the round" }).click();
  await soon(async () => (await now()).status).toBe("sent");
  const [round] = (await now()).rounds;
  expect(round).toMatchObject({ courier: "DHL Express", trackingNo: "JD0146" });
  expect(round!.options.map(({ label, recipeNo }) => `${label} ${recipeNo}`)).toEqual(["A R4301-A"]);
  expect(round!.options[0]!.deltaE).toBeGreaterThan(0.3);
  expect(await sideways(person)).toBeLessThanOrEqual(0);
});
