import { Navigate, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { GoneView } from "../share/gone-view.tsx";
import { ThroughLink } from "../share/through-link.tsx";
import { isShut, ShutByLink } from "./shut-by-link.tsx";
import { ThroughRoom } from "./through-room.tsx";

/** A showroom for whoever holds the link: its groups with their stories, without prices and anything personal. */
export default function SharedShowroomPage() {
  const { t } = useTranslation("showrooms");
  const [query] = useSearchParams();
  const shareToken = query.get("shareToken");
  // Links to groups of favourites were made to this address once.
  const toGroup = <Navigate to={`/shareGroup?${query}`} replace />;
  if (shareToken && query.has("groupId")) return toGroup;
  const words = {
    title: t("This showroom is protected"),
    open: t("Open the showroom"),
    asking: t("Please send me a new link to the showroom"),
  };
  return (
    <ThroughLink shareToken={shareToken} words={words} refused={(failure) => isShut(failure) && <ShutByLink failure={failure} />}>
      {(opened, linkKey) => {
        if (opened.kind === "group") return toGroup;
        if (opened.kind !== "chanel") return <GoneView isUnknown asking={words.asking} />;
        return <ThroughRoom opened={opened} linkKey={linkKey} asking={words.asking} />;
      }}
    </ThroughLink>
  );
}
