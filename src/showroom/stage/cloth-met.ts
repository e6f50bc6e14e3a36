import type { Raycaster } from "three";
import type { RoomParts } from "./use-room-parts.ts";

/** The cloth that a ray meets first, and how far off, mm; null where it meets none. */
export function clothMet(
  caster: Raycaster,
  { rack, held }: Pick<RoomParts, "rack" | "held">,
): { readonly piece: number; readonly away: number } | null {
  const away = held.hitBy(caster);
  const [hit] = caster.intersectObjects(rack.group.children, false);
  const piece = hit ? rack.indexOf(hit.object, hit.instanceId ?? -1) : -1;
  // What is seen thread by thread is nearest to the eye, not to a hand that points along the rail.
  if (away !== null && !(hit && piece >= 0 && hit.distance < away)) return { piece: held.index, away };
  return hit && piece >= 0 ? { piece, away: hit.distance } : null;
}
