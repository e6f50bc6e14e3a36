import { degreesOf, radiansOf } from "@selvedge/geometry-core";
import Delaunator from "delaunator";
import { expect, test } from "vitest";
import { bake } from "../form/grid.ts";
import type { PatternMesh } from "../mesh/pattern-mesh.ts";
import { makeCloth } from "./cloth.ts";
import { HANDS, type HandKey } from "./hand.ts";
import { makeSelfContact } from "./self-contact.ts";
import { advance, type Conditions, meanSpeed } from "./step.ts";

const GRAVITY = 9.81;
const EDGE_HEIGHT = 500;
const STRIP_MM = 25;
/** Small enough that the smallest of these meshes is solved, not only relaxed. */
const FRAME_S = 1 / 60;
const SUBSTEPS = 300;
const CONDITIONS: Conditions = {
  dt: FRAME_S / SUBSTEPS,
  gravity: 1,
  drag: 6,
  maxSpeed: 3_000,
  thickness: 0,
  friction: 0,
  stretchScale: 1,
  bendScale: 1,
  seamSpeed: 0,
  selfRadius: 0,
};

/** A strip in rows of offset triangles. */
function stripMesh(length: number, edge: number): PatternMesh {
  const along = Math.round(length / edge);
  const rows = Math.round(STRIP_MM / (edge * Math.sin(Math.PI / 3)));
  const places: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const odd = row % 2;
    for (let step = 0; step <= along + odd; step++)
      places.push(Math.min(length, Math.max(0, ((step - odd / 2) * length) / along)), (row / rows) * STRIP_MM);
  }
  const flat = Float64Array.from(places);
  const triangles = new Delaunator(flat).triangles;
  const count = flat.length / 2;
  return {
    pieces: [{ key: "strip", start: 0, count, ring: 0, firstTriangle: 0, lastTriangle: triangles.length / 3 }],
    flat,
    pieceOf: new Uint8Array(count),
    triangles,
    pairs: [],
    seams: [],
    held: [],
  };
}

/** Degrees below the level at which the end of a strip is seen from the edge that it hangs over by `overhang` mm. */
function angleOf(key: HandKey, overhang: number, edge: number): number {
  // The triangles nailed down end half an edge past the edge of the table: the cell bent there belongs to both sides.
  const held = 2.5 * edge;
  const mesh = stripMesh(overhang + 2 * edge, edge);
  const count = mesh.pieceOf.length;
  const positions = new Float64Array(3 * count);
  for (let v = 0; v < count; v++) positions.set([mesh.flat[2 * v]! - 2 * edge, EDGE_HEIGHT, mesh.flat[2 * v + 1]!], 3 * v);
  const cloth = makeCloth(mesh, { particleOf: Int32Array.from({ length: count }, (_, v) => v), count }, positions, {
    hand: HANDS[key],
    pieces: {},
    creases: [],
  });
  for (let v = 0; v < count; v++) if (mesh.flat[2 * v]! < held + 0.1 * edge) cloth.inverseMass[v] = 0;
  const around = {
    grid: bake(() => 1_000, { min: [0, 0, 0], max: [50, 50, 50] }, 25),
    seams: null,
    contact: makeSelfContact(count),
    held: new Int32Array(0),
    heldHeight: new Float64Array(0),
    aside: null,
  };
  const before = positions.slice();
  for (let frame = 0; frame < 200 && (frame < 60 || meanSpeed(cloth, before, FRAME_S) > 0.2); frame++) {
    before.set(positions);
    advance(cloth, around, CONDITIONS, SUBSTEPS);
  }
  const tip = Array.from({ length: count }, (_, v) => v).filter((v) => mesh.flat[2 * v]! > overhang + 2 * edge - 0.01);
  const mean = (axis: number) => tip.reduce((sum, v) => sum + positions[3 * v + axis]!, 0) / tip.length;
  return degreesOf(Math.atan2(EDGE_HEIGHT - mean(1), mean(0)));
}

/** Bending length of a strip of which `overhang` mm hang down by an angle. Source: Peirce 1930, ISO 9073-7. */
const bendingLength = (overhang: number, degrees: number): number => {
  const angle = radiansOf(degrees);
  return overhang * (Math.cos(angle / 2) / (8 * Math.tan(angle))) ** (1 / 3);
};

test.each([
  ["twill", 6],
  ["twill", 5],
  ["twill", 4],
  ["poplin", 5],
  ["poplin", 3.5],
  ["jersey", 4],
] as const)("a strip of %s over an edge, meshed at %s mm, hangs as its rigidity says", (key, edge) => {
  const { bend, weight } = HANDS[key];
  const length = 1_000 * (bend / ((weight / 1_000) * GRAVITY)) ** (1 / 3);
  const angle = angleOf(key, 2 * length, edge);
  expect(Math.abs(bendingLength(2 * length, angle) / length - 1)).toBeLessThan(0.1);
  expect(Math.abs(angle - 41.5)).toBeLessThan(7);
});
