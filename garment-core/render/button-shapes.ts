import { byteOfLight, LIGHT_OF_BYTE, lightOfHex, scaled3, type Vector3 } from "@selvedge/geometry-core";
import { buttonColours, buttonMeshes, sewnButtons } from "../mesh/buttons.ts";
import type { FormMesh, GarmentMesh } from "../mesh/garment-mesh.ts";
import { pieceOf } from "../mesh/surface.ts";
import type { ButtonMark } from "../pattern/button-marks.ts";
import type { Rgb } from "./colour.ts";

/** What a garment is made of, as a picture shows it. */
export type ButtonedCloth = {
  /** Colour of the cloth of a piece at a place in mm on it. */
  readonly cloth: (pieceKey: string, xMm: number, yMm: number) => Rgb;
  /** What the garment is buttoned with; a button without a colour (#rrggbb) of its own goes with the cloth. */
  readonly buttons?: readonly (ButtonMark & { readonly hex?: string })[];
};

/** So many places of a piece are sampled for the mean of its cloth. */
const MEAN_SAMPLES = 400;

const asRgb = (light: Vector3): Rgb => [byteOfLight(light[0]), byteOfLight(light[1]), byteOfLight(light[2])];

/** The mean of the cloth of a piece, linear light; that of nothing is white. */
function meanOf(mesh: GarmentMesh, pieceKey: string, cloth: ButtonedCloth["cloth"]): Vector3 {
  const uv = pieceOf(mesh, pieceKey)?.uv ?? new Float32Array();
  const step = 2 * Math.max(1, Math.floor(uv.length / 2 / MEAN_SAMPLES));
  let [sum, count]: [Vector3, number] = [[0, 0, 0], 0];
  for (let i = 0; i < uv.length; i += step) {
    const [red, green, blue] = cloth(pieceKey, uv[i]!, uv[i + 1]!);
    sum = [sum[0] + LIGHT_OF_BYTE[red & 255]!, sum[1] + LIGHT_OF_BYTE[green & 255]!, sum[2] + LIGHT_OF_BYTE[blue & 255]!];
    count++;
  }
  return count > 0 ? scaled3(sum, 1 / count) : [1, 1, 1];
}

/** The buttons of a picture as surfaces of one colour each: those that go with the cloth, others by their own colour, and their thread. */
export function drawnButtons(
  mesh: GarmentMesh,
  { buttons = [], cloth }: ButtonedCloth,
): { readonly mesh: FormMesh; readonly colour: Rgb }[] {
  const [first] = buttons;
  if (!first) return [];
  const { body: own, thread } = buttonColours(meanOf(mesh, first.pieceKey, cloth));
  return [...Map.groupBy(buttons, ({ hex }) => hex)].flatMap(([hex, alike]) => {
    const meshes = buttonMeshes(sewnButtons(mesh.pieces, alike));
    return [
      { mesh: meshes.body, colour: asRgb(hex ? lightOfHex(hex) : own) },
      { mesh: meshes.thread, colour: asRgb(thread) },
    ];
  });
}
