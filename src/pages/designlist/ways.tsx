import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** Other ways to look at styles: the company's own, one large, several beside each other. */
export function Ways() {
  const { t } = useTranslation(["pages", "shell"]);
  const { along } = useFabricAlong();
  const ways = [
    { to: "/ownStyles", label: t("Own styles") },
    { to: "/styleShow", label: t("Style presentation", { ns: "shell" }) },
    { to: "/styleShow2", label: t("Styles side by side", { ns: "shell" }) },
  ];
  return ways.map(({ to, label }) => (
    <ButtonLink key={to} to={along(to)} size="small" tone="quiet">
      {label}
    </ButtonLink>
  ));
}
