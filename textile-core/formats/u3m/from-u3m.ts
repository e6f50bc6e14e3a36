import { MM_PER_INCH } from "@selvedge/geometry-core";
import type { Hex } from "../../colour/convert.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import type { U3mArchive } from "./archive.ts";
import type { U3mImage, U3mPhysics, U3mRgb, U3mSide } from "./document.ts";
import { fibreOfWord, nameOfWord } from "./fibre-words.ts";
import { isObject } from "./json.ts";
import type { Swatch, SwatchMap, SwatchPicture } from "./swatch.ts";
import { OWN_SECTION } from "./to-u3m.ts";

const FULL_TURN = 2 * Math.PI;
const BYTE = 255;
const USUAL_SHEEN_ROUGHNESS = 0.5;
/** Programs round the size of each map by itself. */
const SIZE_TOLERANCE = 0.005;

const hexOf = ({ r, g, b }: U3mRgb): Hex =>
  `#${[r, g, b]
    .map((value) =>
      Math.round(value * BYTE)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const imagesOf = (side: U3mSide): Readonly<Partial<Record<SwatchMap, U3mImage>>> => ({
  albedo: side.basecolor.texture?.image,
  normal: side.normal.texture?.image,
  roughness: side.roughness.texture?.image,
  height: side.displacement.texture?.image,
  opacity: side.alpha.texture?.image,
});

function physicsOf(physics: U3mPhysics | null, bending: number | undefined): Swatch["physics"] {
  const material = physics?.material_type?.type;
  return {
    ...(physics?.weight == null ? {} : { weightGsm: physics.weight }),
    ...(physics?.thickness == null ? {} : { thicknessMm: physics.thickness }),
    ...(bending === undefined ? {} : { bending }),
    ...(physics?.composition
      ? { composition: physics.composition.parts.map((part) => [fibreOfWord(part), part.ratio] as const) }
      : {}),
    ...(material ? { material: material === "Woven" || material === "Knit" ? material : "other" } : {}),
    ...(physics?.construction ? { construction: nameOfWord(physics.construction) } : {}),
  };
}

/** A number of our own part of `custom`; other programs' parts are not looked into. */
function ownNumber(custom: U3mArchive["document"]["custom"], name: string): number | undefined {
  const own = custom?.[OWN_SECTION];
  const value = isObject(own) ? own[name] : undefined;
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/**
 * The swatch in a U3M archive: its front, or the back or side where there is no front. All maps must cover the same cloth;
 * a material without pictures or size has none to show and is a problem. Pictures are taken as they are: a factor or offset
 * that another program lays over them is not reckoned in.
 */
export const swatchOfArchive = ({ document, files }: U3mArchive): Reading<Swatch> =>
  reading(() => {
    const { material, custom } = document;
    const side = material.front ?? material.back ?? material.side;
    if (!side) throw unreadable("field", { path: "u3m.material.front", expected: "{…}" });
    const images = Object.entries(imagesOf(side)).filter((pair): pair is [SwatchMap, U3mImage] => pair[1] !== undefined);
    const size = images[0]?.[1];
    if (!size || size.width <= 0 || size.height <= 0)
      throw unreadable("field", { path: "u3m.material.front.basecolor.texture", expected: "width, height > 0" });
    const isOther = (mm: number, own: number): boolean => Math.abs(mm - own) > SIZE_TOLERANCE * own;
    const other = images.find(([, { width, height }]) => isOther(width, size.width) || isOther(height, size.height));
    if (other)
      throw unreadable("field", { path: `u3m.material.front (${other[0]})`, expected: `${size.width} × ${size.height} mm` });
    const picture = (path: string): SwatchPicture => {
      const file = files.find(({ name }) => name === path);
      if (!file) throw unreadable("zipMissing", { name: path });
      return { path, bytes: file.bytes };
    };
    return {
      id: material.id,
      name: material.name,
      description: material.description,
      created: material.created,
      modified: material.modified,
      widthMm: size.width,
      heightMm: size.height,
      widthPx: Math.round((size.dpi.x * size.width) / MM_PER_INCH),
      heightPx: Math.round((size.dpi.y * size.height) / MM_PER_INCH),
      maps: Object.fromEntries(images.map(([map, { path }]) => [map, picture(path)])),
      reliefMm: ownNumber(custom, "reliefMm") ?? Math.max(0, side.displacement.texture?.factor ?? 0),
      colour: hexOf(side.basecolor.constant),
      roughness: side.roughness.constant,
      opacity: side.alpha.constant,
      sheen: side.sheen_value.constant,
      sheenRoughness: ownNumber(custom, "sheenRoughness") ?? USUAL_SHEEN_ROUGHNESS,
      anisotropy: side.anisotropy_value.constant,
      anisotropyAngle: side.anisotropy_rotation.constant * FULL_TURN,
      physics: physicsOf(material.physics, ownNumber(custom, "bending")),
    };
  });
