import {
  addAddress,
  addressList,
  confirmSample,
  createLapDip,
  decideLapDip,
  type InputOf,
  myLapDip,
  myOrder,
  mySample,
  type OrderPage,
  prepareSample,
  searchTexturedProducts,
  sendLapDipRound,
  sendSample,
  startLapDip,
} from "@selvedge/contract";
import { expect, test } from "vitest";
import { reflectanceOf } from "../../demo/desk/dyes.ts";
import { testLong } from "../run/test-long.ts";
import { customers, sideways } from "./customers.ts";
import { PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const STONE = { navy: 0.09, yellow: 0.075, red: 0.045 };
const { buyer, customer } = customers();

const firstFabric = async () => (await buyer().call(searchTexturedProducts, { pageSize: 1 })).list[0]!;
const roundOf = (round: number) =>
  (["A", "B"] as const).map((label, index) => ({
    label,
    recipeNo: `R${round}-${label}`,
    spectrum: reflectanceOf({ ...STONE, red: STONE.red * (1 + (index + 0.2) / round) }),
  }));

test("a lap-dip is judged over three rounds, each with its reason, and all of them stay to look at", async () => {
  const mill = await session(SALES);
  const { productId } = await firstFabric();
  const standard = { kind: "physical" as const, name: "Stone" };
  const { lapDipId } = await buyer().call(createLapDip, { productId, standard, lightSources: ["D65", "A"] });
  let version = 1;
  const sendRound = async (round: number) => {
    const taken = await mill.call(startLapDip, {
      lapDipId,
      version,
      ...(round === 1 && { standardSpectrum: reflectanceOf(STONE) }),
    });
    const sent = await mill.call(sendLapDipRound, { lapDipId, version: taken.version, options: roundOf(round) });
    version = sent.version;
  };
  const person = await customer();
  const { page } = person;
  const main = page.getByRole("main");
  for (const round of [1, 2, 3]) {
    await sendRound(round);
    await person.go(`/myLapDip?lapDipId=${lapDipId}`);
    await main.getByText("Your screen is not a colour cabinet.", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Confirm receipt" }).click();
    const decide = async (label: string, decision: string) => {
      await page.getByRole("combobox", { name: `Decision on ${label}` }).click();
      await page.getByRole("option", { name: decision, exact: true }).click();
      await page.getByRole("listbox").waitFor({ state: "hidden" });
    };
    if (round < 3) {
      await decide("A", "Rejected");
      await decide("B", "Rejected");
      await page.getByRole("button", { name: "Send the decision" }).click();
      await page.getByRole("alert").getByText("Please give a reason").waitFor();
      await page.getByLabel("Why is none of them right?").fill(`Too red, round ${round}`);
    } else {
      await person.picture("lap-dip-judged-desk-en");
      await decide("A", "Approved");
    }
    await page.getByRole("button", { name: "Send the decision" }).click();
    await page.getByRole("button", { name: "Send the decision" }).waitFor({ state: "detached" });
    version += 2;
  }
  await soon(() => main.getByRole("heading", { level: 2, name: /^Round/ }).allTextContents()).toEqual([
    "Round 3",
    "Round 2",
    "Round 1",
  ]);
  await main.getByText("Reason: Too red, round 1").waitFor();
  const happened = main.getByRole("list", { name: "History" }).getByRole("listitem");
  await soon(() => happened.first().textContent()).toContain("Approved");
  await soon(() => happened.last().textContent()).toContain("Requested");
  const daylight = await main
    .getByRole("img", { name: /^Standard beside option A/ })
    .first()
    .getAttribute("aria-label");
  await page.getByRole("radio", { name: "A", exact: true }).check();
  await soon(() =>
    main
      .getByRole("img", { name: /^Standard beside option A/ })
      .first()
      .getAttribute("aria-label"),
  ).not.toBe(daylight);
  await page.getByRole("radio", { name: "UV" }).check();
  await main.getByText("judge it in the cabinet", { exact: false }).first().waitFor();
  await person.accessible("lap-dip judged");
});

test("a decision that a colleague was first with is said so, and theirs is shown", async () => {
  const mill = await session(SALES);
  const { productId } = await firstFabric();
  const standard = { kind: "physical" as const, name: "Stone" };
  const { lapDipId } = await buyer().call(createLapDip, { productId, standard, lightSources: ["D65"] });
  const taken = await mill.call(startLapDip, { lapDipId, version: 1, standardSpectrum: reflectanceOf(STONE) });
  await mill.call(sendLapDipRound, { lapDipId, version: taken.version, options: roundOf(1) });
  const { page, go, expectsFailure } = await customer();
  await go(`/myLapDip?lapDipId=${lapDipId}`);
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  await page.getByRole("combobox", { name: "Decision on A" }).click();
  await page.getByRole("option", { name: "Approved", exact: true }).click();
  await page.getByRole("listbox").waitFor({ state: "hidden" });
  const decisions = [{ label: "B" as const, decision: "approved" as const, comment: "" }];
  await page.route(`**${decideLapDip.path}`, async (route) => {
    const { version } = (await buyer().call(myLapDip, { lapDipId })).list[0]!;
    await buyer().call(decideLapDip, { lapDipId, version, round: 1, reason: "", decisions });
    await route.continue();
  });
  expectsFailure(409, decideLapDip.path);
  const send = page.getByRole("button", { name: "Send the decision" });
  await send.click();
  await page.getByText("Somebody has changed this in the meantime. The latest version is shown.").first().waitFor();
  await send.waitFor({ state: "detached" });
  const { status, rounds } = (await buyer().call(myLapDip, { lapDipId })).list[0]!;
  expect([status, rounds[0]!.options.map(({ decision }) => decision)]).toEqual(["approved", [null, "approved"]]);
});

test("a sample is asked for on the fabric's page, promised later than asked, and received", async () => {
  const mill = await session(SALES);
  const { productId, productCode } = await firstFabric();
  const home = {
    userName: "Marta Conti",
    tel: "+39 02 5550 0187",
    country: "IT",
    city: "Milano",
    streetName: "Via Solferino 22",
  };
  if ((await buyer().call(addressList, {})).length === 0) await buyer().call(addAddress, home);
  const person = await customer();
  const { page } = person;
  await person.go(`/goodsDetails?productId=${productId}`);
  await page.getByRole("button", { name: "Request a sample" }).click();
  const dialog = page.getByRole("dialog", { name: `Sample of ${productCode}` });
  await dialog.getByRole("combobox", { name: "Send to" }).waitFor();
  await dialog.getByLabel("Requested date").fill("2030-03-01");
  await dialog.getByRole("button", { name: "Request sample" }).click();
  await dialog.waitFor({ state: "detached" });
  const [sample] = (await buyer().call(mySample, { productId, status: ["requested"], pageSize: 1 })).list;
  const { sampleId, sampleNo } = sample!;
  await mill.call(confirmSample, { sampleId, version: 1, promisedDate: "2030-03-04" });
  await mill.call(prepareSample, { sampleId, version: 2 });
  await mill.call(sendSample, { sampleId, version: 3, courier: "DHL", trackingNo: "4711" });
  await person.go(`/mySample?keyword=${sampleNo}`);
  await page.getByText("3 days later than asked").waitFor();
  await person.accessible("samples");
  await page.getByRole("button", { name: "Confirm receipt" }).click();
  await page.getByRole("button", { name: "Comment on it" }).waitFor();
  await page.getByRole("main").getByRole("button", { name: "History", exact: true }).click();
  const happened = page.getByRole("list", { name: "History" });
  await happened.getByText("Received", { exact: true }).waitFor();
  await soon(() => happened.getByRole("listitem").count()).toBe(5);
});

test("the record of a fabric leads to its orders, and back to all of them", async () => {
  const person = await customer();
  const { page } = person;
  const main = page.getByRole("main");
  await person.go("/myFabric?relation=ordered");
  await main
    .getByRole("link", { name: /^\d+ orders?$/ })
    .first()
    .click();
  await page.waitForURL(/\/myOrder\?productId=/);
  await main.getByRole("button", { name: "Show all orders" }).waitFor();
  const countOf = async (asked: InputOf<typeof myOrder>) => ((await buyer().call(myOrder, asked)) as OrderPage).total;
  const shown = main.getByRole("tab", { name: /^All/ });
  const productId = new URL(page.url()).searchParams.get("productId")!;
  await soon(() => shown.textContent()).toBe(`All${await countOf({ kind: "fabric", productId })}`);
  await person.accessible("the orders of a fabric");
  await main.getByRole("button", { name: "Show all orders" }).click();
  await main.getByRole("button", { name: "Show all orders" }).waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.has("productId")).toBe(false);
  await soon(() => shown.textContent()).toBe(`All${await countOf({ kind: "fabric" })}`);
});

testLong.each(["arab", "cn"] as const)("samples and lap-dips stay within a phone in %s", async (language) => {
  const person = await customer({ viewport: PHONE, language });
  for (const path of ["/mySample", "/myGarmentSample", "/myLapDip"]) {
    await person.go(path);
    await person.page.getByRole("main").getByRole("tab").first().waitFor();
    await soon(() => person.page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(0);
    expect(await sideways(person)).toBeLessThanOrEqual(0);
    await person.picture(`desk${path.replace("/", "-")}-phone-${language}`);
  }
});
