import { type JoinPiece, type JoinRun, type PlaceKey, writeJoined } from "@selvedge/garment-core";
import { expect, test } from "vitest";
import { makeDrape } from "../drape-job.ts";

const WIDE = 200;
const HIGH = 80;
const sheet = (key: string, place: PlaceKey): JoinPiece => ({
  key,
  name: key,
  place,
  around: 0,
  up: 0,
  outline: [
    [0, 0],
    [WIDE, 0],
    [WIDE, HIGH],
    [0, HIGH],
  ],
  notches: [],
  grain: 0,
  internal: [],
});
/** The upper edge of a piece. */
const upper = (piece: string): JoinRun => ({ piece, from: 0, to: WIDE });

/** A cuff sewn to another piece. */
const cuffTo = (other: string, place: PlaceKey) =>
  writeJoined({
    name: "Cuff",
    size: "M",
    wearer: "men",
    form: "M",
    hand: "poplin",
    pieces: [sheet("cuff", "cuffL"), sheet("leg", place)],
    joins: [{ a: upper("cuff"), b: upper(other), ease: 1 }],
  });
const draped = (recipe: Parameters<typeof makeDrape>[0]["recipe"], size = "M") =>
  makeDrape({ recipe, size, hand: "shirting" }, () => {});

test("what cannot be sewn is answered with why: the pattern is at fault, and would be again", async () => {
  expect(await draped(cuffTo("leg", "legFrontR"))).toEqual({ unsewable: "leg is not hung anywhere" });
  expect(await draped(cuffTo("pocket", "front"))).toEqual({ unsewable: "missingPiece: pocket" });
});

test("any other fault is thrown: it says nothing of the garment", async () => {
  await expect(draped("tee", "no such size")).rejects.toThrow("no size");
});
