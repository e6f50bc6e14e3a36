import { useMemo, useState } from "react";
import { useCall } from "../../../../api/call.ts";
import { getFavoriteGroup, getFavoriteList } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { Select } from "../../../../ui/select.tsx";
import { fabricOffer, Offers, type Picking } from "./offers.tsx";

const PAGE_SIZE = 100;

/** The fabrics of one of the user's favourites groups. */
export function FavouritesToAdd({ picking }: { picking: Picking }) {
  const { t } = useTranslation("roomdesk");
  const { data: groups } = useCall(getFavoriteGroup, { kind: "fabric" });
  const [chosen, setChosen] = useState<string | null>(null);
  const groupId = chosen ?? groups?.[0]?.groupId;
  const asked = { menuType: "fabric" as const, groupId, pageSize: PAGE_SIZE };
  const answer = useCall(getFavoriteList, asked, { enabled: groupId !== undefined });
  const list = answer.data?.list;
  const offers = useMemo(() => list?.flatMap(({ product }) => (product ? [fabricOffer(product)] : [])) ?? null, [list]);
  const isWithout = groups?.length === 0;
  return (
    <div className="grid gap-3">
      {groups && groups.length > 0 && (
        <Select
          label={t("Favorites group")}
          value={groupId ?? null}
          choices={groups.map((group) => ({ value: group.groupId, label: group.groupName, count: group.itemCount }))}
          onChange={setChosen}
        />
      )}
      <Offers answer={answer} offers={isWithout ? [] : offers} picking={picking} empty={t("No fabric is kept here")} />
    </div>
  );
}
