import { buildBody } from "../form/body.ts";
import { formSurface } from "../form/display.ts";
import { bake, type DistanceGrid } from "../form/grid.ts";
import { meshCut, type PatternMesh } from "../mesh/pattern-mesh.ts";
import { weld } from "../mesh/weld.ts";
import { cutGarment, measurementsFor } from "../pattern/draft.ts";
import type { Cut, Hanging } from "../recipes/garment.ts";
import { recipeFor } from "../recipes/index.ts";
import type { RecipeKey } from "../recipes/recipe.ts";
import { type Cloth, type ClothMaterial, makeCloth } from "./cloth.ts";
import type { Drape, DrapeLevel, DrapeProgress } from "./drape.ts";
import { HANDS, type Hand, type HandKey } from "./hand.ts";
import { groupSeams, levelLayers, widestGap } from "./seam-groups.ts";
import { findPairs, makeSelfContact } from "./self-contact.ts";
import { advance, type Conditions, meanSpeed, type Surroundings } from "./step.ts";
import { transfer, type Welded } from "./transfer.ts";

const FRAME_S = 1 / 60;
const GRID_CELL_MM = 8;
/** Edge lengths. Small pieces (cuffs, collars, bands) are fine from the start: a coarse one cannot be sewn shut. */
const EDGE_MM = { coarse: 26, fine: 14 };
const SMALL_PIECE_MM = 100;
/** Substeps per frame: fewer make the cloth stretch like rubber. */
const SUBSTEPS = { coarse: 24, fine: 40 };
/** A garment whose seams gape wider than this when they are welded is not a garment. */
export const MAX_OPEN_SEAM_MM = 4;
const SEWN_MM = 0.8;
/** Tight seams are closed nearer to the form than the cloth will rest. */
const SEWING_THICKNESS_MM = 2.5;
const SEW_FRAMES = { least: 25, soften: 45, patience: 18, most: 170 };
/** Seams that close by less than this in `patience` frames will not close further. */
const SEW_PROGRESS_MM = 0.1;
/** A garment is let down slowly, so that its folds fall evenly and do not tuck under each other. */
const HANG_DRAG = 5;
const HANG_FRAMES = { slide: 30, most: 100 };
const SETTLE_FRAMES = { calm: 6, loose: 34, least: 50, most: 80 };
/** Slower than this on average, a cloth is still to the eye. */
const STILL_MM_S = 0.5;

const RESTING: Conditions = {
  dt: FRAME_S / SUBSTEPS.fine,
  gravity: 1,
  drag: 1.5,
  maxSpeed: 3000,
  thickness: 4,
  friction: 0.35,
  stretchScale: 1,
  bendScale: 1,
  seamSpeed: 0,
  selfRadius: 0,
};

export type DrapeOptions = {
  readonly onProgress?: (progress: DrapeProgress) => void;
  /** Another cloth than the recipe's own. */
  readonly hand?: Hand | HandKey;
  /** "coarse" stops before the fine mesh: a preview in about a third of the time. */
  readonly level?: DrapeLevel;
};

type Scene = {
  readonly cut: Cut;
  readonly hanging: Hanging;
  readonly grid: DistanceGrid;
  readonly material: ClothMaterial;
  readonly report: (share: number, phase: DrapeProgress["phase"]) => void;
};

/**
 * Sews a garment round its form and lets it hang until it is still. Pure and deterministic: the same garment gives the same
 * bytes. Throws when a seam cannot be closed to `MAX_OPEN_SEAM_MM`.
 */
