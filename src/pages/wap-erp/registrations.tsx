import type { AccountRequest } from "@selvedge/contract";
import { useState } from "react";
import { countryName } from "../../addresses/countries.ts";
import { useCall } from "../../api/call.ts";
import { listRegistrations } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { ApproveSheet, RefuseSheet } from "./decide-sheets.tsx";

type Deciding = { readonly as: "approve" | "refuse"; readonly request: AccountRequest };
const STATES = { pending: "To decide", approved: "Approved", refused: "Refused" } as const;

/** Who asks, for which company, what they wrote; and the two ways to decide. */
function RequestRow({
  request,
  canApprove,
  onDecide,
}: {
  request: AccountRequest;
  /** Null: this person may not decide at all. */
  canApprove: boolean | null;
  onDecide: (as: Deciding["as"]) => void;
}) {
  const { t, i18n } = useTranslation("joining");
  const { age, date } = useFormat();
  return (
    <li className="grid gap-1.5 border-b border-line py-4 text-dense">
      <p className="flex items-baseline justify-between gap-3">
        <bdi className="text-body font-medium">{request.company}</bdi>
        <span className="shrink-0 text-ink-3">{age(request.createdAt)}</span>
      </p>
      <p className="text-ink-2">
        <bdi>{request.name}</bdi> · {countryName(request.country, i18n.language)}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="break-all">{request.mail}</bdi>
        {request.state === "pending" &&
          (request.isMailConfirmed ? (
            <Tag tone="ok">{t("Address confirmed")}</Tag>
          ) : (
            <Tag tone="warn">{t("Address not confirmed")}</Tag>
          ))}
      </p>
      {request.note && <p className="whitespace-pre-line border-s-2 border-line ps-3 text-ink-2">{request.note}</p>}
      {request.decidedAt && (
        <p className="text-ink-3">{t("{{name}}, {{date}}", { name: request.decidedBy ?? "", date: date(request.decidedAt) })}</p>
      )}
      {request.reason && <p className="text-ink-2">{request.reason}</p>}
      {request.state === "pending" && canApprove !== null && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button tone="main" disabled={!canApprove} onClick={() => canApprove && onDecide("approve")}>
            {t("Approve")}
          </Button>
          <Button onClick={() => onDecide("refuse")}>{t("Refuse")}</Button>
        </div>
      )}
      {request.state === "pending" && canApprove === false && (
        <p className="text-note text-ink-3">{t("It can be approved once the person has opened the link in our e-mail.")}</p>
      )}
    </li>
  );
}

/** The people who ask for an account, the oldest first. */
export default function Registrations() {
  const { t } = useTranslation("joining");
  const [state, setState] = useState<AccountRequest["state"]>("pending");
  const [pageNum, setPageNum] = useState(1);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { data, error, isPending, refetch } = useCall(
    listRegistrations,
    { state, pageNum },
    { keepPrevious: true, staleTimeMs: 0 },
  );
  return (
    <>
      <Segmented
        label={t("Requests for an account")}
        value={state}
        choices={(Object.keys(STATES) as AccountRequest["state"][]).map((value) => ({ value, label: t(STATES[value]) }))}
        onChange={(next) => {
          setState(next);
          setPageNum(1);
        }}
        className="mb-3"
      />
      {isPending && <Skeleton className="h-64" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && state === "pending" && !data.isMailSetUp && data.list.length > 0 && (
        <p className="bg-warn-wash px-3 py-2 text-dense text-warn">
          {t("No mail server is set up here: e-mails are kept and not sent.")}{" "}
          {t("Please tell the person yourself what you decided.")}
        </p>
      )}
      {data && !data.mayDecide && data.list.length > 0 && (
        <p className="text-dense text-ink-2">{t("The sales people and the administrators decide.")}</p>
      )}
      {data && data.list.length === 0 && (
        <Empty title={t("No requests")}>{t("Account requests from the sign-in page appear here.")}</Empty>
      )}
      {data && data.list.length > 0 && (
        <>
          <ul className="border-t border-line">
            {data.list.map((request) => (
              <RequestRow
                key={request.requestId}
                request={request}
                canApprove={data.mayDecide ? request.isMailConfirmed || !data.isMailSetUp : null}
                onDecide={(as) => setDeciding({ as, request })}
              />
            ))}
          </ul>
          <Pager page={pageNum} pages={data.pages} onPage={setPageNum} />
        </>
      )}
      {deciding?.as === "approve" && <ApproveSheet request={deciding.request} onClose={() => setDeciding(null)} />}
      {deciding?.as === "refuse" && <RefuseSheet request={deciding.request} onClose={() => setDeciding(null)} />}
    </>
  );
}
