import { beforeAll, describe, expect, test } from "vitest";
import type { Drape, DrapeProgress } from "../drape/drape.ts";
import { drapeGarment, MAX_OPEN_SEAM_MM } from "../drape/drape-garment.ts";
import { measureDrape } from "../drape/measure.ts";
import { decodeDrape, encodeDrape } from "../formats/drape-file.ts";
import { buttonMeshes, sewnButtons } from "../mesh/buttons.ts";
import { displayMesh } from "../mesh/display-mesh.ts";
import { findFlattest } from "../mesh/flattest.ts";
import type { GarmentMesh } from "../mesh/garment-mesh.ts";
import type { StoredDrape } from "../mesh/stored-drape.ts";
import { surfacePoint } from "../mesh/surface.ts";
import { buttonMarks } from "../pattern/button-marks.ts";
import { draftPattern } from "../pattern/draft.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeName } from "../recipes/recipe.ts";

const isLegged = (key: RecipeName): boolean => recipeFor(key).limbs.legs;
/** Skirts so full that they fall in deep folds. */
const FOLDED = new Set<string>(["circleSkirt", "girlsSkirt", "girlsDress", "girlsTop"]);
const LAPELLED = new Set<string>(["blazer", "coat"]);
/** Of a lapel's places every fifth is looked at. */
const EVERY = 5;
const MAX_FILE_BYTES = 250_000;
/** A coat is cut from half as much cloth again as a jacket. */
const MAX_COAT_BYTES = 340_000;
const SLOW_MS = 180_000;

/** A garment on its form, as it was draped, kept and read again. */
type Hung = {
  readonly progress: readonly DrapeProgress[];
  readonly drape: Drape;
  readonly bytes: Uint8Array;
  readonly stored: StoredDrape;
  readonly shown: GarmentMesh;
};

function hang(key: RecipeName, size: string): Hung {
  const progress: DrapeProgress[] = [];
  const drape = drapeGarment(key, size, { onProgress: (step) => progress.push(step) });
  const bytes = encodeDrape(drape);
  const stored = decodeDrape(bytes);
  return { progress, drape, bytes, stored, shown: displayMesh(stored) };
}

/** What holds for every garment on its form, in the size it opens in. */
export function describeHanging(keys: readonly RecipeName[]): void {
  describe.each(keys.map((key) => [key, recipeFor(key).defaultSize] as const))("%s in size %s", (key, size) => {
    let garment: Hung;
    beforeAll(() => {
      garment = hang(key, size);
    }, SLOW_MS);
    const hung = () => garment;

    testDraping(key, hung);
    testFile(key, hung);
    testFacing(key, hung);
    if (LAPELLED.has(key)) testLapels(hung);
    testPlaces(key, size, hung);
  });
}

function testDraping(key: RecipeName, hung: () => Hung): void {
  test("hangs with closed seams, hardly stretched, off the form and still", () => {
    const { drape } = hung();
    const measures = measureDrape(drape);
    expect(measures.openSeam).toBeLessThan(MAX_OPEN_SEAM_MM);
    const { stretched = 0 } = recipeFor(key);
    expect(measures.strainMean).toBeLessThan(0.012 + stretched);
    // Ribs are cut shorter than what they are sewn to, and stretched.
    expect(measures.strainP99).toBeLessThan((key === "sweatshirt" ? 0.1 : 0.08) + 2 * stretched);
    expect(measures.clearance).toBeGreaterThan(1);
    expect(measures.speed).toBeLessThan(1);
  });

  test("tells how far it is, from nothing to all, without going back", () => {
    const { progress } = hung();
    const shares = progress.map((step) => step.share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(new Set(progress.map((step) => step.phase))).toEqual(new Set(["form", "sew", "hang", "settle"]));
  });
}

function testFile(key: RecipeName, hung: () => Hung): void {
  test("fits into a small file and comes back as it was", () => {
    const { drape, bytes, stored } = hung();
    expect(bytes.length).toBeLessThan(key === "coat" ? MAX_COAT_BYTES : MAX_FILE_BYTES);
    const off = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
      Array.from(a).reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0);
    expect(off(stored.particles, drape.positions)).toBeLessThan(0.1);
    expect(off(stored.uv, drape.mesh.flat)).toBeLessThan(0.05);
  });
}

