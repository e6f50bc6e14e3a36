import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { PauseIcon } from "@phosphor-icons/react/dist/csr/Pause";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import type { Banner } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import type { useTurning } from "./use-turning.ts";

/** Previous, dots, next and a stop. */
export function CarouselBar({ banners, turning }: { banners: readonly Banner[]; turning: ReturnType<typeof useTurning> }) {
  const { t } = useTranslation("around");
  const { shown, show, isStill, isStopped, stop } = turning;
  return (
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
  );
}
