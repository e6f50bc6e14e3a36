import { apply, lightOfHex } from "@selvedge/geometry-core";
import { strToU8, type Zippable, zipSync } from "fflate";
import { pictureNames } from "./picture-names.ts";
import { fittingsOf, type WornGarment, type WornPiece, wornBy } from "./worn-garment.ts";

const OBJ = "garment.obj";
const MTL = "garment.mtl";
/** Files of an archive bear one date, so that the same garment gives the same bytes. */
const DATE = "1980-01-02T12:00:00";

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)) + 0);
/** A name that a line of the format can hold: no white space, no control signs. */
const word = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, "_") || "garment";

type Surface = { readonly positions: Float32Array; readonly normals: Float32Array; readonly indices: Uint32Array };

function* triples(values: Float32Array, sign: string, digits: number): Generator<string> {
  for (let i = 0; i < values.length; i += 3)
    yield `${sign} ${rounded(values[i]!, digits)} ${rounded(values[i + 1]!, digits)} ${rounded(values[i + 2]!, digits)}`;
}

/** Repeats of the tile, or shares of the painted picture; v upwards. */
function* texturePlaces(uv: Float32Array, { cloth, onCloth, painted }: WornPiece): Generator<string> {
  for (let i = 0; i < uv.length; i += 2) {
    const [x, y] = [uv[i]!, uv[i + 1]!];
    let [u, v] = [0, 0];
    if (painted) {
      const { left, top, right, bottom } = painted.box;
      [u, v] = [(x - left) / (right - left), (y - top) / (bottom - top)];
    } else {
      const [along, down] = apply(onCloth, [x, y]);
      [u, v] = [along / cloth.tile.width, down / cloth.tile.height];
    }
    yield `vt ${rounded(u, 6)} ${rounded(1 - v, 6)}`;
  }
}

function* faces({ indices }: Surface, first: number, corner: (index: number) => string): Generator<string> {
  for (let i = 0; i < indices.length; i += 3) yield `f ${[0, 1, 2].map((k) => corner(first + indices[i + k]!)).join(" ")}`;
}

function materialLines(name: string, { cloth, painted }: WornPiece, files: ReturnType<typeof pictureNames>): string[] {
  const colour = painted ? painted.picture : cloth.colour;
  const map = (statement: string, picture: typeof colour) => (picture ? [`${statement} ${files.get(picture)}`] : []);
  const light = colour ? [1, 1, 1] : lightOfHex(cloth.hex);
  return [
    `newmtl ${name}`,
    `Kd ${light.map((one) => rounded(one, 4)).join(" ")}`,
    "Ks 0.04 0.04 0.04",
    "illum 2",
    `Pr ${rounded(cloth.roughness, 3)}`,
    `Pm ${rounded(cloth.metallic, 3)}`,
    `Ps ${rounded(cloth.sheen, 3)}`,
    ...map("map_Kd", colour),
    ...(cloth.isOpen ? map("map_d -imfchan m", colour) : []),
    // A picture of a piece has places of its own, in which the tile's relief does not lie.
    ...map("norm", painted ? painted.normal : cloth.normal),
    ...map("map_Pr", painted ? painted.gloss : cloth.rough),
    "",
  ];
}

/**
 * A draped garment in its first dress as Wavefront OBJ with its MTL and pictures, zipped: millimetres, y up, a group for each piece,
 * texture places in repeats of the tile. Materials say roughness and sheen as the PBR extension of MTL does (Pr, Ps, norm).
 */
export function garmentObj(garment: WornGarment): Uint8Array<ArrayBuffer> {
  const { name, mesh, dresses } = garment;
  const files = pictureNames(garment);
  const materials = new Map<unknown, string>();
  const mtl: string[] = [];
  const lines = ["# Units: millimetres, y up", `mtllib ${MTL}`, `o ${word(name)}`];
  let first = 1;
  for (const piece of mesh.pieces) {
    const worn = wornBy(dresses[0], piece.key);
    const key = worn.painted ?? worn.cloth;
    let material = materials.get(key);
    if (!material) {
      material = `cloth${materials.size + 1}_${word(worn.cloth.name)}`;
      materials.set(key, material);
      mtl.push(...materialLines(material, worn, files));
    }
    lines.push(`g ${word(piece.key)}`, `usemtl ${material}`);
    lines.push(...triples(piece.positions, "v", 3), ...texturePlaces(piece.uv, worn), ...triples(piece.normals, "vn", 4));
    lines.push(...faces(piece, first, (index) => `${index}/${index}/${index}`));
    first += piece.positions.length / 3;
  }
  // Places of textures end before what stands on the cloth, and normals go on with the vertices.
  for (const { name: fitting, hex, roughness, metallic, mesh: solid } of fittingsOf(garment)) {
    lines.push(`g ${fitting}`, `usemtl ${fitting}`);
    lines.push(...triples(solid.positions, "v", 3), ...triples(solid.normals, "vn", 4));
    lines.push(...faces(solid, first, (index) => `${index}//${index}`));
    first += solid.positions.length / 3;
    const light = lightOfHex(hex).map((one) => rounded(one, 4));
    mtl.push(`newmtl ${fitting}`, `Kd ${light.join(" ")}`, "illum 2", `Pr ${roughness}`, `Pm ${metallic}`, "");
  }
  const archive: Zippable = {
    [OBJ]: strToU8(`${lines.join("\n")}\n`),
    [MTL]: strToU8(`${mtl.join("\n")}\n`),
  };
  for (const [picture, file] of files) archive[file] = [picture.bytes, { level: 0 }];
  return zipSync(archive, { mtime: DATE });
}
