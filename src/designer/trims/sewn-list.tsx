import { useTranslation } from "react-i18next";
import { cx, Picture } from "../../ui/index.ts";
import { useAssetCount, useDocument, useSelection, useSession } from "../session/context.ts";
import { inOrder } from "./chosen.ts";
import { useTrimName } from "./use-trims.ts";

/** The trims of the garment, the topmost first; a press chooses one. */
export function SewnList({ className = "mt-4" }: { className?: string }) {
  const { t } = useTranslation("trims");
  const session = useSession();
  const trims = useDocument((document) => document.trims);
  const chosen = useSelection(({ trimId }) => trimId);
  const nameOf = useTrimName();
  useAssetCount();
  const sewn = inOrder(trims).reverse();
  if (sewn.length === 0) return null;
  return (
    <section className={cx("border-t border-line pt-2.5", className)}>
      <h3 className="mb-1 text-dense font-medium">{t("Sewn on the garment")}</h3>
      <ol aria-label={t("Sewn on the garment")}>
        {sewn.map(({ id, decorateId, pieceKey, look }) => (
          <li key={id} className={cx("border-t border-line", id === chosen && "thread-edge bg-thread-wash")}>
            <button
              type="button"
              aria-pressed={id === chosen}
              onClick={() => session.selection.chooseTrim(id, pieceKey)}
              className="flex min-h-11 w-full items-center gap-2.5 text-start text-dense"
            >
              <Picture src={session.assets.picture(decorateId)?.thumbUrl} alt="" fit="contain" className="size-8 shrink-0" />
              <span className="min-w-0">
                <span className={cx("block truncate", id === chosen && "font-medium")}>{nameOf({ decorateId, look })}</span>
                <span className="block truncate text-note text-ink-3">
                  {session.piece(pieceKey)?.name} <span dir="ltr">{look?.code}</span>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
