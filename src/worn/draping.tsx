import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import type { Redrape } from "../redrape/use-redrape.ts";
import { Button } from "../ui/button.tsx";

/** How far the drape of what was chosen has come, with a way to stop it; or why it could not be made. */
export function Draping({ redrape: { state, share, stop, again } }: { redrape: Redrape }) {
  const { t } = useTranslation("pattern");
  const { number } = useFormat();
  if (state === "idle" || state === "done") return null;
  const said =
    state === "draping"
      ? t("Draping again")
      : state === "stopped"
        ? t("Stopped. The previous garment is shown.")
        : state === "unsewable"
          ? t("The garment could not be sewn like this. The previous one is shown.")
          : t("Something went wrong while draping. The previous garment is shown.");
  return (
    <div
      dir={document.documentElement.dir}
      className="absolute inset-s-3 top-3 flex min-h-11 max-w-[calc(100%-5rem)] items-center gap-3 rounded-control bg-sheet ps-3.5 pe-1.5 text-dense"
    >
      <p role="status" className="min-w-0 py-1.5">
        {said}
      </p>
      {state === "draping" && <span className="text-ink-3 tabular-nums">{number(Math.round(share * 100))} %</span>}
      {state === "draping" && (
        <Button tone="quiet" size="small" onClick={stop}>
          {t("Stop")}
        </Button>
      )}
      {(state === "stopped" || state === "failed") && (
        <Button tone="quiet" size="small" onClick={again}>
          {t("Drape")}
        </Button>
      )}
      {state === "draping" && (
        <span className="absolute start-0 bottom-0 h-0.5 bg-thread" style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      )}
    </div>
  );
}
