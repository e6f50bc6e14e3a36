import type { LapDip, LapDipRound } from "@selvedge/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { myLapDip } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { DECISION_NAMES, DECISION_TONES } from "../../lap-dips/words.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Code } from "../../ui/words.tsx";
import { Facts, Words } from "./facts.tsx";
import { ErpFrame } from "./frame.tsx";
import { Happened } from "./happened.tsx";
import { LabSheet } from "./lab-sheet.tsx";
import { Messages } from "./messages.tsx";
import { People } from "./people.tsx";
import { ReasonSheet } from "./reason-sheet.tsx";
import { RoundSheet } from "./round-sheet.tsx";
import { useGive, useWaiting } from "./use-waiting.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { WORK_STATES } from "./words.ts";

/** A lap-dip as the laboratory has it: the standard, what was sent and how it was judged, and the next step under the thumb. */
export function LapDipView({ id }: { id: string }) {
  const { t } = useTranslation(["erp", "states"]);
  const { data, error, isPending, refetch } = useCall(myLapDip, { lapDipId: id }, { staleTimeMs: 0 });
  const lapDip = data?.list[0];
  return (
    <ErpFrame title={lapDip?.lapDipNo ?? t("Lap-dips")} hasBack>
      {isPending && <Skeleton className="h-96" />}
      {!lapDip && error && <ErrorState error={error} onRetry={refetch} />}
      {lapDip && (
        <>
          <Head lapDip={lapDip} />
          <Verbs key={lapDip.version} lapDip={lapDip} />
          <People kind="lapDip" id={id} />
          {lapDip.rounds.toReversed().map((round) => (
            <Round key={round.round} round={round} standard={lapDip.standard} />
          ))}
          <Messages kind="lapDip" recordId={id} number={lapDip.lapDipNo} />
          <Happened kind="lapDip" id={id} />
        </>
      )}
    </ErpFrame>
  );
}

/** A colour, or a hatching where it was not measured. */
const Swatch = ({ hex, className }: { hex: string | null; className: string }) => (
  <span
    aria-hidden="true"
    className={cx("block shrink-0", !hex && "unmeasured", className)}
    style={hex ? { backgroundColor: hex } : undefined}
  />
);

function Head({
  lapDip: { company, product, orderId, orderNo, standard, lightSources, status, dueDate, lateDays, note },
}: {
  lapDip: LapDip;
}) {
  const { t } = useTranslation(["erp", "states", "lapdips"]);
  const { date, list } = useFormat();
  return (
    <>
      <div className="flex gap-3">
        <Picture src={product.productImg} ground={product.meanColour} alt="" sizes="56px" className="size-14 shrink-0" />
        <Swatch hex={standard.hex || null} className="size-14" />
        <div className="min-w-0 text-dense">
          <p className="text-body font-medium">{company}</p>
          <Code>{product.productCode}</Code>
          <p className="truncate text-ink-2">{product.productName}</p>
        </div>
      </div>
      <Facts
        facts={[
          [t("Status"), t(WORK_STATES[status] ?? status)],
          orderId !== null && [
            t("Order"),
            <Link key="order" to={`/wapErp/view?kind=order&id=${orderId}`} className="quiet-link">
              <Code>{orderNo}</Code>
            </Link>,
          ],
          [t("Standard", { ns: "lapdips" }), <bdi key="standard">{list([standard.name, standard.code])}</bdi>],
          [t("Judged under", { ns: "lapdips" }), lightSources.join(", ")],
          [
            t("Due", { ns: "lapdips" }),
            <span key="due" className={lateDays > 0 ? "text-fault" : undefined}>
              {list([
                dueDate ? date(dueDate) : t("No date agreed", { ns: "lapdips" }),
                lateDays > 0 && t("{{count}} days late", { count: lateDays }),
              ])}
            </span>,
          ],
        ]}
      />
      <Words>{note}</Words>
    </>
  );
}

const IS_OVER: readonly LapDip["status"][] = ["approved", "cancelled"];

