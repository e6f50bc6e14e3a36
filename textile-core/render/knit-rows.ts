import { modulo } from "@selvedge/geometry-core";
import type { Mm } from "../units.ts";
import type { KnitScene, Knitting } from "./knit-scene.ts";
import { hash } from "./noise.ts";
import { colourAt, RING, type SampleRow, type Sampler, striationRing } from "./sample.ts";
import { facetLight, phaseOf } from "./strand.ts";

/** A float of the laid-in yarn hangs down this far, in its own courses, and spreads where nothing holds it. */
const LOOP_DROP = 0.78;
const LOOP_WIDTH = 1.9;
/** Shape of the hanging loop: 1 an arch, less a rounder one. */
const LOOP_ROUND = 0.62;
const EDGE_SHADE = 0.42;
const RECESS_SHADE = 0.5;
/** A loop's leg runs from this many courses below its course to this many above, where the next loop hides it. */
const LEG_FROM = -0.3;
const LEG_TO = 1.32;
/** Half the distance of the two legs, in widths of the wale, where they come forward and where they spread. */
const LEGS_CLOSE = 0.07;
const LEGS_WIDE = 0.37;
/** Half the wave of a back course, in courses. */
const ARC_RISE = 0.4;
/** Where an arc leans more than this its yarn is hidden by the next. */
const STEEPEST_ARC = 3;
/** Yarn in a loop is pressed flat: wider than round, thinner than round. */
const FLAT_WIDTH = 1.32;
const FLAT_HEIGHT = 0.7;
/** Folds of the plied surface in a millimetre of yarn, in rings. */
const STREAKS_PER_MM = 0.9;

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Light, thickness and colour of a yarn at a share of its way through the tile, read into `out` as r, g, b, width, sway. */
function readYarn(knitting: Knitting, course: number, wale: number, share: number, rgb: Float32Array, out: Float32Array): void {
  const { perCourse } = knitting;
  const { stations, width, light, other, sway } = knitting.variation;
  // Not `modulo`, which is nearer to the truth by a rounding: fabrics that are drawn keep every pixel.
  const station = Math.floor((((share % 1) + 1) % 1) * stations) % stations;
  const from = course * stations + station;
  colourAt(knitting, course, station, light[from]!, other[from]!, rgb, perCourse === 1 ? course : course * perCourse + wale);
  out[0] = rgb[0]!;
  out[1] = rgb[1]!;
  out[2] = rgb[2]!;
  out[3] = width[from]!;
  out[4] = sway[from]!;
}

