import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { GoneView } from "../share/gone-view.tsx";
import type { OpenedLink } from "../share/load-design.ts";
import { BackFrom, OpenedGarment } from "../share/opened-garment.tsx";
import type { LinkKey } from "../share/shown-design.ts";
import { ThroughLink } from "../share/through-link.tsx";
import { Group } from "./group.tsx";

/** Fabrics or styles somebody has chosen, for whoever holds the link: without prices and anything personal. */
export default function SharedGroupPage() {
  const { t } = useTranslation("favourites");
  const [query] = useSearchParams();
  const words = {
    title: t("This group is protected"),
    open: t("Open the group"),
    asking: t("Please send me a new link to the group"),
  };
  return (
    <ThroughLink shareToken={query.get("shareToken")} words={words}>
      {(opened, linkKey) =>
        opened.kind === "group" ? <Opened opened={opened} linkKey={linkKey} /> : <GoneView isUnknown asking={words.asking} />
      }
    </ThroughLink>
  );
}

/** The group, or the style of it that the address names. */
function Opened({ opened, linkKey }: { opened: OpenedLink; linkKey: LinkKey }) {
  const { t } = useTranslation("favourites");
  const [query] = useSearchParams();
  const designId = query.get("designId");
  if (!designId) return <Group groupId={opened.id} linkKey={linkKey} />;
  const back = <BackFrom field="designId">{t("Back to “{{group}}”", { group: opened.name })}</BackFrom>;
  return <OpenedGarment designId={designId} linkKey={linkKey} opened={opened} back={back} />;
}
