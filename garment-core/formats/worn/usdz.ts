import { apply, lightOfHex } from "@selvedge/geometry-core";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { SewnSurface } from "../../mesh/sewn-parts.ts";
import { pictureNames } from "./picture-names.ts";
import { fittingsOf, type PictureFile, type WornGarment, type WornPiece, wornBy } from "./worn-garment.ts";

const LAYER = "garment.usda";
const ROOT = "/Garment";
const DATE = "1980-01-02T12:00:00";
/** What lies in the archive begins at multiples of this, so that it is read where it lies (USDZ file format, layout). */
const ALIGNMENT = 64;
/** Bytes of a local header of a ZIP before its name, and of the head of one extra field (APPNOTE 4.3.7, 4.5.1). */
const LOCAL_HEADER_BYTES = 30;
const EXTRA_HEAD_BYTES = 4;
/** An extra field that readers skip. */
const PADDING_FIELD = 0x1986;

const number = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0);

function tuples(values: ArrayLike<number>, size: 2 | 3, digits: number): string {
  const parts: string[] = [];
  for (let i = 0; i < values.length; i += size) {
    const numbers = [number(values[i]!, digits), number(values[i + 1]!, digits)];
    if (size === 3) numbers.push(number(values[i + 2]!, digits));
    parts.push(`(${numbers.join(", ")})`);
  }
  return `[${parts.join(", ")}]`;
}

type Surface = { readonly positions: Float32Array; readonly normals: Float32Array; readonly indices: Uint32Array };

function meshOf(name: string, { positions, normals, indices }: Surface, material: string, places: readonly string[]): string {
  return `    def Mesh "${name}" (prepend apiSchemas = ["MaterialBindingAPI"])
    {
        uniform bool doubleSided = 1
        uniform token subdivisionScheme = "none"
        int[] faceVertexCounts = [${Array(indices.length / 3).fill(3)}]
        int[] faceVertexIndices = [${indices.join(", ")}]
        rel material:binding = <${ROOT}/Materials/${material}>
        point3f[] points = ${tuples(
          positions.map((mm) => mm / 1_000),
          3,
          6,
        )}
        normal3f[] normals = ${tuples(normals, 3, 4)} (interpolation = "vertex")
${places.map((values, index) => `        texCoord2f[] primvars:st${index || ""} = ${values} (interpolation = "vertex")`).join("\n")}
    }
`;
}

/** Repeats of the tile, v upwards. */
function inTiles(uv: Float32Array, { cloth: { tile }, onCloth }: WornPiece): string {
  const out = new Float64Array(uv.length);
  for (let v = 0; v < uv.length; v += 2) {
    const [x, y] = apply(onCloth, [uv[v]!, uv[v + 1]!]);
    out[v] = x / tile.width;
    out[v + 1] = 1 - y / tile.height;
  }
  return tuples(out, 2, 5);
}

/** Shares of the painted picture, v upwards. */
function inBox(uv: Float32Array, { left, top, right, bottom }: NonNullable<WornPiece["painted"]>["box"]): string {
  const shares = Float64Array.from(uv, (mm, index) =>
    index % 2 ? 1 - (mm - top) / (bottom - top) : (mm - left) / (right - left),
  );
  return tuples(shares, 2, 5);
}

type Read = { readonly file: string; readonly set: number; readonly wrap: "repeat" | "clamp"; readonly isColour: boolean };

function textureOf(material: string, name: string, { file, set, wrap, isColour }: Read): string {
  const vector = isColour
    ? `            token inputs:sourceColorSpace = "sRGB"`
    : `            token inputs:sourceColorSpace = "raw"${name === "Relief" ? "\n            float4 inputs:scale = (2, 2, 2, 1)\n            float4 inputs:bias = (-1, -1, -1, 0)" : ""}`;
  return `            def Shader "${name}"
            {
            uniform token info:id = "UsdUVTexture"
            asset inputs:file = @${file}@
            float2 inputs:st.connect = <${ROOT}/Materials/${material}/Places${set}.outputs:result>
            token inputs:wrapS = "${wrap}"
            token inputs:wrapT = "${wrap}"
${vector}
            float outputs:r
            float outputs:g
            float outputs:b
            float outputs:a
            float3 outputs:rgb
            }
`;
}

