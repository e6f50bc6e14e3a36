import type { Banner } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { CarouselBar } from "./carousel-bar.tsx";
import { Slide } from "./slide.tsx";
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
  const turning = useTurning(banners.length);
  const { shown, show, hold, turns } = turning;
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
          <Slide
            key={banner.id}
            banner={banner}
            index={index}
            total={banners.length}
            isShown={index === shown}
            isFetched={fetched.has(index)}
          />
        ))}
      </div>
      {banners.length > 1 && <CarouselBar banners={banners} turning={turning} />}
    </section>
  );
}
