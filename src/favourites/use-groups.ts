import type { GroupKind } from "@selvedge/contract";
import { useCall } from "../api/call.ts";
import { getFavoriteGroup } from "../api/calls.ts";
import type { Data } from "../api/definition.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { touchHeart } from "../state/hearts.ts";
import { toast } from "../ui/toast.tsx";
import { drop, keep, refreshFavourites } from "./hearts.ts";

type Group = Data<typeof getFavoriteGroup>[number];

/** The groups of a person, which of them hold something, and putting it in or taking it out. They are asked for once they are wanted. */
export function useGroups(kind: GroupKind, productId: string, isWanted: boolean) {
  const { t } = useTranslation("favourites");
  const { data: groups, error } = useCall(getFavoriteGroup, { kind, productId }, { enabled: isWanted, staleTimeMs: 0 });

  const put = async ({ groupId, groupName }: Pick<Group, "groupId" | "groupName">) => {
    await keep(kind, productId, groupId);
    touchHeart(productId, true);
    await refreshFavourites();
    toast({ text: t("Saved to “{{group}}”", { group: groupName }) });
  };
  const toggle = async (group: Group) => {
    const { groupId, groupName, contains } = group;
    try {
      if (!contains) return await put(group);
      await drop(kind, productId, groupId);
      const others = groups?.some((other) => other.contains && other.groupId !== groupId) ?? false;
      touchHeart(productId, others);
      await refreshFavourites();
      toast({ text: t("Removed from “{{group}}”", { group: groupName }) });
    } catch (thrown) {
      toast({ tone: "fault", text: asApiError(thrown).message });
    }
  };
  return { groups, error, put, toggle };
}