/** The one next step, large; giving it up below. */
function Verbs({ lapDip }: { lapDip: LapDip }) {
  const { t } = useTranslation(["erp", "states", "lapdips"]);
  const { lapDipId, lapDipNo, version, status, rounds } = lapDip;
  const [open, setOpen] = useState<"lab" | "round" | "end" | null>(null);
  const give = useGive({ kind: "lapDip", recordId: lapDipId, number: lapDipNo });
  const waiting = useWaiting(lapDipId).find(({ errand }) => errand.what !== "message");
  if (waiting) return <WaitingNote entry={waiting} />;
  if (IS_OVER.includes(status)) return null;
  const close = () => setOpen(null);
  return (
    <div className="mt-4 grid gap-3">
      {(status === "requested" || status === "rejected") && (
        <Button tone="main" size="large" wide onClick={() => setOpen("lab")}>
          {status === "requested" ? t("Take into the laboratory") : t("Dye the next round")}
        </Button>
      )}
      {status === "inLab" && (
        <Button tone="main" size="large" wide onClick={() => setOpen("round")}>
          {t("Send round {{round}}", { round: rounds.length + 1 })}
        </Button>
      )}
      <Button size="large" wide onClick={() => setOpen("end")}>
        {t("Cancel lap-dip", { ns: "lapdips" })}
      </Button>
      {open === "lab" && <LabSheet lapDip={lapDip} onClose={close} />}
      {open === "round" && <RoundSheet lapDip={lapDip} onClose={close} />}
      {open === "end" && (
        <ReasonSheet
          title={t("Cancel this lap-dip?", { ns: "lapdips" })}
          verb={t("Cancel lap-dip", { ns: "lapdips" })}
          onGive={(reason) => give({ what: "cancelLapDip", body: { lapDipId, version, reason } })}
          onClose={close}
        />
      )}
    </div>
  );
}

function Round({ round, standard }: { round: LapDipRound; standard: LapDip["standard"] }) {
  const { t } = useTranslation(["erp", "states", "lapdips"]);
  const { date, number, list } = useFormat();
  const { sentAt, courier, trackingNo, receivedAt, options, reason } = round;
  return (
    <section className="mt-6 border-t border-line pt-4 text-dense">
      <h2 className="font-medium">{t("Round {{round}}", { ns: "lapdips", round: round.round })}</h2>
      <p className="text-ink-2">
        {list([
          sentAt && t("Sent {{date}}", { ns: "lapdips", date: date(sentAt) }),
          receivedAt && t("Received {{date}}", { ns: "lapdips", date: date(receivedAt) }),
          courier,
        ])}{" "}
        <Code className="select-all">{trackingNo}</Code>
      </p>
      <ul className="mt-2">
        {options.map(({ label, recipeNo, deltaE, seen, img, decision, comment }) => (
          <li key={label} className="flex items-center gap-3 border-b border-line py-2">
            <span dir="ltr" className="flex">
              <Swatch hex={standard.hex || null} className="h-12 w-6" />
              <Swatch hex={seen[0]?.hex ?? null} className="h-12 w-8" />
            </span>
            {img && <Picture src={img.thumbUrl} alt="" sizes="48px" className="size-12 shrink-0" />}
            <span className="min-w-0 flex-1">
              <b className="me-2 font-medium">{label}</b>
              <Code>{recipeNo}</Code>
              <span className="block text-note text-ink-2">
                {deltaE === null ? t("ΔE not measured", { ns: "lapdips" }) : <bdi dir="ltr">ΔE {number(deltaE, 2)}</bdi>}
              </span>
              {comment && (
                <span dir="auto" className="block">
                  {comment}
                </span>
              )}
            </span>
            {decision && <Tag tone={DECISION_TONES[decision]}>{t(DECISION_NAMES[decision], { ns: "lapdips" })}</Tag>}
          </li>
        ))}
      </ul>
      {reason && <Words>{reason}</Words>}
    </section>
  );
}
