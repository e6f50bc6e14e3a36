import { formSurface } from "../form/display.ts";
import type { DistanceGrid } from "../form/grid.ts";
import { meshCut, type PatternMesh } from "../mesh/pattern-mesh.ts";
import { type Weld, weld } from "../mesh/weld.ts";
import { cutGarment } from "../pattern/draft.ts";
import { type OpenClosures, openOf } from "../recipes/closures.ts";
import type { Cut, Hanging } from "../recipes/garment.ts";
import { recipeFor } from "../recipes/index.ts";
import { type Apart, openedCut, openSides } from "../recipes/opened-cut.ts";
import type { ChosenOptions } from "../recipes/options.ts";
import type { RecipeName } from "../recipes/recipe.ts";
import { SewingError } from "../seams/sewing-error.ts";
import { type Cloth, type ClothMaterial, makeCloth } from "./cloth.ts";
import type { Drape, DrapeLevel, DrapeProgress } from "./drape.ts";
import { formOf } from "./form-of.ts";
import { HANDS, type Hand, type HandKey } from "./hand.ts";
import { layPatches, withoutPatches } from "./patches.ts";
import { groupSeams, levelLayers, widestGap } from "./seam-groups.ts";
import { findPairs, makeSelfContact } from "./self-contact.ts";
import { advance, type Conditions, GRAVITY_MM, meanSpeed, type Surroundings } from "./step.ts";
import { transfer, type Welded } from "./transfer.ts";

const FRAME_S = 1 / 60;
/** Edge lengths. Small pieces (cuffs, collars, bands) are fine from the start: a coarse one cannot be sewn shut. */
const EDGE_MM = { coarse: 26, fine: 14 };
const SMALL_PIECE_MM = 100;
/** A child's garment has its folds on a smaller body: its mesh is finer, down to this share. */
const MIN_MESH_SCALE = 0.8;
/** Substeps per frame: fewer make the cloth stretch like rubber. */
const SUBSTEPS = { coarse: 24, fine: 28, last: 96 };
/** Frames over which the substeps of the fine mesh grow. */
const GROWING = { from: 20, to: 32 };
/** A garment whose seams gape wider than this when they are welded is not a garment. */
export const MAX_OPEN_SEAM_MM = 4;
const SEWN_MM = 0.8;
/** Tight seams are closed nearer to the form than the cloth will rest. */
const SEWING_THICKNESS_MM = 2.5;
const SEW_FRAMES = { least: 25, soften: 45, patience: 18, most: 170 };
/** How stiff cloth is against being stretched while its last seams are closed: less each time a seam will not meet. */
const SEWING_STRETCH = [0.05, 0.02, 0.008] as const;
/** A garment cut narrower than the body, as leggings are, stretches more from the start. */
const NARROW = 1;
/** Seams that close by less than this in `patience` frames will not close further. */
const SEW_PROGRESS_MM = 0.1;
/** A garment is let down slowly, so that its folds fall evenly and do not tuck under each other. */
const HANG_DRAG = 5;
const HANG_FRAMES = { slide: 30, most: 100 };
const SETTLE_FRAMES = { calm: 6, loose: 34, least: 50, usual: 62, enough: 80, most: 110 };
/** Slower than this on average, a cloth is still to the eye; one that has long been waited for, a little sooner. */
const STILL_MM_S = { usual: 0.5, enough: 0.9 };

/** Open fronts are drawn apart as by hands in the pockets: in full this far below the neck, hardly at the shoulders. */
const DRAWN_FROM_MM = 400;

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
  /** What is drafted differently from the recipe. */
  readonly chosen?: ChosenOptions;
  /** The closures that are worn open; default none. */
  readonly open?: OpenClosures;
  /** "coarse" stops before the fine mesh: a preview in about a third of the time. */
  readonly level?: DrapeLevel;
};

type Scene = {
  /** Edge lengths of the two meshes, mm. */
  readonly edges: typeof EDGE_MM;
  readonly cut: Cut;
  readonly hanging: Hanging;
  readonly grid: DistanceGrid;
  readonly material: ClothMaterial;
  /** Cut narrower than the body. */
  readonly isNarrow: boolean;
  /** Height of the body per that of an adult. */
  readonly scale: number;
  /** What is drawn to the wearer's left and to the right because a closure is open; null while the garment is closed. */
  readonly apart: Apart | null;
};

/** A cloth whose seams are closed, and how fast it moved in the last frame, mm/s. */
type Hung = { readonly welded: Welded; readonly cloth: Cloth; readonly speed: number };

/** A moment of a drape: how far it has come, and, once the seams are closed, the garment as it hangs so far. */
export type DrapeStep = DrapeProgress & { readonly soFar?: () => Drape };
type HungStep = DrapeProgress & { readonly hung: Hung };

/**
 * Sews a garment round its form and lets it hang until it is still. Pure and deterministic: the same garment gives the same
 * bytes. Throws a `SewingError` when a seam cannot be closed to `MAX_OPEN_SEAM_MM`.
 */
