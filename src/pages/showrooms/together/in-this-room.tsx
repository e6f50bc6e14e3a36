import type { RoomWalker } from "@selvedge/contract";
import { MAX_GUEST_NAME, MAX_TOGETHER } from "@selvedge/contract/together-limits";
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { piecesOf } from "../../../showroom/cloth/pieces.ts";
import { type Company, type Happening, leaderOf } from "../../../showroom/together/company.ts";
import { useSession } from "../../../state/session.ts";
import { useIsStaff } from "../../../state/use-is-staff.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useKeptFocus } from "../../../ui/kept-focus.ts";
import { useMarkers } from "./use-markers.ts";
import { hangerFor, type TogetherParts, useTogether } from "./use-together.ts";
import { WalkerLine } from "./walker-line.tsx";

/** Those who walk together in a room, as a list that says what the picture shows; and before that, what one is seen as. */
export default function InThisRoom(parts: TogetherParts & { readonly onLeave: () => void }) {
  const { room, handle, linkKey, onLeave } = parts;
  const { t } = useTranslation(["together", "showrooms"]);
  const [name, setName] = useState<string | null>(null);
  const [company, tell] = useTogether(parts, name);
  const nameOf = (one: Pick<RoomWalker, "name">) => one.name || t("Guest");
  const labelOf = useCallback(
    (one: RoomWalker) => (one.side === "guest" && one.name ? `${one.name} · ${t("by link")}` : one.name || t("Guest")),
    [t],
  );
  useMarkers(room, handle, company.others, labelOf);
  const [given, setGiven] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const kept = useKeptFocus(() => heading.current);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (company.end) setName(null);
  }, [company.end]);
  return (
    <section
      {...kept}
      aria-labelledby="in-this-room"
      className="mt-3 border-y border-line py-3"
      data-together={company.own ? "" : undefined}
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id="in-this-room" ref={heading} tabIndex={-1} className="voice-name text-read/[22px]">
          {t("In this room")}
        </h2>
        {name !== null && <Choices company={company} tell={tell} onLeave={onLeave} />}
      </div>
      {name === null ? (
        <Asking
          isByLink={linkKey !== null}
          given={given}
          onGive={setGiven}
          onBegin={() => setName(linkKey ? given.trim() : "")}
          onLeave={onLeave}
        />
      ) : (
        <People parts={parts} company={company} tell={tell} nameOf={nameOf} />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p role="status" className="text-dense text-ink-2 not-empty:mt-2" data-word="">
          <Said parts={parts} company={company} isConnecting={name !== null && !company.own} />
        </p>
        <TakeToo parts={parts} company={company} />
      </div>
    </section>
  );
}

type AskingProps = {
  readonly isByLink: boolean;
  /** The name that was typed, which outlives a full room. */
  readonly given: string;
  readonly onGive: (name: string) => void;
  readonly onBegin: () => void;
  readonly onLeave: () => void;
};

/** What others will see, before anybody is seen. */
function Asking({ isByLink, given, onGive, onBegin, onLeave }: AskingProps) {
  const { t } = useTranslation("together");
  const customer = useSession((session) => session.customer);
  const isOfMill = useIsStaff();
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin();
  };
  return (
    <form onSubmit={begin} className="mt-1 max-w-[72ch] text-dense text-ink-2">
      {!isByLink && <p>{t("Others see you as {{name}}.", { name: customer?.name || customer?.customerName })}</p>}
      <p>
        {isByLink
          ? t("You meet the mill’s people, those of the company that sent the link, and others with the same link.")
          : isOfMill
            ? t("You meet everybody who walks together in this room.")
            : t("You meet the mill’s people, those of your company, and guests with a link of yours.")}
      </p>
      <p>{t("They see where you are, what you point at and what you take in hand. Nothing of it is kept.")}</p>
      {isByLink && (
        <TextField
          className="mt-2 max-w-72 text-ink"
          label={t("Your name (optional)")}
          help={t("Without one you are shown as a guest.")}
          value={given}
          maxLength={MAX_GUEST_NAME}
          autoComplete="name"
          onChange={({ target }) => onGive(target.value)}
        />
      )}
      <div className="mt-2.5 flex gap-2">
        <Button type="submit" tone="main" size="small">
          {t("Join them")}
        </Button>
        <Button size="small" onClick={onLeave}>
          {t("Walk alone")}
        </Button>
      </div>
    </form>
  );
}

