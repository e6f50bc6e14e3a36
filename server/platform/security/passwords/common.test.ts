import { expect, test } from "vitest";
import { isTriedFirst } from "./common.ts";

const OWN = ["lena@northlight.example", "Lena Hoff", "Northlight Studio"];

test.each([
  "password123",
  "PASSWORD123",
  "1234567890",
  "qwertyuiop",
  "aaaaaaaaaaaa",
  "ababababab",
  "Northlight Studio",
  "northlightstudio2026",
  "lena@northlight.example",
  "2026 Northlight Studio!",
  "selvedge2026",
])("%s is tried first", async (password) => {
  expect(await isTriedFirst(password, OWN)).toBe(true);
});

test.each(["four hangers by post", "kfs9-2lqp-77aa", "Northlight sews good shirts", "lena likes indigo", "ورشة الخياطة الصغيرة"])(
  "%s is not",
  async (password) => {
    expect(await isTriedFirst(password, OWN)).toBe(false);
  },
);