export function drapeGarment(recipeKey: RecipeName, size: string, options: DrapeOptions = {}): Drape {
  const steps = drapeInSteps(recipeKey, size, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    options.onProgress?.({ share: step.value.share, phase: step.value.phase });
  }
}

/** As `drapeGarment`, a frame at a time, so that whoever waits may look at it on the way, or give it up. */
export function* drapeInSteps(recipeKey: RecipeName, size: string, options: DrapeOptions = {}): Generator<DrapeStep, Drape> {
  const { hand, chosen: drawn, open: wanted = [], level = "fine" } = options;
  const recipe = recipeFor(recipeKey);
  yield { share: 0, phase: "form" };
  const { body, grid } = formOf(recipe, size);
  const open = openOf(recipe.closures ?? [], wanted);
  const whole = openedCut(cutGarment(recipeKey, size, drawn), open);
  const cut = withoutPatches(whole);
  const closed = recipe.hang(cut, body);
  const hanging = open.length > 0 ? { ...closed, folds: true } : closed;
  const chosen = hand ?? recipe.hand;
  const finer = Math.max(MIN_MESH_SCALE, body.scale);
  const scene: Scene = {
    edges: { coarse: EDGE_MM.coarse * finer, fine: EDGE_MM.fine * finer },
    cut,
    hanging,
    grid,
    isNarrow: recipe.stretched !== undefined,
    scale: body.scale,
    apart: open.length > 0 ? openSides(whole, open) : null,
    material: {
      hand: typeof chosen === "string" ? HANDS[chosen] : chosen,
      pieces: hanging.hands,
      creases: hanging.creases,
    },
  };
  const sewn = yield* sewTogether(scene);
  let form: Drape["form"] | null = null;
  const drapeOf = ({ welded, cloth, speed }: Hung, stage: DrapeLevel): Drape => {
    form ??= formSurface(body, recipe.limbs, hanging.shown);
    const laid = layPatches(whole, { ...welded, positions: cloth.positions.slice() }, EDGE_MM[stage]);
    return {
      recipeKey,
      size,
      level: stage,
      mesh: laid.mesh,
      weld: laid.weld,
      positions: laid.positions,
      form,
      body,
      openSeam: sewn.openSeam,
      speed,
    };
  };
  const shown = function* (steps: Generator<HungStep, Hung>, stage: DrapeLevel) {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const { share, phase, hung } = step.value;
      yield { share, phase, soFar: () => drapeOf(hung, stage) };
    }
  };
  let hung = yield* shown(hang(scene, sewn), "coarse");
  if (level === "fine") hung = yield* shown(settle(scene, hung), "fine");
  yield { share: 1, phase: "settle" };
  return drapeOf(hung, level);
}

function meshAt({ cut, hanging, edges }: Scene, edge: number): PatternMesh {
  const edgeOf = (key: string): number => {
    const { outline } = cut.pieces[key]!;
    const height = Math.max(...outline.map((v) => v.y)) - Math.min(...outline.map((v) => v.y));
    return height < SMALL_PIECE_MM ? Math.min(edge, edges.fine) : edge;
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
    aside: scene.apart && drawnApart(scene.apart, DRAWN_FROM_MM * scene.scale, mesh, { particleOf, count }),
  };
}

/** How every particle is drawn aside; what is sewn from several pieces as their mean. */
function drawnApart(apart: Apart, fullAt: number, mesh: PatternMesh, { particleOf, count }: Weld): Float64Array {
  const ways = mesh.pieces.map(({ key }) => apart[key] ?? 0);
  const [aside, copies] = [new Float64Array(count), new Float64Array(count)];
  particleOf.forEach((p, v) => {
    copies[p] = copies[p]! + 1;
    const share = Math.max(0, Math.min(1, mesh.flat[2 * v + 1]! / fullAt));
    aside[p] = aside[p]! + ways[mesh.pieceOf[v]!]! * share * GRAVITY_MM;
  });
  return aside.map((sum, p) => sum / copies[p]!);
}

type Sewn = { readonly mesh: PatternMesh; readonly positions: Float64Array; readonly openSeam: number };

/** Pieces at the distance from the form that they keep while they are sewn. */
const whileSewn = (material: ClothMaterial): ClothMaterial => ({
  ...material,
  pieces: Object.fromEntries(
    Object.entries(material.pieces).map(([key, hand]) => [key, { ...hand, layer: hand.sewingLayer ?? hand.layer ?? 0 }]),
  ),
});

