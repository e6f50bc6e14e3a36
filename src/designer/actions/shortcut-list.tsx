import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { GROUPS } from "./action.ts";
import { isMac, writeChord } from "./chord.ts";
import { useGroupNames } from "./palette.tsx";
import { ACTIONS } from "./table.ts";

/** Every action that has a key, and what pointer and arrow keys do on the board. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("tools");
  const names = useGroupNames();
  const mac = isMac();
  const write = (chord: string) => writeChord(chord, mac);
  const gestures = [
    [t("Move the selection by 1 mm; with Shift by 10, with Alt by 0.1"), "← ↑ → ↓"],
    [t("Move the board"), t("Space and drag")],
    [t("Add to the selection"), t("Shift and click")],
    [t("Resize in proportion from the centre"), t("Alt and drag a corner")],
    [t("Turn in steps of 15°"), t("Shift and drag the circle")],
    [t("Do not snap to lines and edges"), t("Alt and drag")],
    [t("Zoom"), t("Wheel, or two fingers")],
    [t("Undo, redo"), t("Tap with two fingers, with three")],
  ] as const;
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={t("Keyboard shortcuts")}>
      <div className="columns-1 gap-8 text-dense text-ink tablet:columns-2">
        {GROUPS.map((group) => (
          <section key={group} className="mb-4 break-inside-avoid-column">
            <h3 className="voice-name mb-1 text-read">{names[group]}</h3>
            <dl>
              {ACTIONS.filter((action) => action.group === group && action.chords).map((action) => (
                <div key={action.id} className="flex min-h-7 items-center justify-between gap-4 border-t border-line">
                  <dt>{t(action.label)}</dt>
                  <dd dir="ltr" className="flex shrink-0 gap-1.5 font-cond text-ink-2">
                    {action.chords!.map((chord) => (
                      <kbd key={chord} className="border border-line px-1.5">
                        {write(chord)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="mb-4 break-inside-avoid-column">
          <h3 className="voice-name mb-1 text-read">{t("On the board")}</h3>
          <dl>
            {gestures.map(([what, how]) => (
              <div key={what} className="flex min-h-7 items-center justify-between gap-4 border-t border-line">
                <dt>{what}</dt>
                <dd className="shrink-0 font-cond text-ink-2">{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
