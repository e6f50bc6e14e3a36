import { expect, test } from "vitest";
import { newTotpSecret, stepOf, stepOfCode, totpCode } from "./totp.ts";

/** "12345678901234567890" in base 32. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("the code at %i s is the one of RFC 6238, appendix B", (seconds, code) => {
  expect(totpCode(RFC_SECRET, stepOf(new Date(seconds * 1_000)))).toBe(code);
});

test("a code counts one step early and late, and not twice", () => {
  const now = new Date("2026-11-21T09:00:10Z");
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const here = stepOf(now);
  for (const step of [here - 1, here, here + 1]) expect(stepOfCode(secret, totpCode(secret, step), 0, now)).toBe(step);
  expect(stepOfCode(secret, totpCode(secret, here - 2), 0, now)).toBeNull();
  expect(stepOfCode(secret, totpCode(secret, here), here, now)).toBeNull();
  expect(stepOfCode(secret, "12345", 0, now)).toBeNull();
});
