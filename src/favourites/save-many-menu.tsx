import { lazy, Suspense, useState } from "react";
import { call, useCall } from "../api/call.ts";
import { addFavorite, getFavoriteGroup } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { touchHeart } from "../state/hearts.ts";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";
import { toast } from "../ui/toast.tsx";
import { refreshFavourites } from "./hearts.ts";

const GroupNameDialog = lazy(() => import("./group-name-dialog.tsx"));

/** Keeps several fabrics in a group of one's choice, or in a new one. */
export function SaveManyMenu({ productIds }: { productIds: readonly string[] }) {
  const { t } = useTranslation("favourites");
  const [isNaming, setNaming] = useState(false);
  const { data: groups = [] } = useCall(getFavoriteGroup, { kind: "fabric" });
  const put = async ({ groupId, groupName }: { groupId: string; groupName: string }) => {
    const { already } = await call(addFavorite, { productIds: [...productIds], groupId });
    for (const id of productIds) touchHeart(id, true);
    void refreshFavourites();
    const done = t("Saved to “{{group}}”: {{count}}", { group: groupName, count: productIds.length - already });
    toast({ text: already > 0 ? `${done}. ${t("Already there: {{count}}", { count: already })}` : done });
  };
  const choose = (group: { groupId: string; groupName: string }) =>
    put(group).catch((thrown: unknown) => toast({ tone: "fault", text: asApiError(thrown).message }));
  return (
    <>
      <Menu
        align="start"
        trigger={<Button size="small">{t("Save to a group")}</Button>}
        entries={[
          ...groups.map((group) => ({
            key: group.groupId,
            label: group.groupName,
            note: String(group.itemCount),
            onSelect: () => void choose(group),
          })),
          { key: "new", label: t("New group…"), onSelect: () => setNaming(true), apart: groups.length > 0 },
        ]}
      />
      {isNaming && (
        <Suspense>
          <GroupNameDialog kind="fabric" onClose={() => setNaming(false)} onMade={put} />
        </Suspense>
      )}
    </>
  );
}
