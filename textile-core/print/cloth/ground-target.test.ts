import { expect, test } from "vitest";
import type { WovenCloth } from "../../cloth.ts";
import { tileOf } from "../../repeat/repeat.ts";
import { ne } from "../../yarn/count.ts";
import { DESIGNS, type DesignKey } from "../design/library.ts";
import { repeatSizeOf } from "../lattice/lattice.ts";
import { printLatticeOf } from "../print.ts";
import { fitOf } from "./fit.ts";
import { groundTargetOf } from "./ground-target.ts";

const yarn = (count: number) => ({ count: ne(count), fibre: [["cotton", 1]] as const });
const woven = (count: number, endsPerCm: number, picksPerCm: number): WovenCloth => ({
  kind: "woven",
  warp: yarn(count),
  weft: yarn(count),
  endsPerCm,
  picksPerCm,
  weave: "plain",
  warpOrder: [["#f4f2ec", 1]],
  weftOrder: [["#f4f2ec", 1]],
  finish: [],
  seed: 1,
});

test.each([
  ["poplin", woven(50, 57, 30)],
  ["voile", woven(80, 36, 32)],
  ["sheeting", woven(20, 24, 22)],
])("on %s no design of the library stretches its ground by more than 2.5 %%", (_, cloth) => {
  for (const design of Object.keys(DESIGNS) as DesignKey[]) {
    const repeat = repeatSizeOf(printLatticeOf({ design, seed: 1 }));
    const tile = tileOf(cloth, groundTargetOf(cloth, repeat));
    expect(Math.abs(fitOf(repeat.mmWidth, tile.mmWidth).stretch - 1)).toBeLessThan(0.025);
    expect(Math.abs(fitOf(repeat.mmHeight, tile.mmHeight).stretch - 1)).toBeLessThan(0.025);
  }
});
