import { expect, test } from "vitest";
import { nameOfFile } from "./file-name.ts";

test("a picture is called as its file is, without folders and extension", () => {
  expect(nameOfFile("C:\\art\\Regatta pennant.v2.png")).toBe("Regatta pennant.v2");
  expect(nameOfFile("قماش.jpeg")).toBe("قماش");
  expect(nameOfFile("no extension. Really")).toBe("no extension. Really");
});

test("what cannot be read is left out, and a name of nothing is none", () => {
  expect(nameOfFile("a\u202eb\u0000c.png")).toBe("abc");
  expect(nameOfFile(".png")).toBeNull();
  expect(nameOfFile("")).toBeNull();
  expect([...(nameOfFile("🧵".repeat(300)) ?? "")].length).toBe(120);
});