/** The cloth lies around the form, with its right side out. */
function testFacing(key: RecipeName, hung: () => Hung): void {
  test("nothing that is shown lies inside the form", () => {
    const { drape, shown } = hung();
    let least = Number.POSITIVE_INFINITY;
    for (const { positions } of shown.pieces)
      for (let v = 0; v < positions.length; v += 3)
        least = Math.min(least, drape.body.distance(positions[v]!, positions[v + 1]!, positions[v + 2]!));
    expect(least).toBeGreaterThan(0);
  });

  test("the cloth faces outwards and hangs the right way up", () => {
    const { drape, shown } = hung();
    for (const piece of shown.pieces.filter(({ key: pieceKey }) => /^(front|back|skirt)/.test(pieceKey))) {
      const [middle, middleOfPiece] = [mean(piece.positions, 3), mean(piece.uv, 2)];
      let outwards = 0;
      let above = 0;
      for (let v = 0; v < piece.positions.length; v += 3) {
        const [x, y, z] = [piece.positions[v]!, piece.positions[v + 1]!, piece.positions[v + 2]!];
        const legX = isLegged(key) && y < drape.body.heights.crotch ? Math.sign(x) * drape.body.ankle[0] : 0;
        outwards += Math.sign((x - legX) * piece.normals[v]! + (z + 8) * piece.normals[v + 2]!);
        above += Math.sign(y - middle) * Math.sign(piece.uv[(v / 3) * 2 + 1]! - middleOfPiece);
      }
      // The sides of a skirt's folds face each other, not the room.
      const folded = FOLDED.has(key) && piece.key === "skirt";
      expect(outwards).toBeGreaterThan((folded ? 0.55 : 0.75) * (piece.positions.length / 3));
      if (!folded) expect(above).toBeLessThan(0);
    }
  });
}

function testLapels(hung: () => Hung): void {
  test("lapels and collar lie over what they are turned back on", () => {
    const { shown } = hung();
    const under = shown.pieces.filter(({ key: pieceKey }) => /^(front|back)/.test(pieceKey));
    for (const piece of shown.pieces.filter(({ key: pieceKey }) => /^(lapel|collar)/.test(pieceKey))) {
      let [over, count] = [0, 0];
      for (let v = 0; v < piece.positions.length; v += 3 * EVERY) {
        const height = heightOver(under, [piece.positions[v]!, piece.positions[v + 1]!, piece.positions[v + 2]!]);
        if (height === null) continue;
        over += height > -1 ? 1 : 0;
        count++;
      }
      expect(count, piece.key).toBeGreaterThan(30);
      expect(over / count, piece.key).toBeGreaterThan(0.97);
    }
  });
}

/** Places on the pieces: where one looks at them, and where buttons are. */
function testPlaces(key: RecipeName, size: string, hung: () => Hung): void {
  test("every piece has a place that is flat enough to be looked at, and it lies on the piece", () => {
    const { shown } = hung();
    for (const piece of shown.pieces) {
      const place = findFlattest(shown, piece.key);
      expect(place).not.toBeNull();
      const point = surfacePoint(shown, piece.key, place!.uv[0], place!.uv[1]);
      expect(point?.position).toEqual(place!.point);
      const facing = point!.normal.reduce((sum, value, k) => sum + value * place!.normal[k]!, 0);
      expect(facing).toBeGreaterThan(0.9);
    }
  });

  test("every button of the pattern lies on the cloth", () => {
    const { drape, shown } = hung();
    const { pieces, trims } = draftPattern(key, size);
    const buttons = sewnButtons(shown.pieces, buttonMarks(pieces));
    expect(buttons).toHaveLength(trims.filter((trim) => trim.kind === "button").length);
    const { positions } = buttonMeshes(buttons).body;
    for (let v = 0; v < positions.length; v += 3)
      expect(drape.body.distance(positions[v]!, positions[v + 1]!, positions[v + 2]!)).toBeGreaterThan(0);
  });
}

/** Mean of the second of every `stride` numbers: a height. */
const mean = (values: Float32Array, stride: number): number => {
  let sum = 0;
  for (let i = 1; i < values.length; i += stride) sum += values[i]!;
  return sum / (values.length / stride);
};

/** How far a place lies out of the cloth nearest to it, mm; null where there is none within 25 mm. */
function heightOver(pieces: GarmentMesh["pieces"], [x, y, z]: readonly [number, number, number]): number | null {
  let [nearest, height] = [25 ** 2, null as number | null];
  for (const { positions, normals } of pieces)
    for (let v = 0; v < positions.length; v += 3) {
      const [dx, dy, dz] = [x - positions[v]!, y - positions[v + 1]!, z - positions[v + 2]!];
      const square = dx * dx + dy * dy + dz * dz;
      if (square >= nearest) continue;
      nearest = square;
      height = dx * normals[v]! + dy * normals[v + 1]! + dz * normals[v + 2]!;
    }
  return height;
}
