import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { PauseIcon } from "@phosphor-icons/react/dist/csr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import type { Banner } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ButtonLink, IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useTurning } from "./use-turning.ts";

/** The pictures that were shown and the next one: no other is fetched. */
function useFetched(shown: number, count: number): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    setFetched((before) => new Set([...before, shown, (shown + 1) % Math.max(1, count)]));
  }, [shown, count]);
  return fetched;
}

/** Pictures with words that turn by themselves every 5 s; previous, next, dots and a stop. */
export function Carousel({ banners, label }: { banners: readonly Banner[]; label: string }) {
  const { t } = useTranslation("around");
  const { shown, show, hold, isStill, isStopped, stop, turns } = useTurning(banners.length);
  const fetched = useFetched(shown, banners.length);
  return (
    <section
      aria-roledescription={t("carousel")}
      aria-label={label}
      data-turns={turns}
      onPointerEnter={(event) => event.pointerType === "mouse" && hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hold(false)}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        const isMirrored = document.documentElement.dir === "rtl";
        if (step) show(shown + (isMirrored ? -step : step));
      }}
      className="relative"
    >
      <div aria-live={turns ? "off" : "polite"} className="grid *:col-start-1 *:row-start-1">
        {banners.map((banner, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields
          <div
            key={banner.id}
            role="group"
            aria-roledescription={t("slide")}
            aria-label={t("{{number}} of {{total}}", { number: index + 1, total: banners.length })}
            inert={index !== shown}
            className={cx(
              "grid transition-opacity duration-settle tablet:grid-cols-[minmax(0,38%)_minmax(0,1fr)]",
              index === shown ? "opacity-100" : "invisible opacity-0",
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
              src={fetched.has(index) ? banner.imageUrl : undefined}
              alt=""
              sizes="(max-width: 52rem) 100vw, 62vw"
              loading="eager"
              fetchPriority={index === 0 ? "high" : "low"}
              className="h-[26rem] max-tablet:h-56"
            />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className="absolute start-0 bottom-2 flex items-center gap-1 ps-[calc(var(--spacing-margin)-0.5rem)] tablet:bottom-4">
          <IconButton
            label={t("Previous picture")}
            icon={<Icon of={CaretLeftIcon} size={20} mirrors />}
            onClick={() => show(shown - 1)}
          />
          <ul className="flex">
            {banners.map((banner, index) => (
              <li key={banner.id}>
                <button
                  type="button"
                  aria-label={t("Picture {{number}}", { number: index + 1 })}
                  aria-current={index === shown ? "true" : undefined}
                  onClick={() => show(index)}
                  className="grip grid h-8 w-6 place-items-center max-tablet:w-8"
                >
                  <span className={cx("block h-0.5 w-4", index === shown ? "bg-ink" : "bg-edge/50")} />
                </button>
              </li>
            ))}
          </ul>
          <IconButton
            label={t("Next picture")}
            icon={<Icon of={CaretRightIcon} size={20} mirrors />}
            onClick={() => show(shown + 1)}
          />
          {!isStill && (
            <IconButton
              label={isStopped ? t("Play slides") : t("Pause slides")}
              icon={<Icon of={isStopped ? PlayIcon : PauseIcon} size={20} />}
              onClick={() => stop(!isStopped)}
            />
          )}
        </div>
      )}
    </section>
  );
}
