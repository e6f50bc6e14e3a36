import { expect, test } from "vitest";
import { fabricCoded, GINGHAM, styleNamed, T_SHIRT } from "../run/designs.ts";
import { customers } from "./customers.ts";
import { draftTimes } from "./drafts.ts";
import { editorOf } from "./editor.ts";
import { soon } from "./house.ts";

const { buyer, customer } = customers();
const TARTAN = "SV-3610-33";

test("a fabric goes from its page through the style library into the editor, where the design is begun with it", async () => {
  const { page, go } = await customer({ webGl: false });
  const gingham = await fabricCoded(buyer(), GINGHAM);
  await go(`/goodsDetails?productId=${gingham.productId}`);
  await page.getByRole("link", { name: "Open in the editor" }).click();
  const strip = page.getByRole("region", { name: "Fabric for the style" });
  await strip.getByText(GINGHAM).waitFor();
  const choose = (menu: string, name: string) =>
    page.getByRole("navigation", { name: menu, exact: true }).getByRole("link", { name, exact: true }).click();
  await choose("Style Library", "Women");
  await choose("Style Library", "Men");
  await choose("Men", "Shirts");
  await choose("Men", "T-shirts");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${T_SHIRT}`) })
    .click();

  const editor = editorOf(page);
  const laid = page.getByText(`${GINGHAM}, all pieces`);
  await laid.waitFor();
  expect(await editor.steps()).toBe(0);
  expect(new URL(page.url()).searchParams.get("productId")).toBe(gingham.productId);

  // What was begun with it is taken up as it was left; another fabric is laid on that as one step.
  await editor.open("Fabric");
  await page.getByRole("searchbox", { name: "Search fabrics" }).fill(TARTAN);
  await editor.oneStep(/^Fabric laid on \d+ pieces$/, () => editor.lay(TARTAN));
  await soon(() => draftTimes(page)).toHaveLength(1);
  const { id } = await styleNamed(buyer(), T_SHIRT);
  const takeUp = async (productId: string) => {
    await go(`/shapeDetails?designId=${id}&productId=${productId}`);
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  };
  await takeUp(gingham.productId);
  await page.getByText(`${TARTAN}, all pieces`).waitFor();
  expect(await editor.steps()).toBe(1);
  const other = (await fabricCoded(buyer(), "SV-1210-01")).productId;
  await takeUp(other);
  await page.getByText("SV-1210-01, all pieces").waitFor();
  await soon(() => editor.steps()).toBe(2);
  await page.getByRole("button", { name: "undo" }).click();
  await page.getByText(`${TARTAN}, all pieces`).waitFor();
});

test("a fabric that is not there leaves the style in its own, and says so in the library and in the editor", async () => {
  const { page, go } = await customer({ webGl: false });
  const { id } = await styleNamed(buyer(), T_SHIRT);
  const nothing = "0".repeat(32);
  await go(`/designlist?parentId=4&id=125&productId=${nothing}`);
  await page.getByText("This fabric is no longer offered.").waitFor();
  await page.getByRole("button", { name: "Without the fabric" }).click();
  await page.getByText("This fabric is no longer offered.").waitFor({ state: "detached" });
  await go(`/shapeDetails?designId=${id}&productId=${nothing}`);
  await page.getByText("The fabric is no longer offered; the style opens with its own.").waitFor();
  await page.getByText(/^SV-\S+, all pieces$/).waitFor();
});

test("a fabric’s page looks for more with its picture", async () => {
  const { page, go } = await customer({ webGl: false });
  const { productId } = await fabricCoded(buyer(), GINGHAM);
  await go(`/goodsDetails?productId=${productId}`);
  await page.getByRole("button", { name: `More like ${GINGHAM}`, exact: true }).click();
  await page.getByRole("dialog").getByRole("img").first().waitFor();
});