/** Puts the flat pieces round the form and draws their seams together, almost without gravity. */
function* sewTogether(scene: Scene): Generator<DrapeProgress, Sewn> {
  const mesh = meshAt(scene, scene.edges.coarse);
  const count = mesh.pieceOf.length;
  const loose = { particleOf: Int32Array.from({ length: count }, (_, i) => i), count };
  const positions = new Float64Array(3 * count);
  for (const { key, start, count: own } of mesh.pieces) {
    const place = scene.hanging.places[key];
    if (!place) throw new SewingError(`${key} is not hung anywhere`);
    for (let v = start; v < start + own; v++) positions.set(place(mesh.flat[2 * v]!, mesh.flat[2 * v + 1]!), 3 * v);
  }
  const cloth = makeCloth(mesh, loose, positions, whileSewn(scene.material));
  const seams = groupSeams(weld(count, mesh.pairs));
  levelLayers(seams, cloth.layer);
  const around: Surroundings = { ...surround(scene, mesh, loose.particleOf, count), seams };
  let openSeam = widestGap(seams, positions);
  let best = openSeam;
  let [mark, markFrame] = [openSeam, 0];
  const nearest = positions.slice();
  let ease = scene.isNarrow ? NARROW : 0;
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
        stretchScale: soft ? SEWING_STRETCH[ease]! : 0.5,
        bendScale: 2,
        seamSpeed: 900,
      },
      SUBSTEPS.coarse,
    );
    openSeam = widestGap(seams, positions);
    yield { share: 0.08 + 0.2 * Math.min(1, frame / 90), phase: "sew" };
    if (openSeam < best || frame <= SEW_FRAMES.soften) {
      best = openSeam;
      nearest.set(positions);
    }
    if (best < mark - SEW_PROGRESS_MM || frame <= SEW_FRAMES.soften) [mark, markFrame] = [best, frame];
    if (frame > SEW_FRAMES.least && openSeam < SEWN_MM) break;
    if (frame - markFrame <= SEW_FRAMES.patience) continue;
    if (best <= MAX_OPEN_SEAM_MM || ++ease === SEWING_STRETCH.length) break;
    markFrame = frame;
  }
  // Cloth that is drawn on may open one seam while it closes another.
  if (best < openSeam) {
    positions.set(nearest);
    openSeam = best;
  }
  if (openSeam > MAX_OPEN_SEAM_MM)
    throw new SewingError(`a seam stays open by ${openSeam.toFixed(1)} mm: ${widestSeam(mesh, positions)}`);
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
function* hang(scene: Scene, { mesh, positions }: Sewn): Generator<HungStep, Hung> {
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
  const selfRadius = scene.hanging.folds ? scene.edges.coarse * 0.5 : 0;
  const before = new Float64Array(cloth.positions.length);
  let speed = 0;
  for (let frame = 0; frame < HANG_FRAMES.most; frame++) {
    before.set(cloth.positions);
    if (selfRadius > 0) findPairs(cloth, around.contact, selfRadius);
    const friction = frame < HANG_FRAMES.slide ? 0.01 : RESTING.friction;
    advance(cloth, around, { ...RESTING, dt: FRAME_S / SUBSTEPS.coarse, drag: HANG_DRAG, friction, selfRadius }, SUBSTEPS.coarse);
    speed = meanSpeed(cloth, before, FRAME_S);
    yield { share: 0.28 + (0.2 * frame) / HANG_FRAMES.most, phase: "hang", hung: { welded, cloth, speed } };
  }
  return { welded, cloth, speed };
}

/** Substeps of a frame of the fine mesh: few while it finds its place, many where its stretch is measured. */
function substepsAt(frame: number): number {
  const grown = Math.min(1, Math.max(0, (frame - GROWING.from) / (GROWING.to - GROWING.from)));
  return Math.round(SUBSTEPS.fine + (SUBSTEPS.last - SUBSTEPS.fine) * grown);
}

/** Carries the drape to the fine mesh and waits, with growing drag, until the cloth is still. */
function* settle(scene: Scene, coarse: Hung): Generator<HungStep, Hung> {
  const mesh = meshAt(scene, scene.edges.fine);
  const welded: Welded = { mesh, weld: weld(mesh.pieceOf.length, mesh.pairs) };
  const cloth = makeCloth(mesh, welded.weld, transfer(coarse.welded, coarse.cloth.positions, welded), scene.material);
  const around = surround(scene, mesh, welded.weld.particleOf, welded.weld.count);
  const selfRadius = scene.hanging.folds ? scene.edges.fine * 0.6 : 0;
  const before = new Float64Array(cloth.positions.length);
  let speed = 0;
  for (let frame = 0; frame < SETTLE_FRAMES.most; frame++) {
    before.set(cloth.positions);
    if (selfRadius > 0) findPairs(cloth, around.contact, selfRadius);
    const late = Math.max(0, frame - SETTLE_FRAMES.loose);
    const drag = frame < SETTLE_FRAMES.calm ? 30 : Math.min(60, 2.5 + late * 0.9);
    const substeps = substepsAt(frame);
    advance(cloth, around, { ...RESTING, dt: FRAME_S / substeps, drag, selfRadius }, substeps);
    speed = meanSpeed(cloth, before, FRAME_S);
    yield { share: 0.48 + 0.5 * Math.min(1, frame / SETTLE_FRAMES.usual), phase: "settle", hung: { welded, cloth, speed } };
    if (frame >= SETTLE_FRAMES.least && speed < STILL_MM_S[frame < SETTLE_FRAMES.enough ? "usual" : "enough"]) break;
  }
  return { welded, cloth, speed };
}
