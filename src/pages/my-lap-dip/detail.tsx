import type { LapDip, LapDipRound, LightSource } from "@selvedge/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCall, useSend } from "../../api/call.ts";
import { lapDipReceived, myLapDip } from "../../api/calls.ts";
import { orderPlace } from "../../garment-orders/place.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { EVENT_NAMES, LIGHT_NAMES, STATUS_NAMES } from "../../lap-dips/words.ts";
import { Thread } from "../../threads/thread.tsx";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { Code } from "../../ui/words.tsx";
import { DeskDetail, Fact } from "../parts/desk-detail.tsx";
import { RecordHistory } from "../parts/record-history.tsx";
import { Cabinet, LightSwitch, ScreenWarning } from "./cabinet.tsx";
import { GiveUpButton } from "./give-up.tsx";
import { JudgeRound } from "./judge.tsx";

/** When a round went, came and was decided, and what was said of it as a whole. */
function RoundFacts({ round }: { round: LapDipRound }) {
  const { t } = useTranslation("lapdips");
  const { date, list } = useFormat();
  const facts = [
    round.sentAt && t("Sent {{date}}", { date: date(round.sentAt) }),
    round.courier && `${round.courier} ${round.trackingNo}`,
    round.receivedAt && t("Received {{date}}", { date: date(round.receivedAt) }),
    round.decidedAt && t("Decided {{date}} by {{name}}", { date: date(round.decidedAt), name: round.decidedBy ?? "" }),
  ];
  return (
    <div className="mb-3 text-dense text-ink-2">
      <p>{list(facts)}</p>
      {round.reason && <p className="mt-1 text-ink">{t("Reason: {{reason}}", { reason: list([round.reason]) })}</p>}
    </div>
  );
}

function Facts({ lapDip }: { lapDip: LapDip }) {
  const { t } = useTranslation("lapdips");
  const { date, number, list } = useFormat();
  const { product, orderId, orderNo, standard, dueDate, lateDays, lightSources, note } = lapDip;
  const standardWords = { pantone: "From a colour book", physical: "Swatch sent to the mill", lab: "Measured Lab" } as const;
  return (
    <dl className="grid grow gap-y-2 text-dense">
      <Fact name={t("Cloth")}>
        <Link to={`/goodsDetails?productId=${product.productId}`} className="quiet-link">
          <Code>{product.productCode}</Code> <span dir="auto">{product.productName}</span>
        </Link>
      </Fact>
      {orderId && (
        <Fact name={t("Order")}>
          <Link to={orderPlace("fabric", orderId)} className="quiet-link">
            <Code>{orderNo}</Code>
          </Link>
        </Fact>
      )}
      <Fact name={t("Standard")}>
        <bdi>{list([standard.name, standard.code])}</bdi>
        <span className="block text-note text-ink-3">
          {t(standardWords[standard.kind])}
          {standard.lab && (
            <span className="ms-2 inline-block whitespace-nowrap font-cond">
              <bdi dir="ltr">
                L* {number(standard.lab[0], 1)} a* {number(standard.lab[1], 1)} b* {number(standard.lab[2], 1)}
              </bdi>
            </span>
          )}
        </span>
      </Fact>
      <Fact name={t("Judged under")}>
        {lightSources.map((light) => `${LIGHT_NAMES[light].short} (${t(LIGHT_NAMES[light].name)})`).join(" · ")}
      </Fact>
      <Fact name={t("Due")}>
        <span className="flex flex-wrap items-center gap-2">
          {dueDate ? date(dueDate) : t("No date agreed")}
          {lateDays > 0 && <Tag tone="fault">{t("{{count}} days late", { count: lateDays })}</Tag>}
        </span>
      </Fact>
      {note && (
        <Fact name={t("Note")}>
          <span dir="auto">{note}</span>
        </Fact>
      )}
    </dl>
  );
}

function Shown({ lapDip }: { lapDip: LapDip }) {
  const { t } = useTranslation("lapdips");
  const [light, setLight] = useState<LightSource>(lapDip.lightSources[0] ?? "D65");
  const { mutate, isPending, error } = useSend(lapDipReceived, [myLapDip]);
  const { status, rounds, lapDipId, version, product } = lapDip;
  const newest = rounds.at(-1);
  const earlier = rounds.slice(0, -1).toReversed();
  const isOpen = status !== "approved" && status !== "cancelled";
  return (
    <>
      <div className="mt-5 flex gap-6 max-tablet:gap-4">
        <Picture
          src={product.productImg}
          ground={product.meanColour}
          alt=""
          sizes="120px"
          className="size-30 shrink-0 max-tablet:size-20"
        />
        <Facts lapDip={lapDip} />
      </div>
      <div className="mt-7 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="voice-name text-head">{newest ? t("Round {{round}}", { round: newest.round }) : t("No round yet")}</h2>
        <LightSwitch light={light} onChange={setLight} />
      </div>
      <ScreenWarning />
      {!newest && (
        <p className="mt-4 text-ink-2">{t("The laboratory sends the first options; you are notified when they are sent.")}</p>
      )}
      {newest && (
        <div className="mt-4">
          <RoundFacts round={newest} />
          {status === "received" ? (
            <JudgeRound key={newest.round} lapDip={lapDip} light={light} />
          ) : (
            <Cabinet lapDip={lapDip} options={newest.options} light={light} />
          )}
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-2">
        {status === "sent" && (
          <Button
            tone="main"
            busy={isPending}
            onClick={() =>
              mutate({ lapDipId, version }, { onSuccess: () => toast({ text: t("Received; judge the options now") }) })
            }
          >
            {t("Confirm receipt")}
          </Button>
        )}
        {isOpen && <GiveUpButton lapDipId={lapDipId} version={version} />}
      </div>
      {error && <ErrorState error={error} className="mt-4" />}
      {earlier.map((round) => (
        <section key={round.round} className="mt-9">
          <h2 className="voice-name mb-2 text-head">{t("Round {{round}}", { round: round.round })}</h2>
          <RoundFacts round={round} />
          <Cabinet lapDip={lapDip} options={round.options} light={light} />
        </section>
      ))}
      <h2 className="voice-name mt-10 mb-3 text-head">{t("Messages")}</h2>
      <Thread subject={{ kind: "lapDip", id: lapDipId }} />
      <h2 className="voice-name mt-10 mb-2 text-head">{t("History")}</h2>
      <RecordHistory key={version} of={{ kind: "lapDip", id: lapDipId }} names={EVENT_NAMES} area="lapdips" />
    </>
  );
}

/** One lap-dip: what was asked for, the newest round, and all that went before it. */
export function LapDipDetail({ lapDipId }: { lapDipId: string }) {
  const { t } = useTranslation("lapdips");
  const answer = useCall(myLapDip, { lapDipId, pageNum: 1, pageSize: 1 }, { staleTimeMs: 0 });
  const lapDip = answer.data?.list[0];
  return (
    <DeskDetail
      answer={answer}
      list={{ label: t("Lap-dips"), to: "/myLapDip" }}
      to={`/myLapDip?lapDipId=${lapDipId}`}
      words={{ unnamed: t("Lap-dip"), notThere: t("Lap-dip not found") }}
      shown={lapDip && { number: lapDip.lapDipNo, state: t(STATUS_NAMES[lapDip.status]) }}
    >
      {lapDip && <Shown key={lapDip.lapDipId} lapDip={lapDip} />}
    </DeskDetail>
  );
}
