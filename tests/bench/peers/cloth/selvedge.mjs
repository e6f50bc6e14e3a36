import { makeCloth } from "../../../../garment-core/drape/cloth.ts";
import { HANDS } from "../../../../garment-core/drape/hand.ts";
import { findPairs, makeSelfContact } from "../../../../garment-core/drape/self-contact.ts";
import { advance } from "../../../../garment-core/drape/step.ts";
import { bake } from "../../../../garment-core/form/grid.ts";
import { BALL, DT, FRAMES, SUBSTEPS } from "./sheet.mjs";

const MM = 1_000;

/** The solver garments are draped with; with `touching`, the cloth keeps off itself as garments with folds do. */
export function drapeOurs(sheet, { touching }) {
  const count = sheet.flat.length;
  const mesh = {
    pieces: [{ key: "sheet", start: 0, count, ring: 0, firstTriangle: 0, lastTriangle: sheet.triangles.length }],
    flat: Float64Array.from(sheet.flat.flat(), (m) => m * MM),
    pieceOf: new Uint8Array(count),
    triangles: Uint32Array.from(sheet.triangles.flat()),
    pairs: [],
    seams: [],
    held: [],
  };
  const positions = Float64Array.from(sheet.flat.flatMap(([x, z]) => [x * MM, sheet.height * MM, z * MM]));
  const cloth = makeCloth(mesh, { particleOf: Int32Array.from({ length: count }, (_, v) => v), count }, positions, {
    hand: HANDS.poplin,
    pieces: {},
    creases: [],
  });
  const reach = (BALL + 0.1) * MM;
  const around = {
    grid: bake((x, y, z) => Math.hypot(x, y, z) - BALL * MM, { min: [-reach, -reach, -reach], max: [reach, reach, reach] }, 8),
    seams: null,
    contact: makeSelfContact(count),
    held: new Int32Array(0),
    heldHeight: new Float64Array(0),
  };
  const conditions = {
    dt: DT,
    gravity: 1,
    drag: 1.5,
    maxSpeed: 3_000,
    thickness: 4,
    friction: 0.35,
    stretchScale: 1,
    bendScale: 1,
    seamSpeed: 0,
    selfRadius: touching ? 0.6 * sheet.step * MM : 0,
  };
  const from = performance.now();
  for (let frame = 0; frame < FRAMES; frame++) {
    if (touching) findPairs(cloth, around.contact, conditions.selfRadius);
    advance(cloth, around, conditions, SUBSTEPS);
  }
  const ms = (performance.now() - from) / (FRAMES * SUBSTEPS);
  return { ms, at: (i) => [0, 1, 2].map((k) => positions[3 * i + k] / MM) };
}
