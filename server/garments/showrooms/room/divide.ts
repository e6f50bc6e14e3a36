import {
  MAX_APART_ON_FORMS,
  MAX_FABRICS_OF_ROOM,
  MAX_FORMS_OF_ROOM,
  MAX_GARMENTS_OF_STAND,
  MAX_STANDS_OF_ROOM,
  type RoomScene,
} from "@selvedge/contract";
import { clothsApart } from "./cloths-apart.ts";
import type { GarmentToShow, GroupToShow } from "./record.ts";

/** What is seen from one stop. */
export type StandContent = {
  readonly standId: string;
  readonly number: number;
  readonly part: number;
  readonly parts: number;
  readonly group: GroupToShow;
  readonly fabrics: GroupToShow["fabrics"];
  readonly garments: readonly GarmentToShow[];
  /** Said once for each group, at its first stand. */
  readonly missing: GroupToShow["missing"];
};

type Divided = { readonly stands: readonly StandContent[]; readonly leftOut: RoomScene["leftOut"] };

/** The groups as stands, in their order, as many as a room has place for. */
export function divide(groups: readonly GroupToShow[], hangersOfStand: number): Divided {
  const stands: StandContent[] = [];
  let fabricsLeft = MAX_FABRICS_OF_ROOM;
  for (const group of groups) {
    const fabrics = onceEach(group.fabrics).slice(0, fabricsLeft);
    const parts = Math.max(
      1,
      Math.ceil(fabrics.length / hangersOfStand),
      Math.ceil(group.garments.length / MAX_GARMENTS_OF_STAND),
    );
    for (let part = 0; part < parts && stands.length < MAX_STANDS_OF_ROOM; part++) {
      const hung = sliceOf(fabrics, part, hangersOfStand);
      fabricsLeft -= hung.length;
      stands.push({
        standId: `${group.groupId}-${part + 1}`,
        number: stands.length + 1,
        part: part + 1,
        parts,
        group,
        fabrics: hung,
        garments: sliceOf(group.garments, part, MAX_GARMENTS_OF_STAND),
        missing: part === 0 ? group.missing : [],
      });
    }
  }
  const built = Map.groupBy(stands, ({ group }) => group.groupId);
  return {
    stands: stands.map((stand) => ({ ...stand, parts: built.get(stand.group.groupId)!.length })),
    leftOut: leftOutOf(groups, stands),
  };
}

const sliceOf = <T>(list: readonly T[], part: number, size: number): readonly T[] => list.slice(part * size, (part + 1) * size);

const onceEach = (fabrics: GroupToShow["fabrics"]): GroupToShow["fabrics"] =>
  [...new Map(fabrics.toReversed().map((fabric) => [fabric.productId, fabric])).values()].toReversed();

function leftOutOf(groups: readonly GroupToShow[], stands: readonly StandContent[]): RoomScene["leftOut"] {
  const shown = new Set(stands.map(({ group }) => group.groupId));
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return {
    groups: groups.filter(({ groupId }) => !shown.has(groupId)).length,
    fabrics: sum(groups.map(({ fabrics }) => onceEach(fabrics).length)) - sum(stands.map(({ fabrics }) => fabrics.length)),
    garments: sum(groups.map(({ garments }) => garments.length)) - sum(stands.map(({ garments }) => garments.length)),
  };
}

/** The garments that stand on forms: the first of every group before the second of any, of those that are more than a picture. A design with more to be drawn apart than the room has left stays one. */
export function onForms(stands: readonly StandContent[]): ReadonlySet<string> {
  const ranked = [...Map.groupBy(stands, ({ group }) => group.groupId).values()].flatMap((ofGroup) =>
    ofGroup
      .flatMap(({ garments }) => garments)
      .filter(({ hand }) => hand !== null)
      .map(({ itemId, worn }, rank) => ({ itemId, rank, apart: worn ? clothsApart(worn) : 0 })),
  );
  const standing = new Set<string>();
  let left = MAX_APART_ON_FORMS;
  for (const { itemId, apart } of ranked.toSorted((a, b) => a.rank - b.rank)) {
    if (standing.size === MAX_FORMS_OF_ROOM || apart > left) continue;
    standing.add(itemId);
    left -= apart;
  }
  return standing;
}
