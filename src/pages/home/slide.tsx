import type { Banner } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";

type SlideProps = {
  readonly banner: Banner;
  readonly index: number;
  readonly total: number;
  readonly isShown: boolean;
  readonly isFetched: boolean;
};

/** One picture of a carousel with its words; its picture is fetched shortly before it is shown. */
export function Slide({ banner, index, total, isShown, isFetched }: SlideProps) {
  const { t } = useTranslation("around");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields
    <div
      role="group"
      aria-roledescription={t("slide")}
      aria-label={t("{{number}} of {{total}}", { number: index + 1, total })}
      inert={!isShown}
      className={cx(
        "grid transition-opacity duration-settle tablet:grid-cols-[minmax(0,38%)_minmax(0,1fr)]",
        isShown ? "opacity-100" : "invisible opacity-0",
      )}
    >
      <div className="flex flex-col justify-center gap-3 px-margin pt-5 pb-14 tablet:py-10 tablet:pe-10 max-tablet:order-2">
        <h2 className="voice text-show text-balance max-desk:text-title">{banner.title}</h2>
        <p className="max-w-[32em] text-pretty text-read text-ink-2">{banner.subtitle}</p>
        {leadsSomewhere(banner.linkUrl) && (
          <div className="mt-2">
            <ButtonLink to={banner.linkUrl} size="large">
              {t("View")}
            </ButtonLink>
          </div>
        )}
      </div>
      <Picture
        src={isFetched ? banner.imageUrl : undefined}
        alt=""
        sizes="(max-width: 52rem) 100vw, 62vw"
        loading="eager"
        fetchPriority={index === 0 ? "high" : "low"}
        className="h-[26rem] max-tablet:h-56"
      />
    </div>
  );
}
