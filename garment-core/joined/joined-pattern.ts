import type { HandKey } from "../drape/hand.ts";
import type { Wearer } from "../form/figure.ts";
import type { InternalLine, Point2 } from "../pattern/pattern.ts";
import { BOYS, GIRLS, MENS_TOPS, type Sizing, WOMENS } from "../recipes/sizing.ts";

/** Where a piece of somebody's own pattern is put on the form; the wearer's left and right. */
export const PLACE_KEYS = [
  "front",
  "frontL",
  "frontR",
  "back",
  "backL",
  "backR",
  "yoke",
  "sleeveL",
  "sleeveR",
  "cuffL",
  "cuffR",
  "neckband",
  "collar",
  "hemband",
  "waistband",
  "skirtFront",
  "skirtFrontL",
  "skirtFrontR",
  "skirtBack",
  "skirtBackL",
  "skirtBackR",
  "legFrontL",
  "legFrontR",
  "legBackL",
  "legBackR",
  "leftOut",
] as const;
export type PlaceKey = (typeof PLACE_KEYS)[number];

/** A piece to be joined: seen from its outside, its outline clockwise on a page whose y runs down, mm. */
export type JoinPiece = {
  readonly key: string;
  readonly name: string;
  readonly place: PlaceKey;
  /** How far it is put round the body (towards its own +x) and up from where its place would have it, mm. */
  readonly around: number;
  readonly up: number;
  readonly outline: readonly Point2[];
  /** Along the outline from its first place, mm. */
  readonly notches: readonly number[];
  readonly grain: number;
  readonly internal: readonly InternalLine[];
};

/** A stretch of a piece's edge, clockwise: where it begins and ends along the outline from its first place, mm. */
export type JoinRun = { readonly piece: string; readonly from: number; readonly to: number };

/** Two stretches sewn together; where `a` begins `b` ends. `ease` is the length of `a` per that of `b`, 1 unless they are meant to differ. */
export type Join = { readonly a: JoinRun; readonly b: JoinRun; readonly ease: number };

/** A sewing pattern somebody brought, in one size: what a garment can be cut, sewn and draped from. Plain data. */
export type JoinedPattern = {
  readonly name: string;
  readonly size: string;
  readonly wearer: Wearer;
  /** The size of the form, a key of `FORM_SIZES`. */
  readonly form: string;
  readonly hand: HandKey;
  readonly pieces: readonly JoinPiece[];
  readonly joins: readonly Join[];
};

/** The forms a brought pattern can be draped on, by wearer. */
export const FORM_SIZES: { readonly [wearer in Wearer]: Sizing } = { men: MENS_TOPS, women: WOMENS, boys: BOYS, girls: GIRLS };

const MARK = "joined:";
/** A pattern written out: stands wherever a garment is named by the key of its recipe. */
export type JoinedName = `${typeof MARK}${string}`;

/** Whether a garment is written out. */
export const isJoined = (name: string): name is JoinedName => name.startsWith(MARK);
/** A pattern as it is stored and handed to workers. */
export const writeJoined = (pattern: JoinedPattern): JoinedName => `${MARK}${JSON.stringify(pattern)}`;
/** What `writeJoined` wrote. */
export const readJoined = (name: JoinedName): JoinedPattern => JSON.parse(name.slice(MARK.length)) as JoinedPattern;

/** Ends of joins and notches closer than this are merged, mm. */
export const SAME_PLACE_MM = 1.4;
