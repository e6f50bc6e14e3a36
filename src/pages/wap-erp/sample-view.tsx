import type { Sample } from "@selvedge/contract";
import { useState } from "react";
import { countryName } from "../../addresses/countries.ts";
import { useCall } from "../../api/call.ts";
import { mySample, sampleLabel } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { SamplePictures } from "../../samples/pictures.tsx";
import { KIND_NAMES } from "../../samples/words.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { Facts, Words } from "./facts.tsx";
import { ErpFrame } from "./frame.tsx";
import { Happened } from "./happened.tsx";
import { Messages } from "./messages.tsx";
import { People } from "./people.tsx";
import { ReasonSheet } from "./reason-sheet.tsx";
import { PromiseSheet, SendSheet } from "./sample-sheets.tsx";
import { Telephone } from "./telephone-link.tsx";
import { useGive, useWaiting } from "./use-waiting.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { WORK_STATES } from "./words.ts";

/** A sample as the mill has it: what to make, where it goes, and the next step under the thumb. */
export function SampleView({ id }: { id: string }) {
  const { t } = useTranslation(["erp", "states"]);
  const { data, error, isPending, refetch } = useCall(mySample, { sampleId: id }, { staleTimeMs: 0 });
  const sample = data?.list[0];
  return (
    <ErpFrame title={sample?.sampleNo ?? t("Samples")} hasBack>
      {isPending && <Skeleton className="h-96" />}
      {!sample && error && <ErrorState error={error} onRetry={refetch} />}
      {sample && (
        <>
          <Head sample={sample} />
          <Verbs key={sample.version} sample={sample} />
          <People kind="sample" id={id} />
          <Items sample={sample} />
          <Messages kind="sample" recordId={id} number={sample.sampleNo} />
          <Happened kind="sample" id={id} />
        </>
      )}
    </ErpFrame>
  );
}

function Head({ sample }: { sample: Sample }) {
  const { t, i18n } = useTranslation(["erp", "states", "samples"]);
  const { date, list } = useFormat();
  const { company, kind, round, status, requestedDate, promisedDate, laterDays, lateDays, sentAt, courier, trackingNo } = sample;
  const { address, note, reason, feedback } = sample;
  const isGarment = kind === "garment";
  return (
    <>
      <p className="text-body font-medium">{company}</p>
      <Facts
        facts={[
          [t("Status"), t(WORK_STATES[status] ?? status)],
          [
            t("Kind", { ns: "samples" }),
            list([t(KIND_NAMES[kind], { ns: "samples" }), isGarment && t("Round {{round}}", { ns: "samples", round })]),
          ],
          [t("Requested date", { ns: "samples" }), requestedDate ? date(requestedDate) : "–"],
          [
            t("Promised"),
            <span key="promised" className={lateDays > 0 ? "text-fault" : undefined}>
              {list([
                promisedDate ? date(promisedDate) : t("not yet"),
                laterDays > 0 && t("{{count}} days later than asked", { ns: "samples", count: laterDays }),
                lateDays > 0 && t("{{count}} days late", { count: lateDays }),
              ])}
            </span>,
          ],
          sentAt !== null && [
            t("Sent"),
            <span key="sent">
              {list([date(sentAt), courier])} <Code className="select-all">{trackingNo}</Code>
            </span>,
          ],
          reason !== "" && [t("Reason"), reason],
          feedback && [
            t("Feedback"),
            list([
              t("{{rating}} of 5", { ns: "samples", rating: feedback.rating }),
              feedback.verdict && t(feedback.verdict === "approved" ? "Approved" : "Another round", { ns: "samples" }),
              feedback.text,
            ]),
          ],
          [
            t("Goes to"),
            <span key="to">
              {[
                [address.userName, address.company].filter(Boolean).join(", "),
                address.streetName,
                [address.zip, address.city, countryName(address.country, i18n.language)].filter(Boolean).join(" "),
              ].map((line) => (
                <bdi key={line} className="block">
                  {line}
                </bdi>
              ))}
              {address.tel && <Telephone number={address.tel} />}
            </span>,
          ],
        ]}
      />
      <Words>{note}</Words>
    </>
  );
}

/** The one next step, large; what ends the sample below it. */
function Verbs({ sample }: { sample: Sample }) {
  const { t } = useTranslation(["erp", "states"]);
  const { sampleId, sampleNo, version, status } = sample;
  const [open, setOpen] = useState<"promise" | "refuse" | "send" | null>(null);
  const give = useGive({ kind: "sample", recordId: sampleId, number: sampleNo });
  const waiting = useWaiting(sampleId).find(({ errand }) => errand.what !== "message");
  if (waiting) return <WaitingNote entry={waiting} />;
  const close = () => setOpen(null);
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {status === "requested" && (
        <>
          <Button tone="main" size="large" wide onClick={() => setOpen("promise")}>
            {t("Promise it")}
          </Button>
          <Button size="large" wide onClick={() => setOpen("refuse")}>
            {t("Refuse")}
          </Button>
        </>
      )}
      {status === "confirmed" && (
        <Button tone="main" size="large" wide onClick={() => void give({ what: "prepareSample", body: { sampleId, version } })}>
          {t("Start sampling")}
        </Button>
      )}
      {status === "preparing" && (
        <Button tone="main" size="large" wide onClick={() => setOpen("send")}>
          {t("Send it")}
        </Button>
      )}
      {open === "promise" && <PromiseSheet sample={sample} onClose={close} />}
      {open === "send" && <SendSheet sample={sample} onClose={close} />}
      {open === "refuse" && (
        <ReasonSheet
          title={t("Refuse {{number}}", { number: sampleNo })}
          verb={t("Refuse")}
          onGive={(reason) => give({ what: "refuseSample", body: { sampleId, version, reason } })}
          onClose={close}
        />
      )}
    </div>
  );
}

function Items({ sample }: { sample: Sample }) {
  const { sampleId, sampleNo, items } = sample;
  const { t, i18n } = useTranslation(["erp", "states", "samples"]);
  const { number } = useFormat();
  return (
    <>
      <ul className="mt-6 border-b border-line">
        {items.map(({ product, design, quantity, note }, index) => (
          <li key={index} className="flex gap-3 border-t border-line py-3 text-dense">
            <Picture
              src={product?.productImg ?? design?.designImg}
              ground={product?.meanColour ?? null}
              alt=""
              fit={product ? "cover" : "contain"}
              sizes="56px"
              className="size-14 shrink-0"
            />
            <div className="min-w-0 flex-1">
              <p className="flex justify-between gap-4">
                {product ? (
                  <Code className="font-medium">{product.productCode}</Code>
                ) : (
                  <bdi className="font-medium">{design?.name}</bdi>
                )}
                <Quantity value={number(quantity.value)} unit={t(quantity.unit)} />
              </p>
              {product && <p className="truncate text-ink-2">{product.productName}</p>}
              {note && <p dir="auto">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-3 empty:hidden">
        <SamplePictures sample={sample} />
      </div>
      {items.some(({ product }) => product) && (
        <a
          className={`${buttonClass({})} mt-3`}
          href={`${addressOf(sampleLabel)}?${new URLSearchParams({ sampleId, lang: i18n.language })}`}
          download={`${sampleNo}.pdf`}
        >
          {t("Label", { ns: "samples" })}
        </a>
      )}
    </>
  );
}
