import type { Sample } from "@selvedge/contract";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { countryName } from "../../addresses/countries.ts";
import { useSend } from "../../api/call.ts";
import { cancelSample, mySample, sampleLabel, sampleReceived } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { SamplePictures } from "../../samples/pictures.tsx";
import { EVENT_NAMES, KIND_NAMES, STATUS_NAMES } from "../../samples/words.ts";
import { Thread } from "../../threads/thread.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Tag } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { Code } from "../../ui/words.tsx";
import { RecordHistory } from "../parts/record-history.tsx";
import { FeedbackDialog } from "./feedback-dialog.tsx";

const OrderGarmentDialog = lazy(() => import("../../garment-orders/order-dialog.tsx"));
const AskDialog = lazy(() => import("../../samples/ask-dialog.tsx"));

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-note text-ink-3">{name}</dt>
      <dd className="text-dense">{children}</dd>
    </div>
  );
}

/** What the sample consists of, each fabric leading to its page. */
function Items({ sample }: { sample: Sample }) {
  const { t } = useTranslation("samples");
  const { number } = useFormat();
  return (
    <ul className="grid content-start gap-2">
      {sample.items.map(({ product, design, quantity, note }, index) => (
        <li key={index} className="flex gap-3">
          <Picture
            src={product?.productImg ?? design?.designImg}
            ground={product?.meanColour ?? null}
            alt=""
            fit={product ? "cover" : "contain"}
            sizes="60px"
            className="size-15 shrink-0"
          />
          <span className="min-w-0 text-dense">
            {product ? (
              <Link to={`/goodsDetails?productId=${product.productId}`} className="quiet-link">
                <Code className="font-medium">{product.productCode}</Code>
              </Link>
            ) : (
              <span dir="auto" className="font-medium">
                {design?.name}
              </span>
            )}
            {product && (
              <span dir="auto" className="block truncate text-ink-2 rtl:text-right">
                {product.productName}
              </span>
            )}
            <span className="block text-ink-2">
              {number(quantity.value)} {t(quantity.unit)}
              {note && ` · ${note}`}
            </span>
          </span>
        </li>
      ))}
      {sample.note && (
        <li dir="auto" className="text-dense text-ink-2 rtl:text-right">
          {sample.note}
        </li>
      )}
    </ul>
  );
}

function Dates({ sample }: { sample: Sample }) {
  const { t, i18n } = useTranslation("samples");
  const { date, list } = useFormat();
  const { requestedDate, promisedDate, laterDays, lateDays, sentAt, receivedAt, courier, trackingNo, address, reason, feedback } =
    sample;
  return (
    <dl className="grid grid-cols-2 content-start gap-x-5 gap-y-2">
      <Fact name={t("Requested date")}>{requestedDate ? date(requestedDate) : "–"}</Fact>
      <Fact name={t("Promised for")}>
        {promisedDate ? date(promisedDate) : "–"}
        {laterDays > 0 && <p className="text-fault">{t("{{count}} days later than asked", { count: laterDays })}</p>}
        {lateDays > 0 && (
          <p className="mt-0.5">
            <Tag tone="fault">{t("{{count}} days late", { count: lateDays })}</Tag>
          </p>
        )}
      </Fact>
      {sentAt && (
        <Fact name={t("Sent")}>
          {date(sentAt)}
          <span className="block text-ink-2">
            {courier} <Code>{trackingNo}</Code>
          </span>
        </Fact>
      )}
      {receivedAt && <Fact name={t("Received")}>{date(receivedAt)}</Fact>}
      <Fact name={t("Goes to")}>{list([address.userName, address.city, countryName(address.country, i18n.language)])}</Fact>
      {reason && (
        <Fact name={t("Reason")}>
          <span dir="auto">{reason}</span>
        </Fact>
      )}
      {feedback && (
        <Fact name={t("Your comment")}>
          <span className="block">{t("{{rating}} of 5", { rating: feedback.rating })}</span>
          {feedback.verdict && <span className="block">{t(feedback.verdict === "approved" ? "Approved" : "Another round")}</span>}
          <span dir="auto">{feedback.text}</span>
        </Fact>
      )}
    </dl>
  );
}

