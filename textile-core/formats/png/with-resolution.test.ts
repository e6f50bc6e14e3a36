import { expect, test } from "vitest";
import { plainPng } from "../samples/png.ts";
import { AROUND_BYTES, SIGNATURE } from "./chunk.ts";
import { withResolution } from "./with-resolution.ts";

const png = plainPng(3, 2, [200, 20, 60]);

/** The chunks of a PNG in their order, with their data. */
function chunksOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const found: { kind: string; data: Uint8Array }[] = [];
  for (let offset = SIGNATURE.length; offset < bytes.length; ) {
    const length = view.getUint32(offset);
    found.push({
      kind: String.fromCharCode(...bytes.subarray(offset + 4, offset + 8)),
      data: bytes.subarray(offset + 8, offset + 8 + length),
    });
    offset += AROUND_BYTES + length;
  }
  return found;
}
const perMetreOf = (bytes: Uint8Array) => {
  const { data } = chunksOf(bytes).find(({ kind }) => kind === "pHYs")!;
  const view = new DataView(data.buffer, data.byteOffset);
  return [view.getUint32(0), view.getUint32(4), data[8]];
};

test("says its dots per inch before its pixels, and is the same picture else", () => {
  const marked = withResolution(png, 150);
  expect(chunksOf(marked).map(({ kind }) => kind)).toEqual(["IHDR", "pHYs", "IDAT", "IEND"]);
  expect(perMetreOf(marked)).toEqual([5906, 5906, 1]);
  expect(chunksOf(marked).filter(({ kind }) => kind !== "pHYs")).toEqual(chunksOf(png));
});

test("what it said of them before is said anew", () => {
  const twice = withResolution(withResolution(png, 72), 300);
  expect(twice).toEqual(withResolution(png, 300));
  expect(perMetreOf(twice)).toEqual([11811, 11811, 1]);
});

test("what is no PNG, or cut off, is refused", () => {
  expect(() => withResolution(new Uint8Array(60), 150)).toThrow("That is no PNG");
  expect(() => withResolution(png.subarray(0, 20), 150)).toThrow("That is no PNG");
  const torn = png.slice();
  new DataView(torn.buffer).setUint32(33, 5_000);
  expect(() => withResolution(torn, 150)).toThrow("The chunk IDAT of a PNG is cut off");
});
