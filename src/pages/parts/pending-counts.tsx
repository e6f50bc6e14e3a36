import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getOpenMatters } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { FABRICS } from "../../places.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";

type PendingCount = Data<typeof getOpenMatters>[number];
type Shown = {
  /** The page with just these in it. */
  to: string;
  titleKey: string;
  isLate?: boolean;
  /** Shown as a count only: it waits for nobody. */
  isQuiet?: boolean;
};

/** Where each kind is dealt with, and what it is called: keys of the area `matters`. */
const SHOWN: Readonly<Record<PendingCount["kind"], Shown>> = {
  quotations: { to: "/mySourcing?tab=decide", titleKey: "Quotations to decide" },
  heldOrders: { to: "/myOrder?tab=held", titleKey: "Orders on hold" },
  heldGarmentOrders: { to: "/myGarmentOrder?tab=held", titleKey: "Garment orders on hold" },
  lapDips: { to: "/myLapDip?status=toJudge", titleKey: "Lap-dips to judge" },
  lateOrders: { to: "/myOrder?tab=late", titleKey: "Late orders", isLate: true },
  lateGarmentOrders: { to: "/myGarmentOrder?tab=late", titleKey: "Late garment orders", isLate: true },
  shippedOrders: { to: "/myOrder?tab=shipped", titleKey: "Deliveries to confirm" },
  shippedGarmentOrders: { to: "/myGarmentOrder?tab=shipped", titleKey: "Garment deliveries to confirm" },
  messages: { to: "/history?unread=1", titleKey: "Unread messages" },
  comments: { to: "/myDesign", titleKey: "Comments to answer" },
  samples: { to: "/mySample?status=onTheWay", titleKey: "Samples on the way" },
  garmentSamples: { to: "/myGarmentSample?status=onTheWay", titleKey: "Garment samples on the way" },
  designs: { to: "/myDesign", titleKey: "Saved designs", isQuiet: true },
  links: { to: "/myDesign", titleKey: "Open links", isQuiet: true },
};

const DAY_MS = 86_400_000;
/** From so many days on the end is near. */
const NEAR_DAYS = 3;

/** By when it is to be answered, or when it last changed. */
function When({ of: { until, latestAt } }: { of: PendingCount }) {
  const { t } = useTranslation("matters");
  const { age, date } = useFormat();
  if (!until) return latestAt && t("Last {{when}}", { when: age(latestAt) });
  const answer = t("Answer by {{date}}", { date: date(until) });
  return Date.parse(until) - Date.now() < NEAR_DAYS * DAY_MS ? <Tag tone="warn">{answer}</Tag> : answer;
}

function Card({ pending }: { pending: PendingCount }) {
  const { t } = useTranslation("matters");
  const { number } = useFormat();
  const { to, titleKey, isLate } = SHOWN[pending.kind];
  return (
    <li className="border-t border-line">
      <Link to={to} className="flex h-full items-center gap-3 py-3 hover:bg-plate">
        <span className="voice min-w-9 text-title">{number(pending.count)}</span>
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 font-medium">
            {isLate && <Icon of={ClockIcon} className="text-fault" />}
            {t(titleKey)}
          </span>
          <span className="block text-dense text-ink-2">
            <When of={pending} />
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Counts of what waits for the user, the most urgent first, each a link to the list where it is dealt with; below them counts of what waits for nobody. */
export function PendingCounts() {
  const { t } = useTranslation("matters");
  const { number } = useFormat();
  const { data, error, isPending, refetch } = useCall(getOpenMatters, {});
  if (isPending) return <Skeleton className="h-24" />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  const some = data.filter(({ count }) => count > 0);
  const waiting = some.filter(({ kind }) => !SHOWN[kind].isQuiet);
  const quiet = some.filter(({ kind }) => SHOWN[kind].isQuiet);
  return (
    <>
      {waiting.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6">
          {waiting.map((pending) => (
            <Card key={pending.kind} pending={pending} />
          ))}
        </ul>
      ) : (
        <Empty
          title={t("Nothing to do")}
          action={
            quiet.length === 0 && (
              <ButtonLink size="small" to={FABRICS}>
                {t("Browse fabrics")}
              </ButtonLink>
            )
          }
        >
          {t("Prices to decide on, colours to judge, late orders and parcels on their way appear here.")}
        </Empty>
      )}
      {quiet.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-6 text-dense">
          {quiet.map(({ kind, count }) => (
            <Link
              key={kind}
              to={SHOWN[kind].to}
              className="inline-flex min-h-8 items-center gap-1.5 text-ink-2 hover:text-ink pointer-coarse:min-h-11"
            >
              <span className="tabular-nums">{number(count)}</span>
              <span className="underline decoration-line underline-offset-4">{t(SHOWN[kind].titleKey)}</span>
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
