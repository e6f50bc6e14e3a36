import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useKeptFocus } from "../ui/kept-focus.ts";
import { Picture } from "../ui/picture.tsx";
import { Code, Quantity } from "../ui/words.tsx";
import { emptyTray, leaveOut, MAX_COMPARED, showComparison, useCompared, useComparison } from "./store.ts";

const CompareDialog = lazy(() => import("./compare-dialog.tsx"));
/** What toasts keep clear of. */
const TRAY_HEIGHT = "72px";

/** The fabrics chosen for comparison, along the foot of the window; there once the first is chosen. */
export function CompareTray() {
  const { t } = useTranslation("favourites");
  const { number } = useFormat();
  const fabrics = useCompared((state) => state.fabrics);
  const isOpen = useComparison((state) => state.isOpen);
  const isShown = fabrics.length > 0;
  const tray = useRef<HTMLElement>(null);
  // The tray, or when it is empty the page over which it was.
  const kept = useKeptFocus(() => tray.current ?? document.getElementById("content"));
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty("--tray", TRAY_HEIGHT);
    return () => {
      style.removeProperty("--tray");
      showComparison(false);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section
      {...kept}
      ref={tray}
      tabIndex={-1}
      aria-label={t("Compare")}
      className="fixed inset-x-0 bottom-(--bottom-bar,0px) z-20 flex h-18 outline-none items-center gap-6 bg-sheet px-margin shadow-float max-tablet:gap-3 max-tablet:px-4 print:hidden"
    >
      <p className="flex shrink-0 items-baseline gap-4 max-tablet:hidden">
        <span className="voice-name text-head">{t("Compare")}</span>
        <span className="text-note text-ink-3">{t("{{count}} of {{max}}", { count: fabrics.length, max: MAX_COMPARED })}</span>
      </p>
      <ul className="flex min-w-0 flex-1 items-center gap-5 overflow-x-auto max-tablet:gap-2">
        {fabrics.map((fabric) => (
          <li key={fabric.productId} className="flex shrink-0 items-center gap-2">
            <Picture src={fabric.productImg} alt="" sizes="48px" className="size-12" />
            <p className="text-dense max-desk:hidden">
              <Code className="block font-medium">{fabric.productCode}</Code>
              {fabric.weight !== null && (
                <Quantity value={number(fabric.weight)} unit={t("g/m²")} className="text-note text-ink-2" />
              )}
            </p>
            <IconButton
              label={t("Remove {{code}} from the tray", { code: fabric.productCode })}
              icon={<Icon of={XIcon} />}
              size="small"
              onClick={() => leaveOut(fabric.productId)}
              className="pointer-coarse:size-11"
            />
          </li>
        ))}
        {fabrics.length < MAX_COMPARED && (
          <li aria-hidden="true" className="size-12 shrink-0 border border-dashed border-edge max-tablet:hidden" />
        )}
      </ul>
      <Button tone="quiet" size="small" onClick={emptyTray} className="shrink-0 max-tablet:hidden">
        {t("Empty")}
      </Button>
      <Button tone="main" disabled={fabrics.length < 2} onClick={() => showComparison(true)} className="shrink-0">
        {t("Compare {{count}}", { count: fabrics.length })}
      </Button>
      {isOpen && (
        <Suspense>
          <CompareDialog onClose={() => showComparison(false)} />
        </Suspense>
      )}
    </section>
  );
}
