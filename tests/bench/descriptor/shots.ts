import { codeOfLight } from "@selvedge/geometry-core";
import { mixSeed, randomFrom } from "@selvedge/textile-core";
import sharp from "sharp";
import { type LitTile, mipsOf, sampleTile } from "./tiles.ts";

/** How a picture of a cloth was taken. Places and folds are in mm of the cloth; angles in radians. */
export type Shot = {
  readonly atX: number;
  readonly atY: number;
  readonly turn: number;
  /** Pixels of the picture for a pixel of the framed view: 2 is twice as near. */
  readonly scale: number;
  /** How much nearer the right and the lower side are: 0.3 is a third. */
  readonly tilt: readonly [across: number, down: number];
  /** Slope of the folds, 0 lies flat. */
  readonly folds: number;
  readonly foldSeed: number;
  /** Gains of red, green and blue light. */
  readonly gains: readonly [number, number, number];
  readonly gamma: number;
  readonly blurPx: number;
  /** Quality, null for a picture that was never packed. */
  readonly jpeg: number | null;
};

export const DISTORTIONS = [
  "crop",
  "turn ±180°",
  "scale 0.6–1.65",
  "white balance and gamma",
  "exposure",
  "blur and JPEG 35",
  "perspective",
  "folds",
  "all at once",
] as const;
export type Distortion = (typeof DISTORTIONS)[number];

const STRAIGHT = {
  turn: 0,
  scale: 1,
  tilt: [0, 0],
  folds: 0,
  foldSeed: 0,
  gains: [1, 1, 1],
  gamma: 1,
  blurPx: 0,
  jpeg: null,
} as const;
/** Of all at once, what is done to light, lens and lie of the cloth goes this far. */
const TOGETHER = 0.7;

/** A picture of the fabric as it is drawn: straight, at its own scale. */
export const indexShot: Shot = { ...STRAIGHT, atX: 0, atY: 0 };

/** Pictures that a fabric is known by, all of its drawn tile: straight; turned and as soft as a lens leaves it; from farther away; from nearer. */
export const VIEWS = 4;
export function knownBy({ width, height, pxPerMm }: LitTile): readonly Shot[] {
  const middle = (across: number, down: number) => ({ atX: (across * width) / pxPerMm, atY: (down * height) / pxPerMm });
  return [
    indexShot,
    { ...STRAIGHT, ...middle(0.5, 0.5), turn: 0.8, blurPx: 0.85 },
    { ...STRAIGHT, ...middle(0.1, 0.6), scale: 0.65 },
    { ...STRAIGHT, ...middle(0.7, 0.3), scale: 1.55 },
  ];
}

/** Looks that a fabric is known by, as the catalogue keeps several of each: the straight, the farther and the nearer view, each joined with the soft one. */
export const DESCRIPTOR_VIEWS = [
  [0, 1],
  [1, 2],
  [1, 3],
] as const;

type Random = () => number;
const about = (random: Random, reach: number): number => reach * (2 * random() - 1);

/** Parts of a shot by distortion; `share` of the whole reach. */
const PARTS: Readonly<Record<Exclude<Distortion, "all at once">, (random: Random, share: number) => Partial<Shot>>> = {
  crop: () => ({}),
  "turn ±180°": (random) => ({ turn: about(random, Math.PI) }),
  "scale 0.6–1.65": (random) => ({ scale: 0.6 * (1.65 / 0.6) ** random() }),
  "white balance and gamma": (random, share) => {
    const warm = about(random, 0.16 * share);
    return { gains: [1 + warm, 1 + about(random, 0.04 * share), 1 - warm], gamma: 1 + about(random, 0.2 * share) };
  },
  exposure: (random, share) => {
    const gain = 2 ** about(random, 0.75 * share);
    return { gains: [gain, gain, gain] };
  },
  "blur and JPEG 35": (random, share) => ({ blurPx: 0.5 + share * random(), jpeg: 35 }),
  perspective: (random, share) => ({ tilt: [about(random, 0.35 * share), about(random, 0.35 * share)] }),
  folds: (random, share) => ({ folds: share * (0.5 + 0.5 * random()), foldSeed: Math.floor(random() * 1e9) }),
};

/** A shot of another region of the cloth than the index knows, under one distortion. */
export function shotOf(distortion: Distortion, tile: LitTile, seed: number): Shot {
  const random = randomFrom(mixSeed(seed, 131));
  const place = {
    atX: (tile.width / tile.pxPerMm) * (0.3 + 0.4 * random()),
    atY: (tile.height / tile.pxPerMm) * (0.3 + 0.4 * random()),
  };
  if (distortion !== "all at once") return { ...STRAIGHT, ...place, ...PARTS[distortion](random, 1) };
  const parts = Object.values(PARTS).map((part) => part(random, TOGETHER));
  const gains = parts.map((part) => part.gains ?? STRAIGHT.gains);
  const product = [0, 1, 2].map((lane) => gains.reduce((all, each) => all * each[lane]!, 1)) as [number, number, number];
  return { ...STRAIGHT, ...place, ...Object.assign({}, ...parts), gains: product };
}

