import type { RoomCaption, RoomScene } from "@selvedge/contract";
import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n.ts";
import { lazy } from "../../../lazy-part.ts";
import { hasWebGl } from "../../../preview/webgl.ts";
import type { RoomHandle, Walk } from "../../../showroom/types.ts";
import { useOwnMoves } from "../../../showroom/walk/own-moves.ts";
import { useWalk } from "../../../showroom/walk/use-walk.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty, Skeleton } from "../../../ui/states.tsx";
import type { LinkKey } from "../../../worn/use-worn-drape.ts";
import { PageTitle } from "../../parts/title.tsx";
import { addressOfGroups } from "../addresses.ts";
import { HeadsetBar } from "../headset/headset-bar.tsx";
import { useBoards } from "../headset/use-boards.ts";
import { useHeadset } from "../headset/use-headset.ts";
import { InHand } from "../in-hand/in-hand.tsx";
import { useInHand } from "../in-hand/use-in-hand.ts";
import { EditRoom, RoomVerbs } from "../room-verbs.tsx";
import { TogetherButton, WalkTogether } from "../together/walk-together.tsx";
import { useWalkList } from "./chosen/use-walk-list.ts";
import { WalkList } from "./chosen/walk-list.tsx";
import { StopList } from "./stop-list.tsx";
import { StopStrip } from "./stop-strip.tsx";
import { usePlaceName } from "./use-place-name.ts";
import { useWalkVisit } from "./use-walk-visit.ts";

const RoomCanvas = lazy(() => import("../../../showroom/room-canvas.tsx"));

type RoomWalkProps = {
  readonly room: RoomScene;
  /** What lets a visitor without a session see it. */
  readonly linkKey?: LinkKey | null;
  /** The way back for such a visitor. */
  readonly back?: ReactNode;
};

/** A room with its stops: the picture to walk in, and beside it the list that says the same; where nothing can be drawn the list is all. */
export function RoomWalk({ room, linkKey = null, back }: RoomWalkProps) {
  const { t } = useTranslation("showrooms");
  const [handle, setHandle] = useState<RoomHandle | null>(null);
  const [isLost, setLost] = useState(false);
  const [isTogether, setTogether] = useState(false);
  const route = useWalk(room, handle);
  const ownMove = useRef<(() => void) | null>(null);
  const walk = useOwnMoves(route, ownMove);
  const frame = useRef<HTMLDivElement>(null);
  const inHand = useInHand(walk, frame);
  useWalkVisit(room, walk, linkKey === null);
  const isHeld = walk.piece >= 0;
  const list = useWalkList(room);
  const headset = useHeadset(handle !== null, useBoards(room, walk, linkKey !== null));
  const isDrawn = hasWebGl() && !isLost;
  const say = useCaptions();
  // Laid aside it keeps its distance, a cloth without a picture of its threads stays on its rail, and in a headset a hand holds it.
  const comesNearer = inHand.laid === null && headset.view === null && Boolean(walk.pieces[walk.piece]?.fabric.texture);
  const panel = isHeld && (
    <InHand
      room={room}
      walk={walk}
      linkKey={linkKey}
      list={list}
      isDrawn={isDrawn}
      laid={inHand.laid}
      onLay={inHand.lay}
      takesFocus={inHand.takesFocus}
    />
  );
  return (
    <div ref={frame} className="px-margin pt-6 pb-10">
      <RoomHead room={room} isDrawn={isDrawn} back={back}>
        <TogetherButton isOpen={isTogether} onOpen={() => setTogether(true)} />
      </RoomHead>
      {isTogether && (
        <WalkTogether
          room={room}
          route={route}
          handle={handle}
          linkKey={linkKey}
          takeAlong={(piece) => inHand.takeAlong(route, piece)}
          ownMove={ownMove}
          frame={frame}
          onLeave={() => setTogether(false)}
        />
      )}
      {room.stands.length === 0 && <Empty className="mt-6" title={t("No fabrics here yet")} />}
      <div className={isDrawn ? "relative mt-5 grid gap-x-8 gap-y-6 desk:grid-cols-[minmax(0,1fr)_340px]" : "mt-6"}>
        {isDrawn && (
          <section aria-label={t("The room")} className="min-w-0 max-tablet:-mx-4 max-tablet:scroll-mt-16">
            <div className="relative h-[calc(100svh-250px)] min-h-[420px] overflow-hidden bg-plate max-tablet:h-[58svh] max-tablet:min-h-0">
              <Suspense fallback={<Skeleton className="size-full" />}>
                <RoomCanvas
                  room={room}
                  laid={inHand.laid}
                  linkKey={linkKey}
                  say={say}
                  handle={handle}
                  walk={walk}
                  headset={headset.view}
                  comesNearer={comesNearer}
                  onReady={setHandle}
                  onLost={() => setLost(true)}
                />
              </Suspense>
            </div>
            {panel}
            <StopStrip room={room} walk={walk} />
            <HeadsetBar headset={headset} />
            <Hint isHeld={isHeld} comesNearer={comesNearer} />
          </section>
        )}
        <StopList
          room={room}
          walk={walk}
          isDrawn={isDrawn}
          isCovered={isDrawn && isHeld}
          isByLink={linkKey !== null}
          onGo={inHand.goFromList}
          onTake={inHand.takeFromList}
          head={linkKey === null && <WalkList list={list} />}
        />
      </div>
      {!isDrawn && panel}
      <Place room={room} walk={walk} />
    </div>
  );
}

