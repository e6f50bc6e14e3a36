import type { Mm } from "../../units.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import type { Swatch, SwatchMap } from "../u3m/swatch.ts";
import { BinaryChunk, glbOf } from "./chunks.ts";
import { extensionNames, materialOf, TEXTURE_TRANSFORM } from "./material.ts";

const MM_PER_METRE = 1000;
/** Constants of WebGL that glTF uses. */
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTEX_BUFFER = 34962;
const INDEX_BUFFER = 34963;
const REPEAT = 10497;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;

/** Maps that a glTF material has a place for; height and opacity have none of their own. */
const SHOWN_MAPS = ["albedo", "normal", "roughness"] as const satisfies readonly SwatchMap[];

const mimeOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return "image/png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return "image/jpeg";
  throw unreadable("otherFormat", { format: "PNG, JPEG" });
};

type Attribute = { readonly name: string; readonly type: string; readonly values: readonly number[] };

/** The four corners, from the lower left round. Places in the texture need one, tangents a map of normals. */
const attributesOf = (x: number, y: number, hasMaps: boolean, hasNormals: boolean): readonly Attribute[] => [
  { name: "POSITION", type: "VEC3", values: [-x, -y, 0, x, -y, 0, x, y, 0, -x, y, 0] },
  { name: "NORMAL", type: "VEC3", values: [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1] },
  ...(hasNormals ? [{ name: "TANGENT", type: "VEC4", values: [1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1] }] : []),
  ...(hasMaps ? [{ name: "TEXCOORD_0", type: "VEC2", values: [0, 1, 1, 1, 1, 0, 0, 0] }] : []),
];
const TRIANGLES = [0, 1, 2, 0, 2, 3];

/**
 * A flat swatch of `widthMm` × `heightMm` as a binary glTF 2.0, upright and facing +z, in metres, with its maps inside at
 * true scale. Maps must be PNG or JPEG; what is not is a problem.
 */
export const glbOfSwatch = (
  swatch: Swatch,
  size: { readonly widthMm: Mm; readonly heightMm: Mm },
): Reading<Uint8Array<ArrayBuffer>> =>
  reading(() => {
    const x = Math.fround(size.widthMm / MM_PER_METRE / 2);
    const y = Math.fround(size.heightMm / MM_PER_METRE / 2);
    const binary = new BinaryChunk();
    const maps = SHOWN_MAPS.flatMap((map) => {
      const picture = swatch.maps[map];
      return picture ? [{ map, mimeType: mimeOf(picture.bytes), bufferView: binary.add(picture.bytes) }] : [];
    });
    const attributes = attributesOf(x, y, maps.length > 0, swatch.maps.normal !== undefined);
    const accessors = attributes.map(({ name, type, values }) => ({
      bufferView: binary.add(new Uint8Array(Float32Array.from(values).buffer), VERTEX_BUFFER),
      componentType: FLOAT,
      count: 4,
      type,
      ...(name === "POSITION" ? { min: [-x, -y, 0], max: [x, y, 0] } : {}),
    }));
    const indices = {
      bufferView: binary.add(new Uint8Array(Uint16Array.from(TRIANGLES).buffer), INDEX_BUFFER),
      componentType: UNSIGNED_SHORT,
      count: TRIANGLES.length,
      type: "SCALAR",
    };
    const textures = Object.fromEntries(maps.map(({ map }, index) => [map, index]));
    const extensionsUsed = [...(maps.length > 0 ? [TEXTURE_TRANSFORM] : []), ...extensionNames(swatch)];
    const buffer = binary.bytes();
    const json = {
      asset: { version: "2.0", generator: "Selvedge" },
      ...(extensionsUsed.length > 0 ? { extensionsUsed } : {}),
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, name: swatch.name }],
      meshes: [
        {
          primitives: [
            {
              attributes: Object.fromEntries(attributes.map(({ name }, index) => [name, index])),
              indices: attributes.length,
              material: 0,
            },
          ],
        },
      ],
      materials: [materialOf(swatch, textures, [size.widthMm / swatch.widthMm, size.heightMm / swatch.heightMm])],
      accessors: [...accessors, indices],
      ...(maps.length > 0
        ? {
            images: maps.map(({ map, mimeType, bufferView }) => ({ name: map, mimeType, bufferView })),
            samplers: [{ magFilter: LINEAR, minFilter: LINEAR_MIPMAP_LINEAR, wrapS: REPEAT, wrapT: REPEAT }],
            textures: maps.map((_, source) => ({ sampler: 0, source })),
          }
        : {}),
      bufferViews: binary.views,
      buffers: [{ byteLength: buffer.length }],
    };
    return glbOf(json, buffer);
  });
