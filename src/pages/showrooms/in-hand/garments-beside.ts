import type { RoomGarment, RoomScene } from "@selvedge/contract";

/** The garments that stand on a form with the hangers of a stand: at the stand itself, else at another of its group. */
export function garmentsBeside(
  { stands, garments }: { readonly stands: readonly Stand[]; readonly garments: RoomScene["garments"] },
  standId: string,
): RoomGarment[] {
  const forms = garments.filter(({ width, hand }) => width === null && hand !== null);
  const beside = forms.filter((garment) => garment.standId === standId);
  if (beside.length > 0) return beside;
  const groupId = stands.find((stand) => stand.standId === standId)?.groupId;
  const others = new Set(stands.filter((stand) => stand.groupId === groupId).map((stand) => stand.standId));
  return forms.filter((garment) => others.has(garment.standId));
}

type Stand = Pick<RoomScene["stands"][number], "standId" | "groupId">;