export function drapeGarment(recipeKey: RecipeKey, size: string, options: DrapeOptions = {}): Drape {
  const { hand, level = "fine", onProgress } = options;
  const recipe = recipeFor(recipeKey);
  const report: Scene["report"] = (share, phase) => onProgress?.({ share, phase });
  report(0, "form");
  const body = buildBody(measurementsFor(recipeKey, size), recipe.wearer, recipe.limbs);
  const cut = cutGarment(recipeKey, size);
  const hanging = recipe.hang(cut, body);
  const chosen = hand ?? recipe.hand;
  const scene: Scene = {
    cut,
    hanging,
    grid: bake(body.distance, body.bounds, GRID_CELL_MM),
    material: {
      hand: typeof chosen === "string" ? HANDS[chosen] : chosen,
      pieces: hanging.hands,
      creases: hanging.creases,
    },
    report,
  };
  const sewn = sewTogether(scene);
  let hung: { readonly welded: Welded; readonly cloth: Cloth } = hang(scene, sewn);
  if (level === "fine") hung = settle(scene, hung);
  report(1, "settle");
  return {
    recipeKey,
    size,
    level,
    mesh: hung.welded.mesh,
    weld: hung.welded.weld,
    positions: hung.cloth.positions,
    form: formSurface(body, recipe.limbs, hanging.shown),
    body,
    openSeam: sewn.openSeam,
    speed: meanSpeed(hung.cloth),
  };
}

function meshAt({ cut, hanging }: Scene, edge: number): PatternMesh {
  const edgeOf = (key: string): number => {
    const { outline } = cut.pieces[key]!;
    const height = Math.max(...outline.map((v) => v.y)) - Math.min(...outline.map((v) => v.y));
    return height < SMALL_PIECE_MM ? Math.min(edge, EDGE_MM.fine) : edge;
  };
  return meshCut(
    cut,
    edgeOf,
    hanging.holds.map((hold) => hold.run),
  );
}

function surround(scene: Scene, mesh: PatternMesh, particleOf: Int32Array, count: number): Surroundings {
  const held = mesh.held.map((vertices) => [...new Set(vertices.map((v) => particleOf[v]!))]);
  return {
    grid: scene.grid,
    seams: null,
    contact: makeSelfContact(count),
    held: Int32Array.from(held.flat()),
    heldHeight: Float64Array.from(held.flatMap((list, i) => list.map(() => scene.hanging.holds[i]!.height))),
  };
}

type Sewn = { readonly mesh: PatternMesh; readonly positions: Float64Array; readonly openSeam: number };

/** Puts the flat pieces round the form and draws their seams together, almost without gravity. */
function sewTogether(scene: Scene): Sewn {
  const mesh = meshAt(scene, EDGE_MM.coarse);
  const count = mesh.pieceOf.length;
  const loose = { particleOf: Int32Array.from({ length: count }, (_, i) => i), count };
  const positions = new Float64Array(3 * count);
  for (const { key, start, count: own } of mesh.pieces) {
    const place = scene.hanging.places[key];
    if (!place) throw new Error(`${key} is not hung anywhere`);
    for (let v = start; v < start + own; v++) positions.set(place(mesh.flat[2 * v]!, mesh.flat[2 * v + 1]!), 3 * v);
  }
  const cloth = makeCloth(mesh, loose, positions, scene.material);
  const seams = groupSeams(weld(count, mesh.pairs));
  levelLayers(seams, cloth.layer);
  const around: Surroundings = { ...surround(scene, mesh, loose.particleOf, count), seams };
  let openSeam = widestGap(seams, positions);
  let [best, bestFrame] = [openSeam, 0];
  for (let frame = 0; frame < SEW_FRAMES.most; frame++) {
    const soft = frame > SEW_FRAMES.soften;
    advance(
      cloth,
      around,
      {
        ...RESTING,
        dt: FRAME_S / SUBSTEPS.coarse,
        gravity: 0.05,
        drag: 18,
        friction: 0.03,
        thickness: soft ? SEWING_THICKNESS_MM : RESTING.thickness,
        stretchScale: soft ? 0.05 : 0.5,
        bendScale: 2,
        seamSpeed: 900,
      },
      SUBSTEPS.coarse,
    );
    openSeam = widestGap(seams, positions);
    scene.report(0.08 + 0.2 * Math.min(1, frame / 90), "sew");
    if (openSeam < best - SEW_PROGRESS_MM || frame <= SEW_FRAMES.soften) [best, bestFrame] = [openSeam, frame];
    if (frame > SEW_FRAMES.least && openSeam < SEWN_MM) break;
    if (frame - bestFrame > SEW_FRAMES.patience) break;
  }
  if (openSeam > MAX_OPEN_SEAM_MM)
    throw new Error(`a seam stays open by ${openSeam.toFixed(1)} mm: ${widestSeam(mesh, positions)}`);
  return { mesh, positions, openSeam };
}

