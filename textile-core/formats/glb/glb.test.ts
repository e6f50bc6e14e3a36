/// <reference path="./gltf-validator.d.ts" />
import { strFromU8 } from "fflate";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { plainPng } from "../samples/png.ts";
import { POPLIN_SWATCH } from "../samples/poplin.ts";
import type { Swatch } from "../u3m/swatch.ts";
import { glbOfSwatch } from "./write-glb.ts";

const swatch: Swatch = {
  ...POPLIN_SWATCH,
  maps: {
    albedo: { path: "a.png", bytes: plainPng(64, 32, [242, 234, 217]) },
    normal: { path: "n.png", bytes: plainPng(64, 32, [128, 128, 255]) },
    roughness: { path: "r.png", bytes: plainPng(64, 32, [210, 210, 210]) },
  },
};
const SIZE = { widthMm: 100, heightMm: 60 };

const write = (given: Swatch, size = SIZE): Uint8Array => {
  const glb = glbOfSwatch(given, size);
  if (!glb.ok) throw new Error(JSON.stringify(glb.problem));
  return glb.value;
};
const jsonOf = (glb: Uint8Array) => JSON.parse(strFromU8(glb.subarray(20, 20 + new DataView(glb.buffer).getUint32(12, true))));

const KINDS: readonly [string, Swatch][] = [
  ["with all maps, sheen and direction", swatch],
  ["without maps", { ...swatch, maps: {} }],
  ["without sheen or direction", { ...swatch, sheen: 0, anisotropy: 0 }],
  ["that is open", { ...swatch, opacity: 0.6 }],
  ["of colour alone", { ...swatch, maps: {}, sheen: 0, anisotropy: 0 }],
];

test.each(KINDS)("a swatch %s is a glTF without a word from the validator", async (_, given) => {
  const report = await validateBytes(write(given), { maxIssues: 20 });
  expect(report.issues.messages).toEqual([]);
  expect(report.info.version).toBe("2.0");
});

test("the plane has its size in metres and the tile repeats on it at true scale", () => {
  const json = jsonOf(write(swatch));
  const [x, y] = [0, 1].map((axis) => json.accessors[0].max[axis] - json.accessors[0].min[axis]);
  expect(x).toBeCloseTo(0.1, 6);
  expect(y).toBeCloseTo(0.06, 6);
  const { scale } = json.materials[0].pbrMetallicRoughness.baseColorTexture.extensions.KHR_texture_transform;
  expect(scale[0] * swatch.widthMm).toBeCloseTo(100, 9);
  expect(scale[1] * swatch.heightMm).toBeCloseTo(60, 9);
  expect(json.materials[0].extensions.KHR_materials_sheen.sheenColorFactor).toEqual([0.06, 0.06, 0.06]);
  expect(json.materials[0].extensions.KHR_materials_anisotropy.anisotropyRotation).toBeCloseTo(Math.PI / 2, 9);
});

test("the pictures inside are those given, byte for byte", () => {
  const glb = write(swatch);
  const json = jsonOf(glb);
  const binaryAt = 20 + new DataView(glb.buffer).getUint32(12, true) + 8;
  json.images.forEach(({ name, bufferView }: { name: "albedo"; bufferView: number }) => {
    const { byteOffset, byteLength } = json.bufferViews[bufferView];
    expect(glb.slice(binaryAt + byteOffset, binaryAt + byteOffset + byteLength), name).toEqual(swatch.maps[name]!.bytes);
  });
});

test("a map that is no picture is a problem", () => {
  const odd = glbOfSwatch(POPLIN_SWATCH, SIZE);
  expect(!odd.ok && odd.problem.code).toBe("otherFormat");
});
