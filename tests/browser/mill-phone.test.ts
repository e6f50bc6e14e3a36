import {
  addAddress,
  addressList,
  confirmSample,
  createLapDip,
  createSample,
  getThread,
  myLapDip,
  mySample,
  prepareSample,
  searchTexturedProducts,
} from "@selvedge/contract";
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { reflectanceOf } from "../../demo/desk/dyes.ts";
import { sendsByHand } from "./at-work.ts";
import { customers, sideways } from "./customers.ts";
import { arriveAgain, letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const { buyer, stranger } = customers();

const firstFabric = async () => (await buyer().call(searchTexturedProducts, { pageSize: 1 })).list[0]!.productId;
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
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.fulfill({ status: 503, body: "away" });
  };
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
