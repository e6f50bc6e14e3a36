import type { RoomPoint, RoomScene } from "@selvedge/contract";
import { inRoom } from "@selvedge/contract/room-view";

/** Where something that is made at the origin comes to stand. */
export type Spot = { readonly place: RoomPoint; readonly turn: number };

const FNV_OFFSET = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** A number from -1 to 1 that follows from a word: what hand would leave a little askew, always the same way. */
export function askew(word: string): number {
  let hash = FNV_OFFSET;
  for (const letter of word) hash = Math.imul(hash ^ letter.codePointAt(0)!, FNV_PRIME) >>> 0;
  return (hash / 0xff_ff_ff_ff) * 2 - 1;
}

/** Tenths of a mm are enough to build by, and are the same numbers everywhere. */
export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

/** A point of what stands on a spot. */
export function pointAt({ place, turn }: Spot, point: RoomPoint): RoomPoint {
  const [x, y, z] = inRoom(place, turn, point);
  return [rounded(x), rounded(y), rounded(z)];
}

/** Something of what stands on a spot, in the room. */
export const putOn = <Thing extends Spot>(spot: Spot, thing: Thing): Thing => ({
  ...thing,
  place: pointAt(spot, thing.place),
  turn: rounded(spot.turn + thing.turn),
});

/** All that stands and hangs somewhere, with the words of it. */
export type Things = Pick<RoomScene, "fixtures" | "hangers" | "folded" | "garments" | "captions">;

export const NOTHING: Things = { fixtures: [], hangers: [], folded: [], garments: [], captions: [] };

export const putAllOn = (spot: Spot, { fixtures, hangers, folded, garments, captions }: Things): Things => ({
  fixtures: fixtures.map((one) => putOn(spot, one)),
  hangers: hangers.map((one) => putOn(spot, one)),
  folded: folded.map((one) => putOn(spot, one)),
  garments: garments.map((one) => putOn(spot, one)),
  captions: captions.map((one) => putOn(spot, one)),
});

export const together = (parts: readonly Things[]): Things => ({
  fixtures: parts.flatMap(({ fixtures }) => fixtures),
  hangers: parts.flatMap(({ hangers }) => hangers),
  folded: parts.flatMap(({ folded }) => folded),
  garments: parts.flatMap(({ garments }) => garments),
  captions: parts.flatMap(({ captions }) => captions),
});
