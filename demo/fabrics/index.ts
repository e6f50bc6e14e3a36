import { CHECKS } from "./checks.ts";
import { DENIM_FABRICS } from "./denim.ts";
import { FLANNELS } from "./flannels.ts";
import { LINENS } from "./linens.ts";
import type { FabricSeed } from "./make.ts";
import { BOTTOMS } from "./ranges/bottoms.ts";
import { YARN_DYED_CHECKS } from "./ranges/checks.ts";
import { DECORATED_RANGE } from "./ranges/decorated.ts";
import { DENIM_RANGE } from "./ranges/denims.ts";
import { DOUBLE_KNITS } from "./ranges/double-knits.ts";
import { FANCIES } from "./ranges/fancies.ts";
import { JERSEYS } from "./ranges/jerseys.ts";
import { JOINED } from "./ranges/joined.ts";
import { LACES } from "./ranges/laces.ts";
import { LINEN_RANGE } from "./ranges/linens.ts";
import { PREPARED } from "./ranges/pfd.ts";
import { PILES } from "./ranges/piles.ts";
import { PRINTS } from "./ranges/prints.ts";
import { SHIRTINGS } from "./ranges/shirtings.ts";
import { SILKS } from "./ranges/silks.ts";
import { STRIPES } from "./ranges/stripes.ts";
import { SUITS } from "./ranges/suits.ts";
import { TECHNICAL_RANGE } from "./ranges/technical.ts";
import { TEXTURES } from "./ranges/textures.ts";
import { SATINS } from "./satins.ts";
import { SHIRTING_PLAIN } from "./shirting-plain.ts";
import { SHIRTING_STRIPE } from "./shirting-stripe.ts";
import { SHOWN_CODES } from "./shown-codes.ts";
import { SUITINGS } from "./suitings.ts";
import { TARTANS } from "./tartans.ts";
import { TWILLS } from "./twills.ts";

export type { FabricSeed } from "./make.ts";

const SAMPLE_ROOM = [
  SHIRTING_PLAIN,
  SHIRTING_STRIPE,
  CHECKS,
  TARTANS,
  DENIM_FABRICS,
  TWILLS,
  FLANNELS,
  SUITINGS,
  SATINS,
  LINENS,
].flat();

const RANGES: readonly (readonly FabricSeed[])[] = [
  SHIRTINGS,
  PREPARED,
  STRIPES,
  YARN_DYED_CHECKS,
  BOTTOMS,
  LINEN_RANGE,
  DENIM_RANGE,
  PILES,
  TEXTURES,
  SILKS,
  JERSEYS,
  DOUBLE_KNITS,
  SUITS,
  JOINED,
  LACES,
  DECORATED_RANGE,
  TECHNICAL_RANGE,
  FANCIES,
  PRINTS,
];

/** Every fabric of the catalogue: those of the sample room first, then the ranges. */
export const FABRICS: readonly FabricSeed[] = [...SAMPLE_ROOM, ...RANGES.flat()];

/** A catalogue small enough to be drawn whole in a minute: every third of the sample room, the first of each range, and what other demo records show. */
export const FEW_FABRICS: readonly FabricSeed[] = [
  ...SAMPLE_ROOM.filter(({ code }, index) => index % 3 === 0 || SHOWN_CODES.has(code)),
  ...RANGES.flatMap((range) => range.filter(({ code }, index) => index === 0 || SHOWN_CODES.has(code))),
];

const wordsOf = ({ attrs, tags }: FabricSeed): readonly string[] => [
  attrs.pattern,
  attrs.productType,
  attrs.color,
  ...attrs.finish,
  ...attrs.use,
  ...attrs.fabricType,
  attrs.style,
  attrs.technology,
  ...tags,
];

/** Every English word that the attributes and tags of the catalogue use, once, in alphabetical order. */
export const FABRIC_VOCABULARY: readonly string[] = [...new Set(FABRICS.flatMap(wordsOf))].sort();
