import { useCall } from "../../api/call.ts";
import { getProposalData } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons } from "../parts/cards.tsx";
import { ProposalTile } from "../parts/proposal.tsx";
import { Section } from "../parts/section.tsx";

const SHOWN = 5;

/** The designs worked on last, to go on with. */
export function LastDesigns() {
  const { t } = useTranslation("pages");
  const { data, error, isPending, refetch } = useCall(getProposalData, { pageNum: 1, pageSize: SHOWN });
  const designs = data && "list" in data ? data.list : [];
  return (
    <Section title={t("Continue with")} all={designs.length > 0 ? { to: "/myDesign", label: t("All my designs") } : undefined}>
      {isPending && <CardSkeletons count={SHOWN} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && designs.length === 0 && (
        <Empty
          title={t("No designs yet")}
          action={
            <ButtonLink size="small" to="/designlist?parentId=4&id=125">
              {t("Choose a style")}
            </ButtonLink>
          }
        >
          {t("Open a style, lay a fabric on it and save; it appears here.")}
        </Empty>
      )}
      {designs.length > 0 && (
        <CardGrid>
          {designs.map((design) => (
            <ProposalTile key={design.proposalId} design={design} />
          ))}
        </CardGrid>
      )}
    </Section>
  );
}
