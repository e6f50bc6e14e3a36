import { useMemo, useState } from "react";
import { useCall } from "../../../../api/call.ts";
import { getListByKeys, getMenuFabrics } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { SearchField } from "../../../../ui/field.tsx";
import { useDelayed } from "../../../../ui/use-delayed.ts";
import { fabricOffer, Offers, type Picking } from "./offers.tsx";

const PAGE_SIZE = 48;

/** Fabrics by what is searched for; without a word the newest. */
export function FoundFabrics({ picking }: { picking: Picking }) {
  const { t } = useTranslation("roomdesk");
  const [typed, setTyped] = useState("");
  const word = useDelayed(typed.trim());
  const found = useCall(
    getListByKeys,
    { keys: word, facets: false, pageSize: PAGE_SIZE },
    { enabled: word !== "", keepPrevious: true },
  );
  const all = useCall(getMenuFabrics, { facets: false, pageSize: PAGE_SIZE }, { enabled: word === "" });
  const answer = word === "" ? all : found;
  const products = answer.data?.list;
  const offers = useMemo(() => products?.map(fabricOffer) ?? null, [products]);
  return (
    <div className="grid gap-3">
      <SearchField
        label={t("Search fabrics")}
        placeholder={t("Code, construction or word")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Offers answer={answer} offers={offers} picking={picking} empty={t("Nothing found")} />
    </div>
  );
}
