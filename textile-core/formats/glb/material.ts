import { linearOf } from "../../colour/convert.ts";
import type { Swatch, SwatchMap } from "../u3m/swatch.ts";

export type TextureIndex = Readonly<Partial<Record<SwatchMap, number>>>;
type Json = Readonly<Record<string, unknown>>;

export const TEXTURE_TRANSFORM = "KHR_texture_transform";
const SHEEN = "KHR_materials_sheen";
const ANISOTROPY = "KHR_materials_anisotropy";

/** The extensions that a swatch's material needs, texture transform aside. */
const extensionsOf = ({ sheen, sheenRoughness, anisotropy, anisotropyAngle }: Swatch): Json => ({
  ...(sheen > 0 ? { [SHEEN]: { sheenColorFactor: [sheen, sheen, sheen], sheenRoughnessFactor: sheenRoughness } } : {}),
  ...(anisotropy > 0 ? { [ANISOTROPY]: { anisotropyStrength: anisotropy, anisotropyRotation: anisotropyAngle } } : {}),
});

/**
 * The glTF material of a swatch; `repeats` is how often the tile fits the mesh in u and v. Sheen and anisotropy are
 * Khronos extensions; a viewer without them shows the cloth without its bloom. What is thin or open is blended by the
 * alpha of the albedo.
 */
export function materialOf(swatch: Swatch, textures: TextureIndex, repeats: readonly [u: number, v: number]): Json {
  const texture = (map: SwatchMap): Json | undefined =>
    textures[map] === undefined ? undefined : { index: textures[map], extensions: { [TEXTURE_TRANSFORM]: { scale: repeats } } };
  const albedo = texture("albedo");
  const roughness = texture("roughness");
  const normal = texture("normal");
  const extensions = extensionsOf(swatch);
  const open = swatch.opacity < 1 || swatch.maps.opacity !== undefined;
  return {
    name: swatch.name,
    doubleSided: true,
    ...(open ? { alphaMode: "BLEND" } : {}),
    pbrMetallicRoughness: {
      ...(albedo ? { baseColorTexture: albedo } : { baseColorFactor: [...linearOf(swatch.colour), swatch.opacity] }),
      ...(roughness ? { metallicRoughnessTexture: roughness } : { roughnessFactor: swatch.roughness }),
      metallicFactor: 0,
    },
    ...(normal ? { normalTexture: normal } : {}),
    ...(Object.keys(extensions).length > 0 ? { extensions } : {}),
    extras: { widthMm: swatch.widthMm, heightMm: swatch.heightMm, ...swatch.physics },
  };
}

export const extensionNames = (swatch: Swatch): readonly string[] => Object.keys(extensionsOf(swatch));
