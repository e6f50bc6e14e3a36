import { Id } from "../document/schema.ts";
import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";

/** Puts artworks into a group, directly under the topmost of them; without a group each stands by itself again, where it is. */
export const groupArtworks = command(
  "groupArtworks",
  { ids: Ids, group: Id.nullable() },
  {
    label: ({ ids, group }) => [group ? "{{count}} artworks grouped" : "{{count}} artworks ungrouped", { count: ids.length }],
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids")),
    apply: (draft, { ids, group }, before) => {
      for (const id of ids) draft.artworks[id]!.group = group;
      if (group === null) return;
      const chosen = new Set(ids);
      const members = before.order.filter((id) => chosen.has(id));
      const top = before.order.lastIndexOf(members.at(-1)!);
      const free = (part: readonly string[]) => part.filter((id) => !chosen.has(id));
      draft.order = [...free(before.order.slice(0, top)), ...members, ...free(before.order.slice(top + 1))];
    },
  },
);