/** The seam with the widest opening, by name. */
export function widestSeam(mesh: PatternMesh, positions: Float64Array): string {
  const gaps = mesh.seams.map(({ name, start }, i) => {
    const pairs = mesh.pairs.slice(start, mesh.seams[i + 1]?.start);
    const gap = Math.max(
      0,
      ...pairs.map(([a, b]) =>
        Math.hypot(
          positions[3 * a]! - positions[3 * b]!,
          positions[3 * a + 1]! - positions[3 * b + 1]!,
          positions[3 * a + 2]! - positions[3 * b + 2]!,
        ),
      ),
    );
    return { name, gap };
  });
  const widest = gaps.reduce((a, b) => (b.gap > a.gap ? b : a));
  return `${widest.name} (${widest.gap.toFixed(1)} mm)`;
}

/** Welds the seams and lets the coarse cloth fall onto the form. */
function hang(scene: Scene, { mesh, positions }: Sewn): { readonly welded: Welded; readonly cloth: Cloth } {
  const welded: Welded = { mesh, weld: weld(mesh.pieceOf.length, mesh.pairs) };
  const { particleOf, count } = welded.weld;
  const joined = new Float64Array(3 * count);
  const copies = new Float64Array(count);
  particleOf.forEach((p, v) => {
    copies[p] = copies[p]! + 1;
    for (let k = 0; k < 3; k++) joined[3 * p + k] = joined[3 * p + k]! + positions[3 * v + k]!;
  });
  for (let i = 0; i < joined.length; i++) joined[i] = joined[i]! / copies[(i / 3) | 0]!;
  const cloth = makeCloth(mesh, welded.weld, joined, scene.material);
  const around = surround(scene, mesh, particleOf, count);
  const selfRadius = scene.hanging.folds ? EDGE_MM.coarse * 0.5 : 0;
  for (let frame = 0; frame < HANG_FRAMES.most; frame++) {
    if (selfRadius > 0) findPairs(cloth, around.contact, selfRadius);
    const friction = frame < HANG_FRAMES.slide ? 0.01 : RESTING.friction;
    advance(cloth, around, { ...RESTING, dt: FRAME_S / SUBSTEPS.coarse, drag: HANG_DRAG, friction, selfRadius }, SUBSTEPS.coarse);
    scene.report(0.28 + (0.2 * frame) / HANG_FRAMES.most, "hang");
  }
  return { welded, cloth };
}

/** Carries the drape to the fine mesh and waits, with growing drag, until the cloth is still. */
function settle(
  scene: Scene,
  coarse: { readonly welded: Welded; readonly cloth: Cloth },
): { readonly welded: Welded; readonly cloth: Cloth } {
  const mesh = meshAt(scene, EDGE_MM.fine);
  const welded: Welded = { mesh, weld: weld(mesh.pieceOf.length, mesh.pairs) };
  const cloth = makeCloth(mesh, welded.weld, transfer(coarse.welded, coarse.cloth.positions, welded), scene.material);
  const around = surround(scene, mesh, welded.weld.particleOf, welded.weld.count);
  const selfRadius = scene.hanging.folds ? EDGE_MM.fine * 0.6 : 0;
  for (let frame = 0; frame < SETTLE_FRAMES.most; frame++) {
    if (selfRadius > 0) findPairs(cloth, around.contact, selfRadius);
    const late = Math.max(0, frame - SETTLE_FRAMES.loose);
    const drag = frame < SETTLE_FRAMES.calm ? 30 : Math.min(30, 2.5 + late * 0.9);
    advance(cloth, around, { ...RESTING, drag, selfRadius }, SUBSTEPS.fine);
    scene.report(0.48 + (0.5 * frame) / SETTLE_FRAMES.most, "settle");
    if (frame >= SETTLE_FRAMES.least && meanSpeed(cloth) < STILL_MM_S) break;
  }
  return { welded, cloth };
}
