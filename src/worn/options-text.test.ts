import { expect, test } from "vitest";
import { optionsText } from "./options-text.ts";

test("chosen options are written the same whatever the order they were chosen in; what is no measure is left out", () => {
  expect(optionsText({ ease: 12, bodyLength: -20 })).toBe("bodyLength:-20,ease:12");
  expect(optionsText({ bodyLength: -20, ease: 12 })).toBe("bodyLength:-20,ease:12");
  expect(optionsText({ lined: true })).toBe("");
  expect(optionsText({})).toBe("");
});