/** Where one stands and what is in hand, announced. */
function Place({ room, walk }: { readonly room: RoomScene; readonly walk: Walk }) {
  const place = usePlaceName(room, walk);
  return (
    <p aria-live="polite" className="sr-only" data-place="">
      {place}
    </p>
  );
}

/** The words on the walls of the room. */
function useCaptions(): (caption: RoomCaption) => string {
  const { t } = useTranslation("showrooms");
  return useCallback(({ kind, text }) => (kind === "missing" ? t("No longer offered: {{names}}", { names: text }) : text), [t]);
}

/** How one goes about, in the words of a mouse or of a finger. */
function Hint({ isHeld, comesNearer }: { isHeld: boolean; comesNearer: boolean }) {
  const { t } = useTranslation("showrooms");
  const held = comesNearer
    ? [
        t(
          "Drag to turn it, roll the wheel or press + to bring it nearer, click beside it to put it back. The arrow keys turn it and take the next hanger.",
        ),
        t("Drag to turn it, spread two fingers to bring it nearer, tap beside it to put it back."),
      ]
    : [
        t("Drag to turn it, click beside it to put it back. The arrow keys turn it and take the next hanger."),
        t("Drag to turn it, tap beside it to put it back."),
      ];
  const [byMouse, byFinger] = isHeld
    ? held
    : [
        t("Click the floor to walk and a hanger to take it in hand; drag to look round. Arrow keys walk and turn."),
        t("Tap the floor to walk and a hanger to take it in hand; drag to look round, spread two fingers to walk ahead."),
      ];
  return (
    <p className="mt-2 text-note text-ink-3 max-tablet:px-4">
      <span className="pointer-coarse:hidden">{byMouse}</span>
      <span className="hidden pointer-coarse:inline">{byFinger}</span>
    </p>
  );
}

type RoomHeadProps = { room: RoomScene; isDrawn: boolean; back: ReactNode; children: ReactNode };

function RoomHead({ room, isDrawn, back, children }: RoomHeadProps) {
  const { t } = useTranslation("showrooms");
  const { leftOut } = room;
  const isShort = leftOut.groups + leftOut.fabrics + leftOut.garments > 0;
  return (
    <header>
      {back ?? (
        <Link to="/vrShowroom" className="quiet-link text-dense">
          {t("All rooms to walk through")}
        </Link>
      )}
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 max-w-[68ch]">
          <div className="flex items-center gap-3">
            <PageTitle name={room.name}>
              <bdi>{room.name}</bdi>
            </PageTitle>
            {!back && <RoomVerbs room={room} />}
          </div>
          {room.description && <p className="mt-1 text-ink-2">{room.description}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {children}
          {!back && (
            <ButtonLink size="small" to={addressOfGroups(room.chanelId)}>
              {t("Show as a list of groups")}
            </ButtonLink>
          )}
          {!back && <EditRoom chanelId={room.chanelId} />}
        </div>
      </div>
      {!isDrawn && (
        <p className="mt-3 text-dense text-ink-2">
          {t("This browser cannot draw in 3D. Here is everything that stands in the room.")}
        </p>
      )}
      {room.plan === "damaged" && (
        <p role="status" className="mt-3 text-dense text-ink-2">
          {t("The plan of this room cannot be read. It was built from what hangs in it.")}
        </p>
      )}
      {isShort && (
        <p className="mt-3 text-dense text-ink-2">
          {t("Not everything has room here. The list of groups has it all.")}{" "}
          {leftOut.fabrics > 0 && t("{{count}} fabrics", { count: leftOut.fabrics })}
          {leftOut.fabrics > 0 && leftOut.garments > 0 && " · "}
          {leftOut.garments > 0 && t("{{count}} garments", { count: leftOut.garments })}
        </p>
      )}
    </header>
  );
}
