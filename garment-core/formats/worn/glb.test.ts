import { strFromU8 } from "fflate";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { withHems } from "../../mesh/hems.ts";
import { withPlates } from "../../mesh/plates.ts";
import { sewnSurfaces } from "../../mesh/sewn-parts.ts";
import { garmentGlb } from "./glb.ts";
import type { WornGarment } from "./worn-garment.ts";
import { CHECK, picture, wornSquares } from "./worn-squares.test-data.ts";

/** What a reader that knows nothing of the writer finds in a binary glTF. */
function read(glb: Uint8Array) {
  const view = new DataView(glb.buffer, glb.byteOffset);
  const textBytes = view.getUint32(12, true);
  const json = JSON.parse(strFromU8(glb.subarray(20, 20 + textBytes)));
  const binaryAt = 28 + textBytes;
  const values = (index: number): number[] => {
    const { bufferView, componentType, count, type, normalized } = json.accessors[index];
    const { byteOffset, byteStride } = json.bufferViews[bufferView];
    const width = Number(/[234]$/.exec(type)?.[0] ?? 1);
    const bytes = componentType === 5120 ? 1 : componentType === 5123 ? 2 : 4;
    const one = (offset: number) =>
      componentType === 5120
        ? view.getInt8(offset) / 127
        : componentType === 5123
          ? view.getUint16(offset, true) / (normalized ? 65_535 : 1)
          : view.getUint32(offset, true);
    return Array.from({ length: count * width }, (_, i) =>
      one(binaryAt + byteOffset + Math.floor(i / width) * (byteStride ?? bytes * width) + (i % width) * bytes),
    );
  };
  return { json, values };
}

const mapped = (values: readonly number[], { offset, scale }: { offset: number[]; scale: number[] }) =>
  values.map((value, index) => offset[index % 2]! + scale[index % 2]! * value);
const worst = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Array.from(a).reduce((most, value, index) => Math.max(most, Math.abs(value - b[index]!)), 0);

const one = (garment: WornGarment): WornGarment => ({ ...garment, dresses: [garment.dresses[1]!] });

/** The painted half in foil that stands up, on metallic cloth, with a zip and a label. */
function furnished(): WornGarment {
  const garment = wornSquares();
  const [dress] = garment.dresses;
  const right = dress.pieces.get("right")!;
  const made = { ...right.painted!, gloss: picture(), sheen: picture(), normal: picture() };
  const metallic = { ...CHECK, name: "Check, metallic", rough: null, roughness: 0.3, metallic: 0.85 };
  const pieces = new Map([
    ...dress.pieces,
    ["left", { ...right, cloth: metallic, painted: null }],
    ["right", { ...right, painted: made }],
  ]);
  const label = { pieceKey: "right", x: 60, y: 60, angle: 20, width: 30, height: 20, thick: 0.5 };
  const tooth = { shape: "tooth", pieceKey: "left", x: 60, y: 50, angle: 0, size: [3, 1, 2], lift: 0.5, hex: "#b8924a" } as const;
  return {
    ...garment,
    mesh: withHems(withPlates(garment.mesh, [label])),
    sewnOn: sewnSurfaces(garment.mesh, [tooth, { ...tooth, y: 54 }]),
    dresses: [{ ...dress, pieces }],
  };
}

test("trims are nodes of their own, and finishes are written as roughness, metal, sheen and relief", () => {
  const { json } = read(garmentGlb(furnished()));
  expect(json.meshes.map(({ name }: { name: string }) => name)).toEqual([
    "left",
    "right",
    "buttons",
    "button_thread",
    "trims_1_tooth",
  ]);
  const materialOf = (index: number) => json.materials[json.meshes[index].primitives[0].material];
  expect(materialOf(4).pbrMetallicRoughness).toMatchObject({ metallicFactor: 0.6, roughnessFactor: 0.4 });
  expect(materialOf(0).pbrMetallicRoughness).toMatchObject({ metallicFactor: 0.85, roughnessFactor: 0.3 });
  const { pbrMetallicRoughness, normalTexture, extensions } = materialOf(1);
  expect(pbrMetallicRoughness.metallicFactor).toBe(1);
  const textures = [
    pbrMetallicRoughness.metallicRoughnessTexture,
    normalTexture,
    extensions.KHR_materials_sheen.sheenColorTexture,
  ];
  expect(textures.map(({ texCoord }) => texCoord)).toEqual([1, 1, 1]);
  expect(new Set(textures.map(({ index }) => index)).size).toBe(3);
});

test.each([
  ["with trims, hems and finishes", furnished()],
  ["in three colourways, one painted, with a button", wornSquares()],
  ["in one plain cloth", one(wornSquares())],
])("a garment %s is a glTF that the validator has neither an error nor a warning for", async (_, garment) => {
  const { issues, info } = await validateBytes(garmentGlb(garment), { maxIssues: 20 });
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  expect(info.version).toBe("2.0");
});

