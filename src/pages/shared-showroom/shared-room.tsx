import type { ChanelGroup, ChanelShow } from "@selvedge/contract";
import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Empty } from "../../ui/states.tsx";
import { CardGrid } from "../parts/cards.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { PageTitle } from "../parts/title.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import { SharedFabric } from "../shared-group/shared-fabric.tsx";
import { addressOfRoom, anchorOf } from "../showrooms/addresses.ts";
import { GroupHead, GroupNav, NoLongerOffered } from "../showrooms/group-parts.tsx";
import { RoomFacts } from "../showrooms/room-facts.tsx";
import { SharedGarment } from "./shared-garment.tsx";
import { WALK } from "./walked-room.tsx";

/** A showroom as a guest sees it: its cover, and its groups one below the other. */
export function SharedRoom({ room, company }: { room: ChanelShow; company: string }) {
  const { t } = useTranslation("showrooms");
  return (
    <ShareFrame>
      {room.coverUrl && <Picture src={room.coverUrl} alt="" loading="eager" className="h-56 w-full max-tablet:h-40" />}
      <div className="mx-auto w-full max-w-[1600px] px-margin pt-6 pb-16 max-tablet:px-4">
        <RoomHead room={room} company={company} />
        <div className="mt-5">
          <GroupNav groups={room.groups} isAbove />
        </div>
        <div className="mt-7">
          {room.groups.length === 0 && <Empty title={t("No fabrics here yet")} />}
          {room.groups.map((group) => (
            <SharedSection key={group.groupId} group={group} />
          ))}
        </div>
      </div>
    </ShareFrame>
  );
}

/** What the room is called and says, who has sent it, and the way to its prices. */
function RoomHead({ room, company }: { room: ChanelShow; company: string }) {
  const { t } = useTranslation(["showrooms", "share", "favourites"]);
  const customer = useSession((state) => state.customer);
  const [query] = useSearchParams();
  const walked = new URLSearchParams(query);
  walked.set(WALK, "1");
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 max-w-[68ch]">
        <PageTitle name={room.name}>
          <bdi>{room.name}</bdi>
        </PageTitle>
        {room.description && <p className="mt-1 text-ink-2">{room.description}</p>}
        <p className="mt-1 font-cond text-dense text-ink-3">
          <RoomFacts room={room} /> · <bdi>{t("From {{company}}", { ns: "share", company })}</bdi>
        </p>
      </div>
      <div>
        <ButtonLink size="small" className="me-2" to={`?${walked}`}>
          {t("Walk through the room")}
        </ButtonLink>
        {!customer && (
          <ButtonLink size="small" to={`/login?redirect=${encodeURIComponent(addressOfRoom(room))}`}>
            {t("Sign in to ask for prices", { ns: "favourites" })}
          </ButtonLink>
        )}
        <p className="mt-2 text-note text-ink-3">{t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}</p>
      </div>
    </header>
  );
}

/** What hangs together: its story line, its garments, then its fabrics. What was deleted is named. */
function SharedSection({ group }: { group: ChanelGroup }) {
  const { t } = useTranslation("showrooms");
  const garments = group.items.filter(({ kind, missing }) => kind !== "fabric" && !missing);
  return (
    <section id={anchorOf(group)} aria-label={group.name} className="mt-12 scroll-mt-6 first:mt-0">
      <GroupHead group={group} count={group.products.length} />
      {garments.length > 0 && (
        <div className="mb-8">
          <CardGrid>
            {garments.map((item) => (
              <SharedGarment key={item.itemId} item={item} fabrics={group.products} />
            ))}
          </CardGrid>
        </div>
      )}
      {group.products.length > 0 && (
        <CardGrid>
          {group.products.map((fabric) => (
            <SharedFabric key={fabric.productId} fabric={fabric} />
          ))}
        </CardGrid>
      )}
      {group.items.length === 0 && <Empty title={t("No fabrics here yet")} />}
      <NoLongerOffered items={group.items} />
    </section>
  );
}
