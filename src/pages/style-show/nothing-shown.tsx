import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { ALL_STYLES } from "../parts/style-results.tsx";

/** The page while the mill has no style to present. */
export function NoStyles() {
  const { t } = useTranslation(["around", "pages"]);
  return (
    <div className="px-margin pt-6">
      <h1 className="sr-only">{t("Style presentation")}</h1>
      <Empty
        title={t("No styles here yet", { ns: "pages" })}
        action={
          <ButtonLink size="small" to="/home">
            {t("Go to start page")}
          </ButtonLink>
        }
      >
        {t("The mill has not published a style yet.", { ns: "pages" })}
      </Empty>
    </div>
  );
}

/** The page where the style could not be read. */
export function StyleFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation(["around", "pages"]);
  return (
    <div className="px-margin pt-6">
      <h1 className="sr-only">{t("Style presentation")}</h1>
      <ErrorState error={error} onRetry={onRetry} />
      <ButtonLink size="small" to={ALL_STYLES} className="mt-3">
        {t("See all styles")}
      </ButtonLink>
    </div>
  );
}
