import { createHash } from "node:crypto";
import { parentPort } from "node:worker_threads";
import {
  type DrapeFaults,
  type DrapeMeasures,
  decodeDrape,
  displayMesh,
  drapeGarment,
  encodeDrape,
  type HandClass,
  handIn,
  inspectDrape,
  measureDrape,
  type RecipeName,
  recipeOf,
  renderGarment,
  storedDrape,
} from "@selvedge/garment-core";
import { plaid } from "./plaid.ts";

/** A drape that is asked for; `pictured` draws it from front, three-quarter and back, this wide and high in px. */
export type DrapeInput = {
  readonly key: RecipeName;
  readonly size: string;
  readonly hand: HandClass;
  readonly pictured: { readonly width: number; readonly height: number } | null;
};

/** What one drape measured; lengths mm, speeds mm/s, shares of 1. */
export type Draped = DrapeMeasures &
  DrapeFaults & {
    readonly seconds: number;
    readonly bytes: number;
    readonly hash: string;
    /** RGBA pictures, one a view. */
    readonly pictures: readonly Uint8ClampedArray[];
  };
/** The drape, or why it failed. */
export type DrapeAnswer = { readonly draped: Draped } | { readonly fault: string };

/** Degrees round the garment. */
export const YAWS = [0, 35, 180] as const;
const GROUND = [232, 230, 226] as const;

function drape({ key, size, hand, pictured }: DrapeInput): Draped {
  const from = performance.now();
  const drape = drapeGarment(key, size, { hand: handIn(recipeOf(key).hand, hand) });
  const seconds = (performance.now() - from) / 1_000;
  const bytes = encodeDrape(storedDrape(drape));
  const mesh = pictured && displayMesh(decodeDrape(bytes));
  return {
    ...measureDrape(drape),
    ...inspectDrape(drape),
    seconds,
    bytes: bytes.length,
    hash: createHash("sha256").update(bytes).digest("hex").slice(0, 12),
    pictures: mesh
      ? YAWS.map((yaw) => renderGarment(mesh, { ...pictured, view: { yaw }, background: GROUND, cloth: plaid }))
      : [],
  };
}

parentPort?.on("message", (input: DrapeInput) => {
  let answer: DrapeAnswer;
  try {
    answer = { draped: drape(input) };
  } catch (fault) {
    answer = { fault: fault instanceof Error ? fault.message : String(fault) };
  }
  parentPort?.postMessage(answer);
});
