import { useTranslation } from "react-i18next";
import { getSignOffs } from "../../api/calls.ts";
import { useCall } from "../../api/index.ts";
import { Fingerprint } from "../../ui/fingerprint.tsx";
import { ButtonLink, ErrorState } from "../../ui/index.ts";
import { useSession, useStyle } from "../session/context.ts";

/** Where an approved revision stands beside the design as it is saved now. */
const comparisonOf = (designId: string, proposalId: string, revision: number): string =>
  `/styleShowRecover?${new URLSearchParams({ tab: "earlier", designId, proposalId, compare: String(revision) })}`;

/** Who approved which revision by a link, or wants it otherwise; one that is not the newest leads to what differs. */
export function Approvals({ proposalId }: { proposalId: string }) {
  const { t } = useTranslation("designer");
  const { format } = useSession();
  const style = useStyle();
  const { data, error, refetch } = useCall(getSignOffs, { proposalId }, { staleTimeMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} className="mt-5" />;
  if (!data || data.list.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-dense font-medium text-ink">{t("Approvals")}</h3>
      <ul className="max-h-64 overflow-y-auto">
        {data.list.map(({ signOffId, decision, name, isVisitor, note, revision, signedAt, documentHash }) => {
          const signed = Date.parse(signedAt);
          const who = isVisitor ? t("{{name}} (visitor)", { name }) : name;
          const values = { name: who, date: format.date(signed), time: format.time(signed) };
          const isAsSaved = documentHash === data.documentHash;
          return (
            <li key={signOffId} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-dense">
              <span className="min-w-0 flex-1">
                <span className="block text-ink">
                  {decision === "approved"
                    ? t("Approved by {{name}} on {{date}}, {{time}}", values)
                    : t("{{name}} asked for changes on {{date}}, {{time}}", values)}
                </span>
                {note && (
                  <span dir="auto" className="block whitespace-pre-line break-words text-ink-2 rtl:text-right">
                    {note}
                  </span>
                )}
                <span className="block text-note text-ink-3">
                  {t("Revision {{revision}}", { revision })} <Fingerprint hash={documentHash} />
                  {" · "}
                  {isAsSaved ? t("as it is saved now") : t("changed since")}
                </span>
              </span>
              {!isAsSaved && (
                <ButtonLink size="small" to={comparisonOf(style.id, proposalId, revision)}>
                  {t("Current differences")}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
