import { useMemo, useState } from "react";
import { useCall } from "../../../../api/call.ts";
import { getStyleList } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { ALL_PIECES } from "../../../../state/fabrics-laid.ts";
import { SearchField } from "../../../../ui/field.tsx";
import { Empty } from "../../../../ui/states.tsx";
import { useDelayed } from "../../../../ui/use-delayed.ts";
import { type Draft, type DraftGroup, fabricsIn } from "../draft.ts";
import { newItem, Offers, type Picking } from "./offers.tsx";

const PAGE_SIZE = 48;

/** Styles, dressed in the first fabric of the group, or of the room; the size and each piece's fabric are chosen once it hangs. */
export function StylesToAdd({ picking, draft, group }: { picking: Picking; draft: Draft; group: DraftGroup }) {
  const { t } = useTranslation("roomdesk");
  const [typed, setTyped] = useState("");
  const word = useDelayed(typed.trim());
  const asked = { ...(word && { keyword: word }), pageSize: PAGE_SIZE };
  const answer = useCall(getStyleList, asked, { keepPrevious: true });
  const list = answer.data?.list;
  const cloth = fabricsIn({ groups: [group, ...draft.groups] })[0];
  const code = cloth === undefined ? undefined : draft.products[cloth]?.productCode;
  const offers = useMemo(
    () =>
      list?.map((design) => ({
        offerId: `style ${design.id}`,
        product: null,
        about: code ? t("In {{code}}", { code }) : "",
        item: newItem({
          kind: "style",
          label: design.name,
          design,
          fabrics: [{ pieceKey: ALL_PIECES, productId: cloth ?? null }],
        }),
      })) ?? null,
    [list, cloth, code, t],
  );
  if (cloth === undefined)
    return (
      <Empty title={t("Hang a fabric first")}>
        {t("A style is shown in a fabric of the room. Add fabrics, then the style.")}
      </Empty>
    );
  return (
    <div className="grid gap-3">
      <SearchField
        label={t("Search styles")}
        placeholder={t("Name of a style")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Offers answer={answer} offers={offers} picking={picking} empty={t("Nothing found")} />
    </div>
  );
}
