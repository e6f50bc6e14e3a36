import { buttonMarks, decodeDrape, displayMesh, draftPattern, recipeOf, sewnButtons, surfacePoint } from "@selvedge/garment-core";
import { cross3, dot3, minus3, type Vector3 } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { STYLES } from "../styles/styles.ts";
import { shippedDrapes } from "./shipped.ts";

const BUTTONED = STYLES.flatMap(({ recipe }) => {
  const marks = buttonMarks(draftPattern(recipe, recipeOf(recipe).defaultSize).pieces);
  return marks.length > 0 ? [[recipe, marks] as const] : [];
});
/** Cloth that lies on a button hides it: looked for so far out, mm. A collar that is turned down over its stand lies farther off. */
const CLEAR_MM = 5;

test("what is buttoned in the library", () => {
  expect(Object.fromEntries(BUTTONED.map(([recipe, marks]) => [recipe, marks.length]))).toEqual({
    ...{ shirt: 10, blouse: 10, boysShirt: 9, shirtDress: 13, poloShirt: 3 },
    ...{ waistcoat: 5, blazer: 8, coat: 9 },
    ...{ trousers: 1, wideTrousers: 1, chinos: 1, shorts: 1, pencilSkirt: 1 },
  });
});

test.each(BUTTONED)(
  "%s is buttoned on the outside of its cloth: none is sunk in it, off it, under it or on another",
  (recipe, marks) => {
    const mesh = displayMesh(decodeDrape(shippedDrapes()(recipe).bytes));
    const buttons = sewnButtons(mesh.pieces, marks);
    expect(buttons).toHaveLength(marks.length);
    for (const [index, { pieceKey, x, y, diameter, position, normal, up }] of buttons.entries()) {
      const place = `${pieceKey} ${x} ${y}`;
      const above = (point: Vector3) => dot3(minus3(point, position), normal);
      const middle = surfacePoint(mesh, pieceKey, x, y)!;
      expect(-above(middle.position), place).toBeGreaterThan(0);
      expect(-above(middle.position), place).toBeLessThanOrEqual(1);
      expect(dot3(middle.normal, normal), place).toBeGreaterThan(0.9);
      for (let i = 0; i < 16; i++) {
        const angle = (i / 8) * Math.PI;
        const reach = (i % 2 === 0 ? 0.35 : 0.7) * (diameter / 2);
        const under = surfacePoint(mesh, pieceKey, x + Math.sin(angle) * reach, y + Math.cos(angle) * reach);
        expect(under && above(under.position), place).toBeLessThan(0.1);
      }
      expect(clothAbove(mesh.pieces, position, [cross3(up, normal), up, normal]), place).toBe(false);
      for (const other of buttons.slice(index + 1))
        expect(Math.hypot(...minus3(position, other.position)), place).toBeGreaterThan((diameter + other.diameter) / 2);
    }
  },
);

type Cloth = ReturnType<typeof displayMesh>["pieces"];

/** Whether some cloth lies a little out of a place. */
function clothAbove(pieces: Cloth, from: Vector3, axes: readonly [Vector3, Vector3, Vector3]): boolean {
  return pieces.some(({ positions, indices }) => {
    const corner = (i: number): Vector3 => {
      const v = 3 * indices[i]!;
      const off = minus3([positions[v]!, positions[v + 1]!, positions[v + 2]!], from);
      return [dot3(off, axes[0]), dot3(off, axes[1]), dot3(off, axes[2])];
    };
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [corner(t), corner(t + 1), corner(t + 2)];
      if (Math.min(a[2], b[2], c[2]) > CLEAR_MM || Math.max(a[2], b[2], c[2]) < 0) continue;
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
      const second = (c[0] * a[1] - a[0] * c[1]) / area;
      const third = (a[0] * b[1] - b[0] * a[1]) / area;
      if (second < 0 || third < 0 || second + third > 1) continue;
      const height = a[2] + second * (b[2] - a[2]) + third * (c[2] - a[2]);
      if (height > 0 && height < CLEAR_MM) return true;
    }
    return false;
  });
}
