import type { RoomGarment } from "@selvedge/contract";
import { radiansOf } from "@selvedge/geometry-core";
import { type Group, type Ray, type Raycaster, Vector3 } from "three";

type Met = { readonly garment: RoomGarment; readonly away: number };
type Standing = Iterable<{ readonly group: Group }>;

/** The garment that a ray meets first, on its form or as a picture on a wall, and how far off, mm; null where it meets none. One whose drape is not here yet is not met. */
export function garmentMet(caster: Raycaster, garments: readonly RoomGarment[], standing: Standing): Met | null {
  const met = [...onForms(caster, garments, standing), ...asPictures(caster.ray, garments)];
  return met.reduce<Met | null>((first, one) => (first && first.away <= one.away ? first : one), null);
}

/** What stands on forms is known by where it stands. */
function onForms(caster: Raycaster, garments: readonly RoomGarment[], standing: Standing): Met[] {
  const forms = garments.filter(({ width }) => width === null);
  return [...standing].flatMap(({ group }) => {
    const [hit] = caster.intersectObject(group);
    const farFrom = ({ place: [x, , z] }: RoomGarment) => Math.hypot(x - group.position.x, z - group.position.z);
    const [garment] = forms.toSorted((one, other) => farFrom(one) - farFrom(other));
    return hit && garment ? [{ garment, away: hit.distance }] : [];
  });
}

function asPictures({ origin, direction }: Ray, garments: readonly RoomGarment[]): Met[] {
  return garments.flatMap((garment) => {
    const { place, turn, width, height } = garment;
    if (width === null || height === null) return [];
    const angle = radiansOf(turn);
    const facing = new Vector3(Math.sin(angle), 0, Math.cos(angle));
    const towards = direction.dot(facing);
    const away = new Vector3(...place).sub(origin).dot(facing) / towards;
    if (towards >= 0 || away <= 0) return [];
    const spot = direction
      .clone()
      .multiplyScalar(away)
      .add(origin)
      .sub(new Vector3(...place));
    const across = spot.x * Math.cos(angle) - spot.z * Math.sin(angle);
    return Math.abs(across) <= width / 2 && Math.abs(spot.y) <= height / 2 ? [{ garment, away }] : [];
  });
}
