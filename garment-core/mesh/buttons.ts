import { along3, cross3, dot3, luminanceOf, minus3, scaled3, unit3, type Vector3 } from "@selvedge/geometry-core";
import { merge } from "../form/lathe.ts";
import type { ButtonMark } from "../pattern/button-marks.ts";
import { type ButtonDetail, buttonSolid } from "./button-solid.ts";
import type { FormMesh, SurfacePoint } from "./garment-mesh.ts";
import { locate } from "./locate.ts";
import { type ClothMesh, directionsOf, pointOn } from "./surface.ts";

/** How something round and stiff lies on draped cloth: the middle of its back, mm, and unit vectors out of the cloth and up the piece, square to each other. */
export type Seat = { readonly position: Vector3; readonly normal: Vector3; readonly up: Vector3 };

/** A button on the draped cloth. It has four holes. */
export type SewnButton = ButtonMark & Seat;

/** The thread shank holds a button so far off the cloth it is sewn to. */
const SHANK_MM = 0.2;
/** Cloth that is more curved than this gives way under the button. */
const MAX_GAP_MM = 0.9;
/** Rings of places at which the cloth under a button is sampled: the share of its radius, and how many of them. */
const RINGS = [
  [0.5, 8],
  [0.95, 16],
] as const;

/** The middle and those of the rings. */
const SAMPLES = 1 + RINGS.reduce((sum, [, count]) => sum + count, 0);

/** The cloth of a piece at the rings within a radius, from the inner to the outer; places beside the cloth are left out. */
function ringsOn(piece: ClothMesh, x: number, y: number, radius: number): readonly SurfacePoint[] {
  const places = RINGS.flatMap(([share, count]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI;
      return [x + Math.sin(angle) * share * radius, y + Math.cos(angle) * share * radius] as const;
    }),
  );
  return places.flatMap(([u, v]) => pointOn(piece, u, v) ?? []);
}

/** Which way the cloth under something round faces as a whole: what the rim of it encloses. */
function facingOf(under: readonly SurfacePoint[]): Vector3 {
  const rim = under.slice(-RINGS.at(-1)![1]);
  const mean = unit3(under.reduce<Vector3>((sum, { normal }) => along3(sum, normal, 1), [0, 0, 0]));
  if (under.length < SAMPLES) return mean;
  const middle = under[0]!.position;
  const enclosed = rim.reduce<Vector3>(
    (sum, { position }, i) => {
      const next = rim[(i + 1) % rim.length]!.position;
      return along3(sum, cross3(minus3(position, middle), minus3(next, middle)), 1);
    },
    [0, 0, 0],
  );
  return unit3(dot3(enclosed, mean) < 0 ? scaled3(enclosed, -1) : enclosed);
}

/** Lays something round and stiff on a piece, x, y its middle: flat on the mean of the cloth under it, and on the highest of it. Null where there is no cloth. */
export function seatOn(piece: ClothMesh, x: number, y: number, diameter: number): Seat | null {
  const [middle, found] = [pointOn(piece, x, y), locate(piece, x, y)];
  if (!middle || !found) return null;
  const under = [middle, ...ringsOn(piece, x, y, diameter / 2)];
  const normal = facingOf(under);
  const upwards = scaled3(directionsOf(piece, found.start).down, -1);
  const up = unit3(along3(upwards, normal, -dot3(upwards, normal)));
  const highest = Math.max(...under.map(({ position }) => dot3(minus3(position, middle.position), normal)));
  const gap = Math.min(MAX_GAP_MM, highest + SHANK_MM);
  return { position: along3(middle.position, normal, gap), normal, up };
}

/** The marked buttons as they lie on the draped cloth of their pieces; one whose piece has no cloth there is left out. */
export function sewnButtons(
  pieces: readonly (ClothMesh & { readonly key: string })[],
  marks: readonly ButtonMark[],
): readonly SewnButton[] {
  return marks.flatMap((mark) => {
    const piece = pieces.find(({ key }) => key === mark.pieceKey);
    const seat = piece && seatOn(piece, mark.x, mark.y, mark.diameter);
    return seat ? [{ ...mark, ...seat }] : [];
  });
}

function stood({ positions, normals, indices }: FormMesh, { position, normal, up, diameter }: SewnButton): FormMesh {
  const across = cross3(up, normal);
  const put = (from: Float32Array, origin: Vector3, scale: number): Float32Array =>
    from.map((_, i) => {
      const [k, v] = [i % 3, i - (i % 3)];
      return origin[k]! + scale * (across[k]! * from[v]! + normal[k]! * from[v + 1]! - up[k]! * from[v + 2]!);
    });
  return { positions: put(positions, position, diameter), normals: put(normals, [0, 0, 0], 1), indices };
}

/** Buttons as surfaces on the garment: what they are turned of, and their thread. */
export function buttonMeshes(
  buttons: readonly SewnButton[],
  detail: ButtonDetail = "near",
): { readonly body: FormMesh; readonly thread: FormMesh } {
  const { body, thread } = buttonSolid(detail);
  return {
    body: merge(buttons.map((button) => stood(body, button))),
    thread: merge(buttons.map((button) => stood(thread, button))),
  };
}

/** Mother of pearl, and dark and pale horn, of which buttons are cut: linear light. */
const PEARL: Vector3 = [0.836, 0.783, 0.686];
const DARK_HORN: Vector3 = [0.05, 0.036, 0.026];
const PALE_HORN: Vector3 = [0.22, 0.165, 0.115];
/** Shares of the light that cloth throws back: above the first it is buttoned with pearl, above the other with dark horn, else with pale. */
const LIGHT_CLOTH = 0.3;
const DARK_CLOTH = 0.1;

const mixed = (one: Vector3, other: Vector3, share: number): Vector3 => along3(scaled3(one, 1 - share), other, share);

/** What the buttons of a cloth are cut of and sewn on with, so that they go with it and are seen on it; all as linear light, from the mean of the cloth. */
export function buttonColours(cloth: Vector3): { readonly body: Vector3; readonly thread: Vector3 } {
  const light = luminanceOf(...cloth);
  if (light > LIGHT_CLOTH) return { body: mixed(PEARL, cloth, 0.15), thread: scaled3(cloth, 0.45) };
  if (light > DARK_CLOTH) return { body: mixed(DARK_HORN, cloth, 0.1), thread: cloth };
  return { body: mixed(PALE_HORN, cloth, 0.35), thread: scaled3(cloth, 0.5) };
}
