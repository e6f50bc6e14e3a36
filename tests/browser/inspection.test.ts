import { addInspection, getCustomerById, searchTexturedProducts } from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { customers, sideways } from "./customers.ts";
import { PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const { buyer, customer } = customers();

/** Two rolls of 75 m²; the second with 32 points, 42.7 per 100 m² or 35.7 per 100 square yards, is over every limit. */
async function aReport() {
  const mill = await session(SALES);
  const { productId } = (await buyer().call(searchTexturedProducts, { pageSize: 1 })).list[0]!;
  const { customerId: companyId } = await buyer().call(getCustomerById, {});
  const roll = { lengthM: 50, widthMm: 1_500 };
  return mill.call(addInspection, {
    companyId,
    productId,
    lotNo: "Browser 1",
    rolls: [
      {
        ...roll,
        rollNo: "001",
        defects: [{ code: "slub", direction: "weft", sizeMm: 60, positionM: 12.4, acrossMm: 300 }],
      },
      {
        ...roll,
        rollNo: "002",
        defects: [
          { code: "reedMark", direction: "warp", sizeMm: 7_000, positionM: 10, acrossMm: 700 },
          { code: "hole", direction: "hole", sizeMm: 30, positionM: 41.2, acrossMm: 1_480 },
        ],
      },
    ],
    tests: [{ name: "Pilling", method: "ISO 12945-2", required: "≥ 3-4", result: "4", passed: true }],
  });
}

test("a report shows which roll is over the limit and where its faults lie; a claim begins with the fault", async () => {
  const { reportId, reportNo } = await aReport();
  const person = await customer();
  const { page } = person;
  await person.go("/inspectionReport?grade=second");
  await page.getByRole("link", { name: reportNo }).click();
  await page.getByRole("heading", { level: 1, name: reportNo }).waitFor();
  const rolls = page.getByRole("table", { name: "Points of each roll by the four-point system" });
  await rolls.getByRole("img", { name: /^Faults along roll 002/ }).waitFor();
  const faults = page.getByRole("table", { name: "Faults of roll 002" });
  await soon(() => faults.getByRole("rowheader").allTextContents()).toEqual(["Reed mark", "Hole"]);
  await person.picture("inspection-report-desk-en");
  await person.accessible("inspection report");
  await page.getByRole("radio", { name: "Over the limit (1)" }).check();
  await soon(() => rolls.getByRole("button", { name: "001" }).count()).toBe(0);
  const words = "Roll 002, at 41.2 m: Hole, 30 mm";
  await faults.getByRole("button", { name: `Write about it: ${words}` }).click();
  await soon(() => page.getByLabel("Your message").inputValue()).toBe(`${reportNo}. ${words}`);
  expect(await page.getByRole("link", { name: "Report as PDF" }).getAttribute("href")).toContain(`reportId=${reportId}&lang=en`);
});

testLong.each(["arab", "cn"] as const)("reports stay within a phone in %s", async (language) => {
  const { reportId } = await aReport();
  const person = await customer({ viewport: PHONE, language, touch: true });
  await person.go("/inspectionReport");
  await soon(() => person.page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(0);
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.picture(`inspection-reports-phone-${language}`);
  await person.go(`/inspectionReport?reportId=${reportId}`);
  await person.page.getByRole("main").getByRole("table").first().waitFor();
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.picture(`inspection-report-phone-${language}`);
});