test("every place of the garment comes back within a tenth of a millimetre, in metres, with its triangles", () => {
  const garment = wornSquares();
  const { json, values } = read(garmentGlb(garment));
  const { scale, translation, children } = json.nodes[0];
  expect(children.map((index: number) => json.nodes[index].name)).toEqual(["left", "right", "buttons", "button_thread"]);
  for (const [index, piece] of garment.mesh.pieces.entries()) {
    const [primitive] = json.meshes[index].primitives;
    const metres = values(primitive.attributes.POSITION).map((value, i) => value * scale[i % 3] + translation[i % 3]);
    expect(
      worst(
        metres.map((metre) => metre * 1_000),
        piece.positions,
      ),
    ).toBeLessThan(0.1);
    expect(worst(values(primitive.attributes.NORMAL), piece.normals)).toBeLessThan(0.005);
    expect(values(primitive.indices)).toEqual([...piece.indices]);
  }
});

test("a tile of 40 × 30 mm repeats each 40 × 30 mm of the cloth from the corner it was laid at", () => {
  const garment = wornSquares();
  const { json, values } = read(garmentGlb(garment));
  const [left, right] = [json.meshes[0].primitives[0], json.meshes[1].primitives[0]];
  const { baseColorTexture } = json.materials[left.material].pbrMetallicRoughness;
  const tiles = mapped(values(left.attributes.TEXCOORD_0), baseColorTexture.extensions.KHR_texture_transform);
  const expected = Array.from(garment.mesh.pieces[0]!.uv, (mm, index) => (index % 2 === 0 ? (mm - 15) / 40 : (mm - 5) / 30));
  expect(worst(tiles, expected) * 40).toBeLessThan(0.1);
  const painted = json.materials[right.material].pbrMetallicRoughness.baseColorTexture;
  expect(painted.texCoord).toBe(1);
  const shares = Array.from(garment.mesh.pieces[1]!.uv, (mm) => mm / 120);
  expect(worst(values(right.attributes.TEXCOORD_1), shares) * 120).toBeLessThan(0.1);
});

test("the tangent runs along the cloth's x within the surface, also where the cloth lies turned by a quarter", () => {
  const garment = wornSquares();
  const [first] = garment.dresses;
  const turned = new Map([...first.pieces].map(([key, worn]) => [key, { ...worn, onCloth: [0, 1, -1, 0, 0, 0] as const }]));
  const { json, values } = read(garmentGlb({ ...garment, dresses: [{ ...first, pieces: turned }] }));
  const tangents = values(json.meshes[0].primitives[0].attributes.TANGENT);
  // Moving in x on the cloth is moving up the piece, against its y.
  for (let i = 0; i < tangents.length / 2; i += 4)
    expect(tangents.slice(i, i + 4)).toEqual([0, 1, 0, 1].map((n) => expect.closeTo(n, 2)));
  const straight = read(garmentGlb(garment));
  expect(straight.values(straight.json.meshes[0].primitives[0].attributes.TANGENT).slice(0, 4)).toEqual([1, 0, 0, 1]);
});

test("colourways are variants: a piece names the material of each, a picture lies in the file once", () => {
  const { json } = read(garmentGlb(wornSquares()));
  expect(json.extensions.KHR_materials_variants.variants).toEqual([{ name: "Check" }, { name: "Navy" }, { name: "Both" }]);
  const [left, right] = [0, 1].map((index) => json.meshes[index].primitives[0].extensions.KHR_materials_variants.mappings);
  const named = (mappings: { material: number; variants: number[] }[]) =>
    mappings.map(({ material, variants }) => [json.materials[material].name, variants]);
  expect(named(left)).toEqual([
    ["Check", [0, 2]],
    ["Navy", [1]],
  ]);
  expect(named(right)).toEqual([
    ["Check, right", [0]],
    ["Navy", [1, 2]],
  ]);
  expect(json.images).toHaveLength(4);
  expect(json.extensionsRequired).toEqual(["KHR_mesh_quantization", "KHR_texture_transform"]);
});

test("sheen is the cloth's own, tinted; a garment in one plain cloth asks nothing of a reader but quantised places", () => {
  const { json } = read(garmentGlb(wornSquares()));
  const { KHR_materials_sheen: sheen, KHR_materials_anisotropy: direction } = json.materials[0].extensions;
  expect(sheen.sheenRoughnessFactor).toBe(0.5);
  expect(Math.max(...sheen.sheenColorFactor)).toBeLessThanOrEqual(CHECK.sheen);
  expect(direction.anisotropyStrength).toBe(0.4);
  const plain = read(garmentGlb(one(wornSquares()))).json;
  expect(plain.extensionsUsed).toEqual(["KHR_mesh_quantization"]);
  expect(plain.images).toBeUndefined();
});
