import { Menu as Base } from "@base-ui/react/menu";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/classes.ts";
import { FLOAT, ROW } from "../../ui/float.ts";
import { unhideFocusGuards } from "../../ui/focus-guards.ts";
import { Icon } from "../../ui/index.ts";
import type { Target, Verbs } from "./action.ts";
import { isMac, writeChord } from "./chord.ts";
import { canDo, menuOf } from "./table.ts";

/** Where a menu opens, in CSS px of the window, and on what. */
export type MenuPlace = { readonly x: number; readonly y: number; readonly target: Target };

/** The context menu: what can be done with what was pressed. */
export function ActionMenu({ place, verbs, onClose }: { place: MenuPlace | null; verbs: Verbs; onClose: () => void }) {
  const { t } = useTranslation("tools");
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(place?.x ?? 0, place?.y ?? 0, 0, 0) }), [place]);
  const mac = isMac();
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>("[data-board]")?.focus({ preventScroll: true });
  };
  // A switch of one artwork says nothing of several.
  const entries = place ? menuOf(place.target).filter((action) => !action.isOn || canDo(action, verbs)) : [];
  return (
    <Base.Root
      open={place !== null}
      onOpenChange={(open) => !open && close()}
      onOpenChangeComplete={(open) => open && unhideFocusGuards()}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup aria-label={t("Available actions")} className={cx(FLOAT, "min-w-56")}>
            {entries.map((action, index) => (
              <div key={action.id} role="presentation">
                {index > 0 && action.part !== entries[index - 1]?.part && <Base.Separator className="my-1 h-px bg-line" />}
                <Base.Item disabled={!canDo(action, verbs)} onClick={() => action.run(verbs)} className={ROW}>
                  <span className="w-4 shrink-0">{action.isOn?.(verbs) && <Icon of={CheckIcon} />}</span>
                  <span>{t(action.label)}</span>
                  {action.chords && (
                    <kbd dir="ltr" className="ms-auto ps-4 font-cond text-ink-3">
                      {writeChord(action.chords[0]!, mac)}
                    </kbd>
                  )}
                </Base.Item>
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
