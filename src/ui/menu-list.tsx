import { Menu as Base } from "@base-ui/react/menu";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { Link } from "react-router-dom";
import { cx } from "./classes.ts";
import { FLOAT, ROW } from "./float.ts";
import { unhideFocusGuards } from "./focus-guards.ts";
import { Icon } from "./icon.tsx";
import type { Arrival } from "./late.ts";
import type { MenuEntry, MenuProps } from "./menu-entry.ts";

/** The menu itself, fetched when somebody reaches for its button. */
export default function MenuList({
  trigger,
  entries,
  head,
  side = "bottom",
  align = "end",
  openOnHover = false,
  startsOpen,
  triggerRef,
}: MenuProps & Arrival) {
  const choosable = entries.some(({ chosen }) => chosen !== undefined);
  const body = (entry: MenuEntry) => (
    <>
      {choosable && <span className="w-4 shrink-0">{entry.chosen && <Icon of={CheckIcon} />}</span>}
      {entry.icon}
      <span lang={entry.lang}>{entry.label}</span>
      {entry.note && <span className="ms-auto ps-4 font-cond text-ink-3">{entry.note}</span>}
    </>
  );
  const row = (entry: MenuEntry) => cx(ROW, entry.chosen && "font-medium");
  return (
    <Base.Root defaultOpen={startsOpen} onOpenChangeComplete={(isOpen) => isOpen && unhideFocusGuards()}>
      <Base.Trigger ref={triggerRef} render={trigger} openOnHover={openOnHover} delay={80} closeDelay={160} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={cx(FLOAT, "min-w-48")}>
            {head && <div className="border-b border-line px-3 pb-2 pt-1.5">{head}</div>}
            {entries.map((entry) => (
              <div key={entry.key} role="presentation">
                {entry.apart && <Base.Separator className="my-1 h-px bg-line" />}
                {entry.to ? (
                  <Base.LinkItem render={<Link to={entry.to} />} closeOnClick className={row(entry)}>
                    {body(entry)}
                  </Base.LinkItem>
                ) : (
                  <Base.Item disabled={entry.disabled} onClick={entry.onSelect} className={row(entry)}>
                    {body(entry)}
                  </Base.Item>
                )}
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
