import type { GroupKind } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { FABRICS } from "../../places.ts";
import { ButtonLink } from "../../ui/button.tsx";

const SOURCES: Readonly<Record<GroupKind, string>> = {
  fabric: FABRICS,
  style: "/designlist?parentId=4&id=125",
  showroom: "/chanels",
};

/** The way to where one finds what to keep. */
export function BrowseLink({ kind }: { kind: GroupKind }) {
  const { t } = useTranslation("favourites");
  const words = { fabric: t("Browse fabrics"), style: t("Browse styles"), showroom: t("Browse showrooms") };
  return (
    <ButtonLink size="small" to={SOURCES[kind]}>
      {words[kind]}
    </ButtonLink>
  );
}
