import { showInfo } from "@selvedge/contract";
import { expect, test } from "vitest";
import { customers } from "./customers.ts";
import { letIn, PHONE, session } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const { buyer, customer, stranger } = customers();

test("a message goes with the customer's e-mail of the profile or another one, and the mill reads it with the send time", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/history");
  await page.getByRole("button", { name: "Ask the mill" }).click();
  const dialog = page.getByRole("dialog");
  const mail = dialog.getByLabel("Customer e-mail");
  await mail.waitFor();
  const profile = await buyer().call(showInfo, {});
  expect(await mail.inputValue()).toBe(profile!.mail);
  const words = `How wide is the poplin? ${Date.now()}`;
  await dialog.getByLabel("Leave message").fill(words);
  await mail.fill("marta at home");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.getByText("Please enter a valid e-mail address.").waitFor();
  await mail.fill("marta@home.example");
  await person.accessible("a message to the mill with an e-mail address");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.getByText("The mill has your message").waitFor();
  await dialog.getByText("Send time").waitFor();

  const sales = await stranger({ viewport: PHONE, touch: true });
  await letIn(sales, await session(SALES));
  await sales.go("/history");
  await sales.page.getByText(words).first().click();
  const message = sales.page.getByRole("list", { name: "Messages" }).getByRole("listitem").filter({ hasText: words });
  await message.getByRole("link", { name: "marta@home.example" }).waitFor();
  await message.getByText(/^Send time/).waitFor();
});
