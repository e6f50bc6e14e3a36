import { expect, test } from "vitest";
import { type PackSignOff, standing, verdictOn } from "./sign-offs.ts";

const [THIS, OTHER] = ["a".repeat(64), "b".repeat(64)];
const signed = (name: string, decision: PackSignOff["decision"], minute: number, documentHash = THIS): PackSignOff => ({
  ...{ name, isVisitor: true, decision, documentHash, note: "" },
  revision: documentHash === THIS ? 2 : 1,
  signedAt: `2026-11-20T10:0${minute}:00.000Z`,
});

test("a signer's last word about a document is the one that counts", () => {
  const list = [signed("Ines", "changes", 1), signed("ines ", "approved", 2), signed("Ines", "changes", 3, OTHER)];
  expect(standing(list).map(({ decision, documentHash }) => [decision, documentHash])).toEqual([
    ["changes", OTHER],
    ["approved", THIS],
  ]);
  expect(verdictOn(THIS, list)).toEqual({ kind: "approved" });
});

test("a visitor's word does not stand for that of somebody of the company who has the same name", () => {
  const list = [{ ...signed("Ada Fell", "changes", 1), isVisitor: false }, signed("Ada Fell", "approved", 2)];
  expect(verdictOn(THIS, list)).toEqual({ kind: "changes" });
});

test("a document is not approved while one of its signers wants changes", () => {
  const list = [signed("Ines", "approved", 1), signed("Noor", "changes", 2)];
  expect(verdictOn(THIS, list)).toEqual({ kind: "changes" });
  expect(verdictOn(THIS, [...list, signed("Noor", "approved", 3)])).toEqual({ kind: "approved" });
});

test("a document nobody has signed names the approved one, if there is one", () => {
  expect(verdictOn(THIS, [])).toEqual({ kind: "unsigned" });
  expect(verdictOn(THIS, [signed("Ines", "approved", 1, OTHER)])).toEqual({ kind: "other", revision: 1 });
  const refused = [signed("Ines", "approved", 1, OTHER), signed("Noor", "changes", 2, OTHER)];
  expect(verdictOn(THIS, refused)).toEqual({ kind: "unsigned" });
});