type Told = { readonly company: Company; readonly tell: (happening: Happening) => void };

function Choices({ company, tell, onLeave }: Told & { readonly onLeave: () => void }) {
  const { t } = useTranslation("together");
  return (
    <div className="ms-auto flex gap-2">
      <Button size="small" onClick={() => tell({ event: "lead", leads: !company.leads })}>
        {company.leads ? t("Stop leading") : t("Lead the others")}
      </Button>
      <Button size="small" onClick={onLeave}>
        {t("Walk alone")}
      </Button>
    </div>
  );
}

type PeopleProps = Told & {
  readonly parts: TogetherParts;
  readonly nameOf: (one: Pick<RoomWalker, "name">) => string;
};

function People({ parts: { room }, company, tell, nameOf }: PeopleProps) {
  const { t } = useTranslation("together");
  const { own, others, following } = company;
  if (!own) return null;
  if (others.length === 0)
    return <p className="mt-1 text-dense text-ink-2">{t("Nobody else walks together here yet. Whoever joins appears here.")}</p>;
  return (
    <ul className="mt-1.5 grid gap-x-8 gap-y-1.5 desk:grid-cols-2">
      {others.map((one) => (
        <WalkerLine
          key={one.walkerId}
          room={room}
          walker={one}
          name={nameOf(one)}
          isFollowed={one.walkerId === following}
          followsYou={one.follows === own.walkerId}
          onFollow={() => tell(one.walkerId === following ? { event: "ownMove" } : { event: "follow", walkerId: one.walkerId })}
        />
      ))}
    </ul>
  );
}

/** What has just happened, or why one walks alone, as a sentence. */
function Said({
  parts: { room },
  company,
  isConnecting,
}: Omit<PeopleProps, "tell" | "nameOf"> & { readonly isConnecting: boolean }) {
  const { t } = useTranslation("together");
  const { word, end } = company;
  if (end === "full")
    return t(
      "No place is free: at most {{max}} people walk together here, fewer of them in the windows of one person or by one link. Join them again when somebody has left.",
      { max: MAX_TOGETHER },
    );
  if (end === "ended") return t("You no longer walk together: you were signed out, or this room is no longer open to you.");
  if (end === "unreachable") return t("The others could not be reached. You walk alone.");
  // A guest may give the name of somebody of the mill.
  const name = word?.side === "guest" && word.name ? `${word.name} (${t("by link")})` : word?.name || t("Guest");
  if (isConnecting && word?.kind === "alone") return t("You no longer follow {{name}}. The others are looked for.", { name });
  if (isConnecting) return t("Looking for the others");
  if (!word) return null;
  const code = room.products.find(({ productId }) => productId === word.productId)?.productCode ?? "";
  switch (word.kind) {
    case "came":
      return t("{{name}} is here.", { name });
    case "went":
      return t("{{name}} has left.", { name });
    case "leads":
      return t("{{name}} leads. Press Follow to go along.", { name });
    case "leadsNoMore":
      return t("{{name}} no longer leads. You walk on your own.", { name });
    case "follows":
      return t("You follow {{name}}. Any step of your own ends it.", { name });
    case "took":
      return t("{{name}} takes {{code}} in hand.", { name, code });
    case "ahead":
      return t("{{name}} has gone on. Put back what you hold to go along.", { name });
    case "between":
      return t("{{name}} walks between the stands. In the headset you go along from stand to stand.", { name });
    case "alone":
      return t("You no longer follow {{name}}. You walk on your own.", { name });
  }
}

/** Takes what the leader has in hand, and goes on following. */
function TakeToo({ parts: { room, route, takeAlong }, company }: Omit<PeopleProps, "tell" | "nameOf">) {
  const { t } = useTranslation("together");
  const pieces = useMemo(() => piecesOf(room), [room]);
  const leader = leaderOf(company);
  const piece = leader ? hangerFor(room, pieces, leader.inHand, leader.stand) : -1;
  if (!leader?.inHand || piece < 0 || piece === route.piece) return null;
  return (
    <Button size="small" className="mt-2" onClick={() => takeAlong(piece)}>
      {t("Take it in hand too")}
    </Button>
  );
}
