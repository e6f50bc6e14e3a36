import { expect, test } from "vitest";
import { complete } from "../../run/waits.ts";
import { signIn } from "../house.ts";
import type { Cast } from "./cast.ts";

/** From the front of the mill to a T-shirt on the board. */
export function comesIn(cast: () => Cast): void {
  test("the front says what the mill is for, in the words of the specification", async () => {
    const { designer } = cast();
    await designer.go("/");
    await designer.page.waitForURL((address) => address.pathname === "/nav");
    for (const line of [
      "A one-stop fashion inquiry system",
      "A reliable, valuable, sustainable partner",
      "Making fashionable, affordable, usable products",
    ])
      await designer.page.getByText(line).first().waitFor();
    await complete(designer.page);
    await designer.accessible("/nav");
  });

  test("the designer signs in from the front and is let in", async () => {
    const { designer } = cast();
    await designer.page.getByRole("link", { name: "Sign in to design" }).click();
    await designer.page.waitForURL((address) => address.pathname === "/login");
    await designer.accessible("/login");
    await signIn(designer);
    await designer.page.getByRole("button", { name: "Ada Fell" }).waitFor();
  });

  test("the style library is one step away and holds the T-shirt", async () => {
    const { designer } = cast();
    await designer.page.getByRole("link", { name: "View styles" }).click();
    await designer.page.waitForURL((address) => address.pathname === "/designlist");
    const shirt = designer.page.getByRole("link", { name: /^Crew T-shirt/ });
    await shirt.waitFor();
    await complete(designer.page);
    await designer.accessible("/designlist");
    await shirt.click();
    await designer.page.waitForURL((address) => address.pathname === "/shapeDetails");
  });

  test("the T-shirt opens with its pieces on the board, draped beside it", async () => {
    const { designer, editor, board } = cast();
    await designer.page.getByRole("application").waitFor();
    await board.painted();
    for (const piece of ["Front", "Back", "Sleeve L", "Sleeve R", "Neckband"])
      expect(
        await designer.page
          .getByRole("application")
          .getByRole("button", { name: new RegExp(`^${piece}, \\d+ × \\d+ mm`) })
          .count(),
      ).toBe(1);
    await editor.previewReady();
    expect(await editor.figure("triangles")).toBeGreaterThan(1_000);
    expect(await editor.steps()).toBe(0);
  });
}
