import { CHECKS } from "./checks.ts";
import { DENIM_FABRICS } from "./denim.ts";
import { FLANNELS } from "./flannels.ts";
import { LINENS } from "./linens.ts";
import type { FabricSeed } from "./make.ts";
import { SATINS } from "./satins.ts";
import { SHIRTING_PLAIN } from "./shirting-plain.ts";
import { SHIRTING_STRIPE } from "./shirting-stripe.ts";
import { SUITINGS } from "./suitings.ts";
import { TARTANS } from "./tartans.ts";
import { TWILLS } from "./twills.ts";

export type { FabricSeed } from "./make.ts";

/** Every fabric of the catalogue, in the order of the sample room. */
export const FABRICS: readonly FabricSeed[] = [
  ...SHIRTING_PLAIN,
  ...SHIRTING_STRIPE,
  ...CHECKS,
  ...TARTANS,
  ...DENIM_FABRICS,
  ...TWILLS,
  ...FLANNELS,
  ...SUITINGS,
  ...SATINS,
  ...LINENS,
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
