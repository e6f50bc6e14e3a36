import { useTranslation } from "../../i18n.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/states.tsx";
import { PageTitle } from "../parts/title.tsx";

/** An address that names no fabric, and where to look instead. */
export function UnknownFabric() {
  const { t } = useTranslation("goods");
  return (
    <div className="px-margin py-12 max-tablet:px-4">
      <PageTitle name={t("No such fabric")}>{t("No such fabric")}</PageTitle>
      <Empty
        className="mt-6"
        title={t("The address names no fabric of the catalogue.")}
        action={
          <ButtonLink to="/goods" size="small">
            {t("Search the fabrics")}
          </ButtonLink>
        }
      >
        {t("It may have left the collection, or a part of the address is missing.")}
      </Empty>
    </div>
  );
}
