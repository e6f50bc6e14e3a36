import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyCloth } from "../cloth.ts";
import type { Hex } from "../colour/convert.ts";
import { describe as describeCloth } from "../construction/describe.ts";
import type { Decoration } from "../finish/decoration.ts";
import { MOTIFS, type MotifKey } from "../finish/motif.ts";
import { FINISHES, type FinishKey } from "../finish/table.ts";
import { KNITS, type KnitKey } from "../knit/structure.ts";
import { WEAVES, type WeaveKey } from "../weave/table.ts";
import { ne } from "../yarn/count.ts";
import { spin, YARN_KINDS } from "../yarn/kinds.ts";
import type { Yarn } from "../yarn/yarn.ts";
import { meanLevel, normalError } from "./probe.ts";
import { renderCloth, renderDraft } from "./render.ts";

const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>) => fc.constantFrom(...(Object.keys(table) as Key[]));
const hex = fc.constantFrom<Hex>("#f4f3ef", "#1f2b52", "#b3202c", "#16161a", "#8fa088", "#d6ff2e");
const order = fc.array(fc.tuple(hex, fc.constantFrom(1, 2, 4)), { minLength: 1, maxLength: 2 });
const plain = fc
  .tuple(fc.integer({ min: 6, max: 90 }), fc.constantFrom("cotton", "wool", "silk", "linen", "polyester"))
  .map(([count, fibre]): Yarn => ({ count: ne(count), fibre: [[fibre as "cotton", 1]] }));
const yarn = fc.oneof(
  plain,
  fc.tuple(fc.constantFrom(...YARN_KINDS), plain).map(([kind, base]) => spin(kind, base, ["#e6dfce", "#b0703a"])),
);
const finish = fc.array(keys<FinishKey>(FINISHES), { maxLength: 2 });
const seed = fc.integer();
const motif = fc.record({ figure: keys<MotifKey>(MOTIFS), repeatMm: fc.double({ min: 8, max: 30, noNaN: true }) });
const decoration: fc.Arbitrary<Decoration> = fc.oneof(
  fc.record({ technique: fc.constant("foil" as const), colour: hex, motif }),
  fc.record({ technique: fc.constant("burn-out" as const), motif }),
  fc.record({ technique: fc.constant("embroidery" as const), motif, colours: fc.tuple(hex, hex), threadMm: fc.constant(0.4) }),
  fc.record({ technique: fc.constant("flocking" as const), motif, colour: hex, heightMm: fc.constant(0.5) }),
  fc.record({ technique: fc.constant("sequin" as const), colour: hex, diameterMm: fc.double({ min: 2, max: 6, noNaN: true }) }),
);
const anyCloth: fc.Arbitrary<AnyCloth> = fc.oneof(
  fc.record(
    {
      kind: fc.constant("woven" as const),
      warp: yarn,
      weft: yarn,
      endsPerCm: fc.integer({ min: 10, max: 60 }),
      picksPerCm: fc.integer({ min: 8, max: 50 }),
      weave: keys<WeaveKey>(WEAVES),
      warpOrder: order,
      weftOrder: order,
      finish,
      seed,
      decoration,
      pile: fc.record({ heightMm: fc.constant(0.8), walesPerInch: fc.constantFrom(5, 8, 11, 21) }),
    },
    { requiredKeys: ["kind", "warp", "weft", "endsPerCm", "picksPerCm", "weave", "warpOrder", "weftOrder", "finish", "seed"] },
  ),
  fc.record(
    {
      kind: fc.constant("knitted" as const),
      yarn,
      structure: keys<KnitKey>(KNITS),
      walesPerCm: fc.integer({ min: 4, max: 18 }),
      coursesPerCm: fc.integer({ min: 5, max: 24 }),
      loopMm: fc.double({ min: 2, max: 9, noNaN: true }),
      courseOrder: order,
      shows: fc.constantFrom("face" as const, "back" as const),
      inlay: fc.record({ yarn: plain, lengthMm: fc.constant(1.6), colour: hex }),
      finish,
      seed,
      decoration,
    },
    { requiredKeys: ["kind", "yarn", "structure", "walesPerCm", "coursesPerCm", "loopMm", "courseOrder", "finish", "seed"] },
  ),
);

test("any cloth is drawn, near and far: unit normals, light that is neither lost nor boundless, a colour close to the one told", () => {
  fc.assert(
    fc.property(anyCloth, (cloth) => {
      const told = describeCloth(cloth);
      expect(Number.isFinite(told.gsm) && told.gsm > 0).toBe(true);
      expect(told.palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      for (const maps of [renderCloth(cloth, { pixels: 40, targetMm: 16 }), renderDraft(cloth, { pixels: 40, targetMm: 60 })]) {
        expect(normalError(maps)).toBeLessThan(0.02);
        const { lab } = maps.material.meanColour;
        expect(lab.every(Number.isFinite)).toBe(true);
        if (!("decoration" in cloth)) expect(Math.abs(lab[0] - told.meanColour.lab[0])).toBeLessThan(35);
        expect(Number.isFinite(maps.reliefMm)).toBe(true);
        expect(meanLevel(maps.opacity)).toBeGreaterThan(0.05);
        for (const value of [maps.material.roughness, maps.material.sheen, maps.material.anisotropy]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: 15 },
  );
});
