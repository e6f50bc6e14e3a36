/// <reference path="./freesewing-modules.d.ts" />
import { Bent } from "@freesewing/bent";
import * as models from "@freesewing/models";
import { Sandy } from "@freesewing/sandy";
import { Simon } from "@freesewing/simon";
import { Teagan } from "@freesewing/teagan";
import { Titan } from "@freesewing/titan";
import { CHILDREN } from "./children.ts";
import type { Measurements } from "./measurements.ts";

export type DraftPoint = { readonly x: number; readonly y: number };
export type DraftOp =
  | { readonly type: "move" | "line"; readonly to: DraftPoint }
  | { readonly type: "curve"; readonly cp1: DraftPoint; readonly cp2: DraftPoint; readonly to: DraftPoint }
  | { readonly type: "close" };
export type DraftPart = {
  readonly points: { readonly [name: string]: DraftPoint };
  readonly paths: { readonly [name: string]: { readonly ops: readonly DraftOp[] } };
};
export type DesignOptions = { readonly [name: string]: number | string | boolean };

type Draft = {
  draft(): unknown;
  readonly parts: readonly { readonly [name: string]: DraftPart }[];
  readonly setStores?: readonly { readonly logs?: { readonly error?: readonly unknown[] } }[];
};
type Design = {
  new (settings: object): Draft;
  readonly patternConfig: { readonly measurements: readonly string[] };
};

const DESIGNS = { Bent, Teagan, Simon, Sandy, Titan } as unknown as Readonly<Record<DesignName, Design>>;
export type DesignName = "Bent" | "Teagan" | "Simon" | "Sandy" | "Titan";

/** Names of the body measurements that a design cannot be drafted without. */
export const measurementsNeeded = (name: DesignName): readonly string[] => DESIGNS[name].patternConfig.measurements;

/** Parts of a FreeSewing design by name, drawn without seam allowance. Throws what FreeSewing logs as an error. */
export function draftDesign(name: DesignName, measurements: Measurements, options: DesignOptions): (part: string) => DraftPart {
  const draft = new DESIGNS[name]({ measurements, options, sa: 0, complete: false, paperless: false });
  draft.draft();
  const errors = draft.setStores?.[0]?.logs?.error ?? [];
  if (errors.length > 0) throw new Error(`${name} cannot be drafted: ${errors.map(String).join("; ")}`);
  return (part) => {
    const found = draft.parts[0]?.[part];
    if (!found) throw new Error(`${name} has no part ${part}`);
    return found;
  };
}

/** Measurements of one of FreeSewing's models, such as `cisMaleAdult40`, or of a child, such as `girl128`. */
export function measurementsOf(model: string): Measurements {
  const found = CHILDREN[model] ?? (models as Readonly<Record<string, unknown>>)[model];
  if (!found) throw new Error(`no model ${model}`);
  return found as Measurements;
}

/** A measurement that the garment or the form cannot do without, mm (degrees for a slope). */
export function measure(measurements: Measurements, name: string): number {
  const value = measurements[name];
  if (value === undefined) throw new Error(`the measurement ${name} is missing`);
  return value;
}
