import { confirmTotp, setUpTotp } from "@selvedge/contract";
import type { Locator } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { stepOf, totpCode } from "../../server/platform/security/passwords/totp.ts";
import { BUYER, SALES } from "../api/harness.ts";
import { PHONE } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

const { portal, browserUser, answerTracking } = ownPortal();

test("who turned two-step sign-in on is asked for a code at the mill's door too, and a recovery code opens it", async () => {
  const sales = await portal().signIn(SALES.username);
  const { secret } = await sales.call(setUpTotp, { password: SALES.password });
  const { recoveryCodes } = await sales.call(confirmTotp, { code: totpCode(secret, stepOf(new Date())) });
  const person = await browserUser({ viewport: PHONE });
  const { page } = person;
  person.expectsFailure(401, "account/login");
  await person.go("/wapErp/login");
  await page.getByLabel("Name or e-mail").fill(SALES.username);
  await page.getByLabel("Password", { exact: true }).fill(SALES.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const code = page.getByLabel("Code of your authenticator");
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").getByText("code", { exact: false }).waitFor();
  await person.accessible("the code is asked for");
  await person.picture("two-step-mill-phone-en");
  await code.fill(recoveryCodes[0]!);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/wapErp/nav");
  expect(person.troubles).toEqual([]);
});

/** What the QR code in a picture says. */
async function codeIn(picture: Locator): Promise<string> {
  const [size, bytes] = await picture.evaluate((image) => {
    const side = 370;
    const ink = Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d")!;
    ink.fillStyle = "#fff";
    ink.fillRect(0, 0, side, side);
    ink.drawImage(image as HTMLImageElement, 0, 0, side, side);
    return [side, [...ink.getImageData(0, 0, side, side).data]] as const;
  });
  return decodeQR({ width: size, height: size, data: Uint8Array.from(bytes) });
}

test("an authenticator reads the picture, and its code turns two-step sign-in on", async () => {
  await answerTracking();
  const person = await browserUser();
  const { page } = person;
  await person.go("/login?redirect=%2Fsetting");
  await page.getByLabel("Name or e-mail").fill(BUYER.username);
  await page.getByLabel("Password", { exact: true }).fill(BUYER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const part = page.locator("#two-step");
  await part.getByLabel("Current password").fill(BUYER.password);
  await part.getByRole("button", { name: "Set it up" }).click();
  const address = await codeIn(part.getByRole("img", { name: "QR code for your authenticator" }));
  expect(address).toMatch(/^otpauth:\/\/totp\//);
  const secret = new URL(address).searchParams.get("secret")!;
  await part.getByText(secret).waitFor();
  await person.accessible("setting two-step sign-in up");
  await part.getByRole("textbox", { name: "Code" }).fill(totpCode(secret, stepOf(new Date())));
  await part.getByRole("button", { name: "Turn it on" }).click();
  await part.getByText("Two-step sign-in is on.", { exact: false }).waitFor();
  await expect(portal().signIn(BUYER.username, BUYER.password)).rejects.toThrow();
  expect(person.troubles).toEqual([]);
});
