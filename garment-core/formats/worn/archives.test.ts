import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { garmentObj } from "./obj.ts";
import { garmentUsdz } from "./usdz.ts";
import { fittingsOf } from "./worn-garment.ts";
import { wornSquares } from "./worn-squares.test-data.ts";

const numbersOf = (line: string) => line.split(" ").slice(1).map(Number);

test("a garment as OBJ has each piece as a group, every place within a tenth of a millimetre, and the pictures it names", () => {
  const garment = wornSquares();
  const files = unzipSync(garmentObj(garment));
  const lines = strFromU8(files["garment.obj"]!).split("\n");
  expect(lines[0]).toContain("millimetres");
  expect(lines.filter((line) => line.startsWith("g "))).toEqual(["g left", "g right", "g buttons", "g button_thread"]);
  const places = lines.filter((line) => line.startsWith("v ")).flatMap(numbersOf);
  const sewn = garment.mesh.pieces.flatMap(({ positions }) => [...positions]);
  for (const [index, mm] of sewn.entries()) expect(Math.abs(places[index]! - mm)).toBeLessThan(0.1);
  const count = places.length / 3;
  expect(lines.filter((line) => line.startsWith("vn "))).toHaveLength(count);
  const corners = lines.filter((line) => line.startsWith("f ")).flatMap((line) => line.split(" ").slice(1));
  expect(corners).toHaveLength(
    [...garment.mesh.pieces, ...fittingsOf(garment).map(({ mesh }) => mesh)].flatMap(({ indices }) => [...indices]).length,
  );
  for (const corner of corners)
    for (const index of corner.split("/").filter(Boolean)) expect(Number(index)).toBeLessThanOrEqual(count);
  const [u, v] = numbersOf(lines.find((line) => line.startsWith("vt "))!);
  expect([u, v]).toEqual([expect.closeTo(-15 / 40, 5), expect.closeTo(1 + 5 / 30, 5)]);
  const mtl = strFromU8(files["garment.mtl"]!);
  const used = lines.filter((line) => line.startsWith("usemtl ")).map((line) => line.slice(7));
  for (const name of used) expect(mtl).toContain(`newmtl ${name}\n`);
  const named = [...mtl.matchAll(/textures\/\S+/g)].map(([name]) => name);
  expect(named).toHaveLength(4);
  for (const name of named) expect(files[name]!.length).toBe(70);
});

/** Files of an archive with where their bytes begin and how they are packed, from its local headers (APPNOTE 4.3.7). */
function localFiles(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const files: { name: string; at: number; method: number; bytes: Uint8Array }[] = [];
  for (let offset = 0; view.getUint32(offset, true) === 0x04034b50; ) {
    const [size, name, extra] = [
      view.getUint32(offset + 18, true),
      view.getUint16(offset + 26, true),
      view.getUint16(offset + 28, true),
    ];
    const from = offset + 30 + name + extra;
    const bytes = zip.subarray(from, from + size);
    files.push({
      name: strFromU8(zip.subarray(offset + 30, offset + 30 + name)),
      at: from,
      method: view.getUint16(offset + 8, true),
      bytes,
    });
    offset = from + size;
  }
  return files;
}

test("a USDZ begins with its layer, and every file in it lies unpacked at a multiple of 64 bytes", () => {
  const files = localFiles(garmentUsdz(wornSquares()));
  expect(files.map(({ name }) => name)).toEqual([
    "garment.usda",
    "textures/1-colour.png",
    "textures/2-relief.png",
    "textures/3-roughness.png",
    "textures/4-colour.png",
  ]);
  for (const { at, method } of files) expect([at % 64, method]).toEqual([0, 0]);
});

test("the layer of a USDZ closes what it opens, binds each piece to a material it has, and stands on the ground in metres", () => {
  const garment = wornSquares();
  const [layer, ...pictures] = localFiles(garmentUsdz(garment));
  const usda = strFromU8(layer!.bytes);
  expect(usda.startsWith("#usda 1.0\n")).toBe(true);
  for (const pair of ["{}", "[]", "()"]) expect(usda.split(pair[0]!).length).toBe(usda.split(pair[1]!).length);
  const bound = [...usda.matchAll(/material:binding = <\/Garment\/Materials\/(\w+)>/g)].map(([, name]) => name);
  expect(bound).toEqual(["Cloth1", "Cloth2", "buttons", "button_thread"]);
  for (const name of bound) expect(usda).toContain(`def Material "${name}"`);
  for (const [, to] of usda.matchAll(/connect = <\/Garment\/Materials\/\w+\/(\w+)\./g))
    expect(usda).toContain(`def Shader "${to}"`);
  const files = [...usda.matchAll(/@([^@]+)@/g)].map(([, name]) => name);
  expect(new Set(files)).toEqual(new Set(pictures.map(({ name }) => name)));
  const points = [...usda.matchAll(/point3f\[\] points = \[(.*)\]/g)].map(([, list]) => list!.match(/-?[\d.e-]+/g)!.map(Number));
  for (const [index, piece] of garment.mesh.pieces.entries())
    for (const [i, mm] of piece.positions.entries()) expect(Math.abs(points[index]![i]! * 1_000 - mm)).toBeLessThan(0.1);
  const [, low] = /xformOp:translate = \([-\d.e]+, ([-\d.e]+),/.exec(usda)!;
  expect(Number(low) * 1_000 + garment.mesh.bounds.min[1]).toBeCloseTo(0, 2);
});

test("the same garment gives the same bytes", () => {
  expect(garmentUsdz(wornSquares())).toEqual(garmentUsdz(wornSquares()));
  expect(garmentObj(wornSquares())).toEqual(garmentObj(wornSquares()));
});