/** Draws the loops of a knitted cloth sample by sample: the highest yarn shows. `across` × `up` samples cover the tile. */
export function knitSamplerOf(scene: KnitScene, across: number, up: number): Sampler {
  const { tile, wales, stitches, held, yarn, coursePitch, inlay } = scene;
  const { mmWidth, mmHeight, ends, picks } = tile;
  const stepX = mmWidth / across;
  const stepY = mmHeight / up;
  const ring = striationRing();
  const noise = Float32Array.from({ length: 8192 }, (_, at) => 2 * hash(at + 177) - 1);
  const chartWales = stitches[0]!.length;
  const chartCourses = stitches.length;
  const longest = held.reduce((most, row) => Math.max(most, ...row), 1);
  const radius = yarn.diameter / 2;
  const relief = Math.max(...wales.map((wale) => Math.abs(wale.level)));
  const highest = relief + yarn.diameter * 1.6 + (inlay ? inlay.diameter * 1.2 : 0);
  const lowest: Mm = -relief - yarn.diameter * 1.5;
  const rgb = new Float32Array(3);
  const here = new Float32Array(5);

  // The wale over every sample, and where in the wave of a back course it lies.
  const waleAt = new Int32Array(across);
  const wave = new Float32Array(across);
  const slopeOfWave = new Float32Array(across);
  const level = new Float32Array(across);
  for (let x = 0, wale = 0; x < across; x++) {
    const mm = (x + 0.5) * stepX;
    while (wale < ends - 1 && mm > wales[wale]!.centre + wales[wale]!.width / 2) wale++;
    const { centre, width, level: own } = wales[wale]!;
    const t = (mm - centre) / width;
    waleAt[x] = wale;
    wave[x] = Math.cos(2 * Math.PI * t);
    slopeOfWave[x] = (-2 * Math.PI * Math.sin(2 * Math.PI * t)) / width;
    const beside = wales[(wale + (t < 0 ? ends - 1 : 1)) % ends]!.level;
    level[x] = own + (beside - own) * 0.5 * smooth(Math.min(1, Math.abs(t) * 2));
  }

  /** The farthest that the arcs of each course of the chart reach from its middle, in courses. */
  const highestRise = held.map((row) => ARC_RISE * (2 * Math.max(...row) - 1) + Math.max(...wales.map(({ shift }) => shift)));
  /** A leaning arc is as much wider as it leans: so far its yarn reaches, in courses. */
  const reach = (radius * 2.4 * Math.sqrt(1 + STEEPEST_ARC ** 2)) / coursePitch;

  const stitchAt = (course: number, wale: number) => stitches[modulo(course, chartCourses)]![wale % chartWales]!;
  const heldAt = (course: number, wale: number) => held[modulo(course, chartCourses)]![wale % chartWales]!;

  function put(
    into: SampleRow,
    x: number,
    height: Mm,
    round: number,
    along: number,
    d: number,
    knitting: Knitting,
    shade: number,
    facets: number,
  ) {
    if (height <= into.height[x]!) return;
    const { grain, lustre, slant, strand } = knitting;
    const fibre = 1 + grain * ring[(along + d * slant) & (RING - 1)]!;
    let r = here[0]!;
    let g = here[1]!;
    let b = here[2]!;
    let gloss = lustre;
    if (strand !== null) {
      const t = strand.ring[(along * strand.along + (d * slant * strand.across) / 60) & (RING - 1)]!;
      const light = strand.sparkle > 0 ? strand.sparkle * facetLight(along, facets) : 1;
      r += (strand.red * light - r) * t;
      g += (strand.green * light - g) * t;
      b += (strand.blue * light - b) * t;
      if (strand.gloss > 0) gloss += (strand.gloss - gloss) * t;
    }
    into.height[x] = height;
    into.red[x] = r * fibre;
    into.green[x] = g * fibre;
    into.blue[x] = b * fibre;
    into.shade[x] = shade * (1 - EDGE_SHADE * (1 - round));
    into.gloss[x] = gloss * round;
  }

  function drawGround(v: number, into: SampleRow): void {
    const course = modulo(Math.floor(v), picks) * 3 * yarn.perCourse;
    into.height.fill(lowest);
    into.red.fill(yarn.colours[course]!);
    into.green.fill(yarn.colours[course + 1]!);
    into.blue.fill(yarn.colours[course + 2]!);
    into.shade.fill(0.6);
    into.gloss.fill(0);
  }

  /** The arcs of heads and feet: on top where the back of the loop shows, below the legs where the face does. */
  function drawArcs(v: number, into: SampleRow): void {
    for (let course = Math.floor(v) - longest - 1; course <= v + 1; course++) {
      const chart = modulo(course, chartCourses);
      const row = modulo(course, picks);
      const from = v - course - 0.5;
      if (Math.abs(from) > highestRise[chart]! + reach) continue;
      for (let x = 0; x < across; x++) {
        const wale = waleAt[x]!;
        const around = wave[x]!;
        const stitch = stitches[chart]![wale % chartWales]!;
        const isBack = stitch === "p" || stitch === "t";
        const rise = around > 0 ? ARC_RISE * (stitch === "t" ? 0.3 : 2 * held[chart]![wale % chartWales]! - 1) : ARC_RISE;
        const lifted = from - rise * around - wales[wale]!.shift;
        const slope = rise * slopeOfWave[x]! * coursePitch;
        const steep = 1 / Math.sqrt(1 + slope * slope);
        const off = lifted * coursePitch * steep;
        if (Math.abs(off) > radius * 2.4) continue;
        readYarn(yarn, row, wale, (wale + 0.5) / ends, rgb, here);
        const half = radius * FLAT_WIDTH * here[3]!;
        const d = (off - here[4]! * 0.12 * coursePitch) / half;
        if (d <= -1 || d >= 1) continue;
        const round = Math.sqrt(1 - d * d);
        // Heads and feet lie on top of the back, the flanks between them dive to the face.
        const bow = around * around;
        const raised = isBack ? (stitch === "t" ? -0.35 : 0.75 * bow - 0.2) : -1.05 + 0.2 * bow;
        const height = level[x]! + yarn.diameter * (raised + 0.5 * FLAT_HEIGHT * round);
        const along = x * stepX * STREAKS_PER_MM * 3 * RING + phaseOf(course + 5);
        put(into, x, height, round, along, d, yarn, isBack ? 0.72 + 0.28 * bow : 0.62, course);
      }
    }
  }

  function drawLeg(v: number, wale: number, course: number, hand: 1 | -1, into: SampleRow): void {
    const { centre, width, level: own, shift } = wales[wale]!;
    const over = heldAt(course, wale);
    const t = (v - course - shift) / over;
    if (t <= LEG_FROM || t >= LEG_TO) return;
    const row = modulo(course, picks);
    readYarn(yarn, row, wale, (wale + 0.5 + hand * 0.2 + hand * (t - 0.5) * 0.2) / ends, rgb, here);
    const u = (t - LEG_FROM) / (LEG_TO - LEG_FROM);
    const spread = LEGS_CLOSE + (LEGS_WIDE - LEGS_CLOSE) * Math.sin((u * Math.PI) / 2);
    const slope =
      ((LEGS_WIDE - LEGS_CLOSE) * width * Math.cos((u * Math.PI) / 2) * Math.PI) / 2 / (LEG_TO - LEG_FROM) / coursePitch / over;
    const lean = Math.sqrt(1 + slope * slope);
    const middle = centre + hand * spread * width + here[4]! * 0.1 * width;
    const tip = (2 * u - 1) ** 2;
    const half = Math.min(radius * FLAT_WIDTH, 0.3 * width) * here[3]! * (1 - 0.55 * tip * tip);
    const z = own + yarn.diameter * (0.2 + 0.62 * Math.cos((t - 0.42) * 2.3));
    const reach = half * lean;
    const shade = 1 - 0.34 * smooth(Math.min(1, Math.max(0, (Math.abs(t - 0.45) - 0.2) / 0.7)));
    const along = t * coursePitch * over * STREAKS_PER_MM * RING + phaseOf(row * 613 + wale);
    const last = Math.floor((middle + reach) / stepX - 0.5);
    for (let at = Math.ceil((middle - reach) / stepX - 0.5); at <= last; at++) {
      const d = ((at + 0.5) * stepX - middle) / reach;
      const round = Math.sqrt(Math.max(0, 1 - d * d));
      // Twist crosses the leg at a slant.
      put(
        into,
        modulo(at, across),
        z + yarn.diameter * 0.5 * FLAT_HEIGHT * round,
        round,
        along,
        d,
        yarn,
        shade,
        row * 613 + wale,
      );
    }
  }

  function drawLegs(v: number, into: SampleRow): void {
    for (let wale = 0; wale < ends; wale++)
      for (let course = Math.ceil(v - LEG_TO * longest - 1); course <= v - LEG_FROM; course++)
        if (stitchAt(course, wale) === "k") {
          drawLeg(v, wale, course, -1, into);
          drawLeg(v, wale, course, 1, into);
        }
  }

  /** How far a float hangs at each sample, 0 … 1, and the cosine of its lean; by turns courses begin half a float later. */
  const hanging = inlay
    ? [0, 0.5].map((later) => {
        const [bows, steeps] = [new Float32Array(across), new Float32Array(across)];
        const spanMm = (mmWidth / ends) * inlay.span;
        for (let x = 0; x < across; x++) {
          const u = ((x * stepX) / spanMm + later) % 1;
          const arch = Math.sin(Math.PI * u);
          bows[x] = arch ** LOOP_ROUND;
          const rise = (LOOP_ROUND * Math.PI * Math.cos(Math.PI * u)) / Math.max(0.35, arch ** (1 - LOOP_ROUND));
          const slope = (LOOP_DROP * inlay.every * coursePitch * rise) / spanMm;
          steeps[x] = 1 / Math.sqrt(1 + slope * slope);
        }
        return { bows, steeps };
      })
    : [];

  /** Floats of the laid-in yarn hang in bows between their tucks, each course's between those of the last. */
  function drawInlay(v: number, into: SampleRow): void {
    if (!inlay) return;
    const { every, diameter } = inlay;
    const drop = LOOP_DROP * every;
    for (let laid = Math.floor(v / every) - 1; laid <= v / every + 1; laid++) {
      const course = modulo(laid, picks / every);
      const { bows, steeps } = hanging[modulo(laid, 2)]!;
      for (let x = 0; x < across; x++) {
        const bow = bows[x]!;
        const steep = steeps[x]!;
        const off = (v - (laid + 0.72) * every + drop * bow) * coursePitch * steep;
        if (Math.abs(off) > diameter * 1.7) continue;
        readYarn(inlay, course, 0, x / across, rgb, here);
        const half = diameter * 0.5 * LOOP_WIDTH * here[3]! * (0.45 + 0.55 * bow);
        const d = (off - here[4]! * 0.2 * coursePitch) / half;
        if (d <= -1 || d >= 1) continue;
        const round = Math.sqrt(1 - d * d);
        const height = yarn.diameter * 0.3 + diameter * (0.95 * bow - 0.25 + 0.5 * FLAT_HEIGHT * round);
        const along = x * stepX * STREAKS_PER_MM * RING + phaseOf(course);
        put(into, x, height, round, along, d, inlay, 0.55 + 0.45 * bow, laid);
      }
    }
  }

  function draw(row: number, into: SampleRow): void {
    // Courses are counted from the lowest, rows of the picture from the top.
    const v = (mmHeight - (row + 0.5) * stepY) / coursePitch;
    drawGround(v, into);
    drawArcs(v, into);
    drawLegs(v, into);
    drawInlay(v, into);
    const from = Math.floor(hash(row) * 8192);
    const grain = yarn.grain * 0.6;
    const perRelief = 1 / (highest - lowest);
    for (let x = 0; x < across; x++) {
      const depth = Math.min(1, Math.max(0, (highest - into.height[x]!) * perRelief));
      into.shade[x]! *= (1 - RECESS_SHADE * depth * depth) * (1 + grain * noise[(from + x) & 8191]!);
    }
  }

  return { lowest, highest, isOpen: false, draw };
}
