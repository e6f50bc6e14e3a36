import type { TexturedProduct } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { Pictures } from "./pictures.tsx";
import type { useCompared } from "./use-compared.ts";

type ComparedPicturesProps = {
  readonly shown: ReturnType<typeof useCompared>;
  readonly onRemove: ((fabric: TexturedProduct) => void) | null;
};

/** The pictures side by side, or why there are none. */
export function ComparedPictures({ shown, onRemove }: ComparedPicturesProps) {
  const { t } = useTranslation(["around", "pages"]);
  const { styles, pictures } = shown;
  return (
    <div className="min-w-0">
      {shown.isPending && <CardSkeletons count={4} />}
      {shown.error && <ErrorState error={shown.error} onRetry={shown.retry} />}
      {!shown.isPending && !shown.error && styles.length === 0 && (
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
      )}
      {!shown.isPending && !shown.error && styles.length > 0 && pictures.length === 0 && (
        <Empty title={t("Choose a fabric")}>{t("The garment is shown in each fabric you choose.")}</Empty>
      )}
      {!shown.error && <Pictures pictures={pictures} onRemove={onRemove} />}
    </div>
  );
}
