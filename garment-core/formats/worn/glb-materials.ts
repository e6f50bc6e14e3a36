import { lightOfHex } from "@selvedge/geometry-core";
import type { SewnSurface } from "../../mesh/sewn-parts.ts";
import type { BinaryBuffer } from "./glb-container.ts";
import type { ClothSurface, PictureFile, WornPiece } from "./worn-garment.ts";

type Json = Readonly<Record<string, unknown>>;

const TRANSFORM = "KHR_texture_transform";
const SHEEN = "KHR_materials_sheen";
const ANISOTROPY = "KHR_materials_anisotropy";
/** Constants of WebGL that glTF uses. */
const REPEAT = 10497;
const CLAMP_TO_EDGE = 33071;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;

/** What the places of TEXCOORD_0, 0 to 1 along each axis, are in mm on the cloth. */
export type ClothExtent = { readonly x: number; readonly y: number; readonly span: number };

/** Light that the fibres standing off a cloth throw back: paler than the cloth and tinted by it. */
const sheenColour = ({ sheen, hex }: ClothSurface): readonly number[] =>
  lightOfHex(hex).map((light) => Math.min(1, sheen * (0.22 + 0.6 * Math.sqrt(light))));

/** Materials, textures and pictures of a binary glTF, each once however often it is worn. */
export class Materials {
  readonly materials: Json[] = [];
  readonly textures: Json[] = [];
  readonly images: Json[] = [];
  readonly samplers = [REPEAT, CLAMP_TO_EDGE].map((wrap) => ({
    magFilter: LINEAR,
    minFilter: LINEAR_MIPMAP_LINEAR,
    wrapS: wrap,
    wrapT: wrap,
  }));
  readonly used = new Set<string>();
  readonly #known = new Map<unknown, number>();
  readonly #pictures = new Map<PictureFile, number>();
  readonly #binary: BinaryBuffer;
  readonly #extent: ClothExtent;

  constructor(binary: BinaryBuffer, extent: ClothExtent) {
    this.#binary = binary;
    this.#extent = extent;
  }

  #texture(picture: PictureFile, sampler: 0 | 1, name: string): number {
    const known = this.#pictures.get(picture);
    if (known !== undefined) return known;
    this.images.push({ name, mimeType: picture.mime, bufferView: this.#binary.add(picture.bytes) });
    this.textures.push({ sampler, source: this.images.length - 1 });
    this.#pictures.set(picture, this.textures.length - 1);
    return this.textures.length - 1;
  }

  /** A map of the cloth's tile, from TEXCOORD_0. */
  #tiled(picture: PictureFile, { tile }: ClothSurface, name: string): Json {
    this.used.add(TRANSFORM);
    const { x, y, span } = this.#extent;
    const transform = { offset: [x / tile.width, y / tile.height], scale: [span / tile.width, span / tile.height] };
    return { index: this.#texture(picture, 0, name), extensions: { [TRANSFORM]: transform } };
  }

  /** The number of the material of what a piece wears. */
  of(worn: WornPiece, pieceKey: string): number {
    const { cloth, painted } = worn;
    const key = painted ?? cloth;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const extensions: Record<string, Json> = {};
    const onPiece = (picture: PictureFile, what: string): Json => ({
      index: this.#texture(picture, 1, `${cloth.name}, ${pieceKey}${what}`),
      texCoord: 1,
    });
    if (painted?.sheen)
      extensions[SHEEN] = {
        sheenColorFactor: [1, 1, 1],
        sheenColorTexture: onPiece(painted.sheen, ", sheen"),
        sheenRoughnessFactor: cloth.sheenRoughness,
      };
    else if (cloth.sheen > 0)
      extensions[SHEEN] = { sheenColorFactor: sheenColour(cloth), sheenRoughnessFactor: cloth.sheenRoughness };
    if (cloth.anisotropy > 0)
      extensions[ANISOTROPY] = { anisotropyStrength: cloth.anisotropy, anisotropyRotation: cloth.anisotropyAngle };
    for (const name of Object.keys(extensions)) this.used.add(name);
    const { name } = cloth;
    const colour = painted
      ? { baseColorTexture: onPiece(painted.picture, "") }
      : cloth.colour
        ? { baseColorTexture: this.#tiled(cloth.colour, cloth, `${name}, colour`) }
        : { baseColorFactor: [...lightOfHex(cloth.hex), 1] };
    const rough = painted?.gloss
      ? { metallicRoughnessTexture: onPiece(painted.gloss, ", gloss"), metallicFactor: 1 }
      : cloth.rough
        ? { metallicRoughnessTexture: this.#tiled(cloth.rough, cloth, `${name}, roughness`) }
        : { roughnessFactor: cloth.roughness };
    const relief = painted?.normal
      ? onPiece(painted.normal, ", relief")
      : cloth.normal && this.#tiled(cloth.normal, cloth, `${name}, relief`);
    this.materials.push({
      name: painted ? `${name}, ${pieceKey}` : name,
      doubleSided: true,
      ...(cloth.isOpen && { alphaMode: "BLEND" }),
      pbrMetallicRoughness: { metallicFactor: cloth.metallic, ...colour, ...rough },
      ...(relief && { normalTexture: relief }),
      ...(Object.keys(extensions).length > 0 && { extensions }),
    });
    this.#known.set(key, this.materials.length - 1);
    return this.materials.length - 1;
  }

  /** The number of the material of something that stands on the cloth. */
  fitting({ name, hex, roughness, metallic }: SewnSurface): number {
    this.materials.push({
      name,
      pbrMetallicRoughness: { baseColorFactor: [...lightOfHex(hex), 1], metallicFactor: metallic, roughnessFactor: roughness },
    });
    return this.materials.length - 1;
  }
}
