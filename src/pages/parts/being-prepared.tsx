import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Empty } from "../../ui/states.tsx";

const ASK_AGAIN_MS = 10_000;

type BeingPreparedProps = {
  /** 0 to 1. */
  progress: number;
  /** Asks again, where nothing else does any more. */
  askAgain: (() => void) | null;
  /** What stands below; left out: that the fabrics come by themselves. */
  children?: ReactNode;
  className?: string;
};

/** How much of the catalogue has been looked at, while a search by looks waits for the rest. */
export function BeingPrepared({ progress, askAgain, children, className }: BeingPreparedProps) {
  const { t } = useTranslation("finding");
  const { number } = useFormat();
  useEffect(() => {
    if (!askAgain) return;
    const timer = setInterval(askAgain, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [askAgain]);
  const percent = Math.round(progress * 100);
  return (
    <div role="status" className={className}>
      <Empty title={t("The catalogue is still being searched: {{percent}} %.", { percent: number(percent) })}>
        <span aria-hidden="true" className="my-2 block h-[3px] bg-line">
          <span className="block h-full bg-ink" style={{ inlineSize: `${percent}%` }} />
        </span>
        {children ?? t("The fabrics appear here automatically.")}
      </Empty>
    </div>
  );
}
