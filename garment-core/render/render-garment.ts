import { degreesOf, LIGHT_OF_BYTE } from "@selvedge/geometry-core";
import type { FormMesh, GarmentMesh, PieceMesh } from "../mesh/garment-mesh.ts";
import { type ButtonedCloth, drawnButtons } from "./button-shapes.ts";
import { type Camera, frame, type View } from "./camera.ts";
import { encode, type Rgb } from "./colour.ts";
import { contactShade, KEY_DIRECTION, lightOn, type SunMap, sunlight } from "./light.ts";
import { rasterise, type Seen, type Shape } from "./raster.ts";

export type GarmentPicture = ButtonedCloth & {
  readonly width: number;
  readonly height: number;
  readonly view: View;
  readonly background: Rgb;
  /** Share of the picture left free round the garment; default 0.07. */
  readonly margin?: number;
  /** The form is seen whole as well, and stands on a floor of the background's colour that lies in its shade; it stands about x = z = 0. */
  readonly stands?: boolean;
};

const FORM_COLOUR: Rgb = [219, 212, 202];
const MARGIN = 0.07;
const SUPERSAMPLE = 2;
const SUN_SIZE = 900;
/** The inside of the cloth gets less of the light around it. */
const INSIDE = 0.62;

/** The floor under a form: how far it is drawn, and the light it loses right at the foot and in the wide soft shade around. */
const FLOOR = { radiusMm: 600, rings: 40, sides: 60, atFoot: 0.26, atFootMm: 20, around: 0.12, aroundMm: 190 } as const;

type Drawn = Shape & {
  readonly normals: Float32Array;
  readonly piece: PieceMesh | null;
  readonly colour: Rgb;
  /** Of the floor alone: radius of what stands on it, mm. */
  readonly foot?: number;
};

export type { Rgb };

/** Draws a garment on its form: RGBA, four bytes a pixel, row by row from the top, opaque. Pure; runs in any thread. */
export function renderGarment(mesh: GarmentMesh, request: GarmentPicture): Uint8ClampedArray {
  const { width, height, view, margin = MARGIN, stands = false } = request;
  const subjects = [...mesh.pieces.map((piece) => piece.positions), ...(stands ? [mesh.form.positions] : [])];
  const camera = frame({ width, height, view, subjects, margin });
  const drawn: Drawn[] = [
    { ...mesh.form, piece: null, colour: FORM_COLOUR },
    ...mesh.pieces.map((piece): Drawn => ({ ...piece, piece, colour: FORM_COLOUR })),
    ...drawnButtons(mesh, request).map(({ mesh: drawn, colour }): Drawn => ({ ...drawn, piece: null, colour })),
  ];
  const sun = sunMap(drawn, subjects, camera);
  if (stands) drawn.push(floorUnder(mesh.form));
  const seen = rasterise(drawn, camera, width * SUPERSAMPLE, height * SUPERSAMPLE, SUPERSAMPLE);
  return shade(drawn, seen, camera, sun, request);
}

/** A round of floor at the height the form ends, in rings: places within a triangle are reckoned on the screen, so none may be large. */
function floorUnder({ positions: form }: FormMesh): Drawn {
  let [y, foot] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 1; i < form.length; i += 3) y = Math.min(y, form[i]!);
  for (let i = 0; i < form.length; i += 3) if (form[i + 1]! - y < 1) foot = Math.max(foot, Math.hypot(form[i]!, form[i + 2]!));
  const { radiusMm, rings, sides } = FLOOR;
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  for (let ring = 0; ring <= rings; ring++)
    for (let side = 0; side < sides; side++) {
      const angle = (side / sides) * 2 * Math.PI;
      positions.push((Math.sin(angle) * radiusMm * ring) / rings, y, (Math.cos(angle) * radiusMm * ring) / rings);
      normals.push(0, 1, 0);
      if (ring === 0) continue;
      const [here, next] = [ring * sides + side, ring * sides + ((side + 1) % sides)];
      indices.push(here - sides, here, next, here - sides, next, next - sides);
    }
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(indices),
    piece: null,
    colour: FORM_COLOUR,
    foot,
  };
}

/** Share of the light that reaches the floor so many mm from the middle of a foot. */
function onFloor(away: number, foot: number): number {
  const { atFoot, atFootMm, around, aroundMm } = FLOOR;
  return 1 - atFoot * Math.exp(-Math.max(0, away - foot) / atFootMm) - around * Math.exp(-((away / aroundMm) ** 2));
}

