import type { ProposalCard } from "@selvedge/contract";
import { useMemo, useState } from "react";
import { useCall } from "../../../../api/call.ts";
import { getProposalData } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { SearchField } from "../../../../ui/field.tsx";
import { useDelayed } from "../../../../ui/use-delayed.ts";
import { newItem, Offers, type Picking } from "./offers.tsx";

const PAGE_SIZE = 48;

/** The user's own saved designs, each as it is saved now: what is saved later does not change it in the room. */
export function DesignsToAdd({ picking }: { picking: Picking }) {
  const { t } = useTranslation("roomdesk");
  const [typed, setTyped] = useState("");
  const word = useDelayed(typed.trim());
  const answer = useCall(getProposalData, { ...(word && { keyword: word }), pageSize: PAGE_SIZE }, { keepPrevious: true });
  const list = answer.data && "list" in answer.data ? (answer.data.list as readonly ProposalCard[]) : undefined;
  const offers = useMemo(
    () =>
      list?.map(({ proposalId, revision, name, previewUrl, designId, styleName }) => ({
        offerId: `design ${proposalId}`,
        product: null,
        about: t("{{style}}, version {{revision}}", { style: styleName, revision }),
        item: newItem({
          ...{ kind: "design", label: name, proposalId, revision, pictureUrl: previewUrl },
          design: { id: designId, name: styleName, designImg: previewUrl },
        }),
      })) ?? null,
    [list, t],
  );
  return (
    <div className="grid gap-3">
      <SearchField
        label={t("Search designs")}
        placeholder={t("Name of a design")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Offers answer={answer} offers={offers} picking={picking} empty={t("No saved design")} />
    </div>
  );
}
