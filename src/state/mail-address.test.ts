import { expect, test } from "vitest";
import { isMailAddress } from "./mail-address.ts";

test.each(["ines@atelier.example", " ines@atelier.example ", "i.n+cloth@mill.co.jp"])(
  "“%s” may be an e-mail address",
  (typed) => {
    expect(isMailAddress(typed)).toBe(true);
  },
);

test.each(["", "ines", "ines@atelier", "ines at atelier.example", "ines@kim@atelier.example", "@atelier.example"])(
  "“%s” is no e-mail address",
  (typed) => {
    expect(isMailAddress(typed)).toBe(false);
  },
);
