import { useCall } from "../../api/call.ts";
import { getFabricDesigns } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { ProposalTile } from "../parts/proposal.tsx";

const SHOWN = 8;

/** What the user's company has made of a fabric, then the styles of the library that open with it. */
export function DesignsUsing({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("fabric");
  const { number } = useFormat();
  const { data, error, refetch } = useCall(getFabricDesigns, { productId, limit: SHOWN });
  const { proposals = [], styles = [], total = 0 } = data ?? {};
  return (
    <section className="mt-12 px-margin max-tablet:px-4" aria-labelledby="designs-using">
      <h2 id="designs-using" className="voice mb-4 text-head">
        {t("Designs that use it")}
        {total > 0 && <span className="ms-2 font-cond text-dense text-ink-3">{number(total)}</span>}
      </h2>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeletons count={4} />}
      {data && total === 0 && (
        <Empty
          title={t("No design uses it yet.")}
          action={
            <ButtonLink size="small" to={`/designlist?productId=${productId}`}>
              {t("Choose a style for it")}
            </ButtonLink>
          }
        >
          {t("Designs you save with this fabric appear here, and styles of the library that open with it.")}
        </Empty>
      )}
      {total > 0 && (
        <CardGrid>
          {proposals.map((design) => (
            <ProposalTile key={design.proposalId} design={design} />
          ))}
          {styles.slice(0, Math.max(0, SHOWN - proposals.length)).map((style) => (
            <StyleCard key={style.id} style={style} />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
