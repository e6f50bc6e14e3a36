import { expect, test } from "vitest";
import { moneyInWords } from "./money.ts";

test("an amount in smallest coins is said in whole ones, with the decimals its currency has", () => {
  expect(moneyInWords({ amount: 1_250_050, currency: "USD" })).toBe("12500.50 USD");
  expect(moneyInWords({ amount: 510, currency: "EUR" })).toBe("5.10 EUR");
  expect(moneyInWords({ amount: 12_500, currency: "JPY" })).toBe("12500 JPY");
});