const FOLD_WAVES = 4;
type FoldEffect = { du: number; dv: number; light: number };
/** Waves of cloth that lies unevenly: how far they move each pixel (shares of the picture) and how much light they give or take. */
function foldsOf({ folds, foldSeed }: Shot, side: number): (x: number, y: number, out: FoldEffect) => void {
  const random = randomFrom(foldSeed);
  const turns = (reach: number, phase: number, turn: (angle: number) => number) =>
    Float32Array.from({ length: side }, (_, index) => turn(reach * ((index + 0.5) / side - 0.5) + phase));
  const waves = Array.from({ length: FOLD_WAVES }, () => {
    const [across, down, phase, height] = [about(random, 11), about(random, 11), 2 * Math.PI * random(), 0.5 + random()];
    const length = Math.hypot(across, down) + 1;
    return {
      slopeX: (height * across) / length,
      slopeY: (height * down) / length,
      cosX: turns(across, phase, Math.cos),
      sinX: turns(across, phase, Math.sin),
      cosY: turns(down, 0, Math.cos),
      sinY: turns(down, 0, Math.sin),
    };
  });
  return (x, y, out) => {
    let [du, dv] = [0, 0];
    for (const { slopeX, slopeY, cosX, sinX, cosY, sinY } of waves) {
      const wave = cosX[x]! * cosY[y]! - sinX[x]! * sinY[y]!;
      du += slopeX * wave;
      dv += slopeY * wave;
    }
    out.du = 0.012 * folds * du;
    out.dv = 0.012 * folds * dv;
    out.light = Math.max(0.25, 1 + 0.2 * folds * (0.8 * du + 0.6 * dv));
  };
}

const LEVELS = 4_096;
/** Bytes of linear light 0 … 1 in steps of 1 / LEVELS, sRGB and then a gamma of the camera's own. */
const bytesOf = (gamma: number): Float32Array =>
  Float32Array.from({ length: LEVELS + 1 }, (_, step) => {
    const value = step / LEVELS;
    return 255 * codeOfLight(value) ** gamma;
  });

/** Takes a picture of `side` × `side` px; RGBA, sRGB. */
export async function shoot(tile: LitTile, shot: Shot, side: number): Promise<Uint8Array> {
  const rgba = new Uint8ClampedArray(side * side * 4);
  const mips = mipsOf(tile);
  const fold = foldsOf(shot, side);
  const effect: FoldEffect = { du: 0, dv: 0, light: 1 };
  const bytes = bytesOf(shot.gamma);
  const sidePx = (tile.viewMm / shot.scale) * tile.pxPerMm;
  const level = Math.log2(sidePx / side);
  const [cos, sin] = [Math.cos(shot.turn), Math.sin(shot.turn)];
  const [across, down] = shot.tilt;
  const [fromX, fromY] = [shot.atX * tile.pxPerMm, shot.atY * tile.pxPerMm];
  const light = new Float32Array(3);
  for (let y = 0, index = 0; y < side; y++) {
    for (let x = 0; x < side; x++, index += 4) {
      const u = (x + 0.5) / side - 0.5;
      const v = (y + 0.5) / side - 0.5;
      const nearness = 1 + across * u + down * v;
      if (shot.folds > 0) fold(x, y, effect);
      const p = (u + effect.du) / nearness;
      const q = (v + effect.dv) / nearness;
      sampleTile(mips, level, fromX + sidePx * (cos * p - sin * q), fromY + sidePx * (sin * p + cos * q), light);
      for (let lane = 0; lane < 3; lane++)
        rgba[index + lane] = bytes[Math.min(LEVELS, Math.max(0, light[lane]! * effect.light * shot.gains[lane]! * LEVELS)) | 0]!;
      rgba[index + 3] = 255;
    }
  }
  if (shot.blurPx === 0 && shot.jpeg === null) return new Uint8Array(rgba.buffer);
  const raw = { width: side, height: side, channels: 4 } as const;
  const blurred = sharp(rgba, { raw: raw }).removeAlpha();
  const soft = shot.blurPx > 0.3 ? blurred.blur(shot.blurPx) : blurred;
  if (shot.jpeg === null) return new Uint8Array(await soft.ensureAlpha().raw().toBuffer());
  const packed = await soft.jpeg({ quality: shot.jpeg }).toBuffer();
  return new Uint8Array(await sharp(packed).ensureAlpha().raw().toBuffer());
}