/** Depth as the key light sees it; the light turns with the camera. */
function sunMap(drawn: readonly Drawn[], subjects: readonly Float32Array[], camera: Camera): SunMap {
  const [kx, ky, kz] = KEY_DIRECTION;
  const axes = [camera.turn(1, 0, 0), camera.turn(0, 1, 0), camera.turn(0, 0, 1)];
  const [lx, ly, lz] = axes.map((a) => a[0] * kx + a[1] * ky + a[2] * kz) as [number, number, number];
  const yaw = degreesOf(Math.atan2(lx, lz));
  const pitch = degreesOf(Math.asin(ly));
  const sun = frame({ width: SUN_SIZE, height: SUN_SIZE, view: { yaw, pitch }, subjects, margin: 0.02 });
  return { camera: sun, seen: rasterise(drawn, sun, SUN_SIZE, SUN_SIZE, 1) };
}

function shade(drawn: readonly Drawn[], seen: Seen, camera: Camera, sun: SunMap, request: GarmentPicture): Uint8ClampedArray {
  const { width, height, background, cloth } = request;
  const contact = contactShade(seen, camera.pixelsPerMm * SUPERSAMPLE);
  const mmPerSample = 1 / (camera.pixelsPerMm * SUPERSAMPLE);
  const groove = 1.1 + mmPerSample;
  const picture = new Uint8ClampedArray(width * height * 4);
  const backdrop = [LIGHT_OF_BYTE[background[0]]!, LIGHT_OF_BYTE[background[1]]!, LIGHT_OF_BYTE[background[2]]!] as const;
  const [scratch, light] = [new Float64Array(3), [0, 0, 0] as [number, number, number]];
  const share = 1 / (SUPERSAMPLE * SUPERSAMPLE);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let s = 0; s < SUPERSAMPLE * SUPERSAMPLE; s++) {
        const pixel = (y * SUPERSAMPLE + (s >> 1)) * seen.width + x * SUPERSAMPLE + (s & 1);
        const shape = seen.shape[pixel]!;
        if (shape < 0) {
          red += backdrop[0];
          green += backdrop[1];
          blue += backdrop[2];
          continue;
        }
        const { positions, normals, indices, piece, colour, foot } = drawn[shape]!;
        const t = seen.triangle[pixel]!;
        const [u, v] = [seen.second[pixel]!, seen.third[pixel]!];
        const w = 1 - u - v;
        const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!];
        const interpolated = (array: Float32Array, stride: number, k: number): number =>
          array[stride * a + k]! * w + array[stride * b + k]! * u + array[stride * c + k]! * v;
        if (foot !== undefined) {
          const shade = onFloor(Math.hypot(interpolated(positions, 3, 0), interpolated(positions, 3, 2)), foot);
          red += backdrop[0] * shade;
          green += backdrop[1] * shade;
          blue += backdrop[2] * shade;
          continue;
        }
        let [nx, ny, nz] = camera.turn(interpolated(normals, 3, 0), interpolated(normals, 3, 1), interpolated(normals, 3, 2));
        const length = Math.hypot(nx, ny, nz) || 1;
        const inside = piece !== null && nz < 0;
        const side = inside ? -1 / length : 1 / length;
        nx *= side;
        ny *= side;
        nz *= side;
        const open = contact.open[y * contact.width + x]! * (inside ? INSIDE : 1);
        const lit = sunlight(
          sun,
          interpolated(positions, 3, 0),
          interpolated(positions, 3, 1),
          interpolated(positions, 3, 2),
          scratch,
        );
        lightOn([nx, ny, nz], open, lit, light);
        const own = piece ? cloth(piece.key, interpolated(piece.uv, 2, 0), interpolated(piece.uv, 2, 1)) : colour;
        let dark = 1;
        if (piece) {
          const edge = interpolated(piece.edgeDistance, 1, 0) / groove;
          dark = 0.55 + 0.45 * Math.min(1, edge * edge);
        }
        red += LIGHT_OF_BYTE[own[0] & 255]! * light[0] * dark;
        green += LIGHT_OF_BYTE[own[1] & 255]! * light[1] * dark;
        blue += LIGHT_OF_BYTE[own[2] & 255]! * light[2] * dark;
      }
      const out = 4 * (y * width + x);
      picture[out] = encode(red * share);
      picture[out + 1] = encode(green * share);
      picture[out + 2] = encode(blue * share);
      picture[out + 3] = 255;
    }
  return picture;
}