function Verbs({ sample }: { sample: Sample }) {
  const { t, i18n } = useTranslation("samples");
  const [open, setOpen] = useState<"feedback" | "again" | "order" | null>(null);
  const receive = useSend(sampleReceived, [mySample]);
  const cancel = useSend(cancelSample, [mySample]);
  const { sampleId, version, status, sampleNo, items, kind } = sample;
  const toastAfter = (text: string) => ({
    onSuccess: () => toast({ text }),
    onError: ({ message }: { message: string }) => toast({ text: message, tone: "fault" }),
  });
  const designs = items.flatMap(({ design }) => design ?? []);
  const mayOrder = kind === "garment" && sample.feedback?.verdict === "approved" && designs.length > 0;
  const isOver = ["received", "commented", "refused", "cancelled"].includes(status);
  return (
    <div className="flex flex-wrap content-start gap-2 max-tablet:col-span-full">
      {status === "sent" && (
        <Button
          size="small"
          tone="main"
          busy={receive.isPending}
          onClick={() => receive.mutate({ sampleId, version }, toastAfter(t("{{number}} is received", { number: sampleNo })))}
        >
          {t("Confirm receipt")}
        </Button>
      )}
      {status === "received" && (
        <Button size="small" tone="main" onClick={() => setOpen("feedback")}>
          {t("Comment on it")}
        </Button>
      )}
      {(status === "requested" || status === "confirmed") && (
        <Button
          size="small"
          busy={cancel.isPending}
          onClick={() => cancel.mutate({ sampleId, version }, toastAfter(t("{{number}} is cancelled", { number: sampleNo })))}
        >
          {t("Cancel the request")}
        </Button>
      )}
      {items.some(({ product }) => product) && (
        <a
          className={buttonClass({ size: "small" })}
          href={`${addressOf(sampleLabel)}?${new URLSearchParams({ sampleId, lang: i18n.language })}`}
          download={`${sampleNo}.pdf`}
        >
          {t("Label")}
        </a>
      )}
      {mayOrder && (
        <Button size="small" tone="main" onClick={() => setOpen("order")}>
          {t("Order this garment")}
        </Button>
      )}
      {isOver && (items.length > 0 || kind === "garment") && (
        <Button size="small" onClick={() => setOpen("again")}>
          {t(kind === "garment" ? "Request another round" : "Request again")}
        </Button>
      )}
      {open === "feedback" && <FeedbackDialog sample={sample} onClose={() => setOpen(null)} />}
      {open === "order" && (
        <Suspense>
          <OrderGarmentDialog of={{ sampleId, designs }} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === "again" && (
        <Suspense>
          <AskDialog again={sample} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** What was written about it and what happened to it; `isOpen` when the page was asked for this sample. */
function Records({ sample: { sampleId, version }, isOpen }: { sample: Sample; isOpen: boolean }) {
  const { t } = useTranslation("samples");
  const [areMessagesOpen, setMessagesOpen] = useState(isOpen);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <div className="col-span-full grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-expanded={areMessagesOpen} onClick={() => setMessagesOpen(!areMessagesOpen)}>
          {t("Messages")}
        </Button>
        <Button size="small" aria-expanded={isHistoryOpen} onClick={() => setHistoryOpen(!isHistoryOpen)}>
          {t("History")}
        </Button>
      </div>
      {areMessagesOpen && <Thread subject={{ kind: "sample", id: sampleId }} />}
      {isHistoryOpen && <RecordHistory key={version} of={{ kind: "sample", id: sampleId }} names={EVENT_NAMES} area="samples" />}
    </div>
  );
}

/** A sample with everything that is known and can be done of it. */
export function SampleRow({ sample, isOpen }: { sample: Sample; isOpen: boolean }) {
  const { t } = useTranslation("samples");
  const { date } = useFormat();
  const { sampleNo, kind, round, status, createdAt } = sample;
  return (
    <li className="grid grid-cols-[10rem_minmax(0,1.2fr)_minmax(0,1.3fr)_minmax(0,0.9fr)] gap-x-6 gap-y-3 border-t border-line py-4 max-desk:grid-cols-2 max-tablet:grid-cols-1">
      <div className="text-dense">
        <Code className="font-medium">{sampleNo}</Code>
        <p>
          {t(KIND_NAMES[kind])}
          {kind === "garment" && ` · ${t("Round {{round}}", { round })}`}
        </p>
        <p className="mt-1 font-medium">{t(STATUS_NAMES[status])}</p>
        <p className="text-note text-ink-3">{t("Requested on {{date}}", { date: date(createdAt) })}</p>
      </div>
      <div className="grid content-start gap-3">
        <Items sample={sample} />
        <SamplePictures sample={sample} />
      </div>
      <Dates sample={sample} />
      <Verbs sample={sample} />
      <Records sample={sample} isOpen={isOpen} />
    </li>
  );
}