function materialOf(name: string, { cloth, painted }: WornPiece, files: ReadonlyMap<PictureFile, string>): string {
  const reads = new Map<string, Read>();
  const read = (key: string, picture: PictureFile | null, set: number, isColour: boolean) => {
    const wrap = set === 0 && painted ? "clamp" : "repeat";
    if (picture) reads.set(key, { file: files.get(picture)!, set, wrap, isColour });
  };
  // The picture of a painted piece has the first places, since some readers know no others; its tile has the second.
  read("Colour", painted ? painted.picture : cloth.colour, 0, true);
  const tiles = painted ? 1 : 0;
  read("Relief", painted?.normal ?? cloth.normal, painted?.normal ? 0 : tiles, false);
  read("Roughness", painted?.gloss ?? cloth.rough, painted?.gloss ? 0 : tiles, false);
  read("Metal", painted?.gloss ?? null, 0, false);
  const from = (key: string, output: string) => `<${ROOT}/Materials/${name}/${key}.outputs:${output}>`;
  const light = lightOfHex(cloth.hex).map((one) => number(one, 5));
  const inputs = [
    reads.has("Colour")
      ? `color3f inputs:diffuseColor.connect = ${from("Colour", "rgb")}`
      : `color3f inputs:diffuseColor = (${light.join(", ")})`,
    ...(reads.has("Relief") ? [`normal3f inputs:normal.connect = ${from("Relief", "rgb")}`] : []),
    reads.has("Roughness")
      ? `float inputs:roughness.connect = ${from("Roughness", "g")}`
      : `float inputs:roughness = ${number(cloth.roughness, 3)}`,
    reads.has("Metal")
      ? `float inputs:metallic.connect = ${from("Metal", "b")}`
      : `float inputs:metallic = ${number(cloth.metallic, 3)}`,
    ...(cloth.isOpen && reads.has("Colour") ? [`float inputs:opacity.connect = ${from("Colour", "a")}`] : []),
  ];
  const sets = [...new Set([...reads.values()].map(({ set }) => set))];
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${ROOT}/Materials/${name}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
${inputs.map((line) => `                ${line}`).join("\n")}
                token outputs:surface
            }
${sets.map((set) => `            def Shader "Places${set}"\n            {\n                uniform token info:id = "UsdPrimvarReader_float2"\n                string inputs:varname = "st${set || ""}"\n                float2 outputs:result\n            }\n`).join("")}${[...reads].map(([key, one]) => textureOf(name, key, one)).join("")}        }
`;
}

const fittingMaterial = ({ name, hex, roughness, metallic }: SewnSurface): string => `        def Material "${name}"
        {
            token outputs:surface.connect = <${ROOT}/Materials/${name}/Surface.outputs:surface>
            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = (${lightOfHex(hex)
                  .map((one) => number(one, 5))
                  .join(", ")})
                float inputs:roughness = ${roughness}
                float inputs:metallic = ${metallic}
                token outputs:surface
            }
        }
`;

/** Puts files one after the other, unpacked, each from a multiple of 64 bytes. */
function aligned(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array<ArrayBuffer> {
  const archive: Zippable = {};
  let offset = 0;
  for (const [name, bytes] of files) {
    const head = LOCAL_HEADER_BYTES + strToU8(name).length + EXTRA_HEAD_BYTES;
    const padding = (ALIGNMENT - ((offset + head) % ALIGNMENT)) % ALIGNMENT;
    archive[name] = [bytes, { level: 0, mtime: DATE, extra: { [PADDING_FIELD]: new Uint8Array(padding) } }];
    offset += head + padding + bytes.length;
  }
  return zipSync(archive);
}

/**
 * A draped garment in its first dress as USDZ, the file of augmented reality on Apple's devices: metres, y up, standing on the ground
 * about its origin, surfaces as UsdPreviewSurface with PNG and JPEG. The layer is text, which the format allows.
 */
export function garmentUsdz(garment: WornGarment): Uint8Array<ArrayBuffer> {
  const { mesh, dresses } = garment;
  const files = pictureNames(garment);
  const names = new Map<unknown, string>();
  let materials = "";
  const meshes = mesh.pieces.map((piece) => {
    const worn = wornBy(dresses[0], piece.key);
    const key = worn.painted ?? worn.cloth;
    let name = names.get(key);
    if (!name) {
      name = `Cloth${names.size + 1}`;
      names.set(key, name);
      materials += materialOf(name, worn, files);
    }
    const tiled = inTiles(piece.uv, worn);
    return meshOf(piece.key, piece, name, worn.painted ? [inBox(piece.uv, worn.painted.box), tiled] : [tiled]);
  });
  for (const fitting of fittingsOf(garment)) {
    materials += fittingMaterial(fitting);
    meshes.push(meshOf(fitting.name, fitting.mesh, fitting.name, []));
  }
  const { min, max } = mesh.bounds;
  const ground = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2].map((mm) => number(mm / 1_000, 6));
  const layer = `#usda 1.0
(
    customLayerData = { string creator = "Selvedge" }
    defaultPrim = "Garment"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Garment" (kind = "component")
{
    double3 xformOp:translate = (${ground.join(", ")})
    uniform token[] xformOpOrder = ["xformOp:translate"]

    def Scope "Materials"
    {
${materials}    }

${meshes.join("\n")}}
`;
  return aligned([[LAYER, strToU8(layer)], ...[...files].map(([picture, name]) => [name, picture.bytes] as const)]);
}
