import type { Chanel, ChanelLists } from "@selvedge/contract";
import { Link, useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getChanelShow } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { BannerHeader } from "../home/banner.tsx";
import { SeasonBlocks } from "../home/season-blocks.tsx";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { SHOWROOMS } from "./addresses.ts";
import { RoomList, RoomPlates } from "./room-list.tsx";

/** The rooms that were changed last, of each kind: a row of a wide window. */
const MAX_FEATURED = 3;

/** Where the showrooms begin: the pictures of the house, the rooms of each kind that were changed last, the collections and fairs. */
export default function ShowroomLandingPage() {
  const { t } = useTranslation("showrooms");
  const [query] = useSearchParams();
  const { data, error, refetch } = useCall(getChanelShow, {});
  const lists = data && "public" in data ? (data as ChanelLists) : undefined;
  return (
    <>
      <BannerHeader linkedId={query.get("bannerId")} />
      <div className="px-margin pt-8">
        <PageTitle name={t("Showrooms")}>{t("Showrooms")}</PageTitle>
        <Link to={SHOWROOMS} className="quiet-link text-dense">
          {t("All showrooms")}
        </Link>
        {!lists && <div className="pt-6">{error ? <ErrorState error={error} onRetry={refetch} /> : <RoomPlates />}</div>}
        {lists && <Featured lists={lists} />}
        <SeasonBlocks />
      </div>
    </>
  );
}

function Featured({ lists }: { lists: ChanelLists }) {
  const { t } = useTranslation("showrooms");
  const { number } = useFormat();
  const wayToAll = (to: string, count: number) =>
    count > MAX_FEATURED ? { to, label: t("Show all {{number}}", { number: number(count) }) } : undefined;
  const kinds: readonly { scope: Chanel["scope"]; title: string; to: string }[] = [
    { scope: "private", title: t("Private showrooms"), to: `${SHOWROOMS}?tab=private` },
    { scope: "public", title: t("Public showrooms"), to: SHOWROOMS },
    { scope: "vr", title: t("Rooms to walk through"), to: `${SHOWROOMS}?tab=vr` },
  ];
  const filled = kinds.filter(({ scope }) => lists[scope].length > 0);
  if (filled.length === 0)
    return (
      <Empty title={t("No showroom is open now")} className="mt-6">
        {t("Look again when the next collection is out.")}
      </Empty>
    );
  return filled.map(({ scope, title, to }, place) => (
    <Section key={scope} title={title} all={wayToAll(to, lists[scope].length)}>
      <RoomList rooms={lists[scope].slice(0, MAX_FEATURED)} isBelow={place > 0} />
    </Section>
  ));
}
