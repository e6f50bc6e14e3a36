import { expect, test } from "vitest";
import { telephoneHref } from "./telephone.ts";

test.each([
  ["+39 02 5550 0187", "tel:+390255500187"],
  ["(020) 7946-0143", "tel:02079460143"],
  ["+44 20 7946 0143 ext. 12", "tel:+442079460143"],
  ["+49 40 123456, Lager", "tel:+4940123456"],
])("%s is dialled without spaces and without an extension", (number, href) => {
  expect(telephoneHref(number)).toBe(href);
});
