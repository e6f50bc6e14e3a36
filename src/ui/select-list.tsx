import { Select as Base } from "@base-ui/react/select";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { cx } from "./classes.ts";
import { FLOAT, ROW } from "./float.ts";
import { unhideFocusGuards } from "./focus-guards.ts";
import { Icon } from "./icon.tsx";
import type { Arrival } from "./late.ts";
import { fieldClass, labelClass, triggerClass, VALUE } from "./select-class.ts";
import type { SelectNote, SelectProps } from "./select-props.ts";

/** The list with its button, fetched when somebody reaches for the first one. */
export default function SelectList({
  label,
  labelAt = "above",
  value,
  choices,
  onChange,
  placeholder,
  variant = "box",
  disabled = false,
  error,
  className,
  note,
  noteId,
  triggerRef,
  startsOpen,
}: SelectProps<string> & SelectNote & Arrival) {
  return (
    <div className={fieldClass(labelAt, className)}>
      <Base.Root
        items={choices}
        value={value}
        disabled={disabled}
        defaultOpen={startsOpen}
        onOpenChangeComplete={(isOpen) => isOpen && unhideFocusGuards()}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <Base.Label className={labelClass(labelAt)}>{label}</Base.Label>
        <Base.Trigger
          ref={triggerRef}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          className={triggerClass(variant, Boolean(error))}
        >
          <Base.Value render={<bdi />} placeholder={placeholder} className={VALUE} />
          <Icon of={CaretDownIcon} />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner alignItemWithTrigger={false} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
            <Base.Popup className={cx(FLOAT, "min-w-(--anchor-width)")}>
              <Base.List>
                {choices.map((choice) => (
                  <Base.Item
                    key={choice.value}
                    value={choice.value}
                    disabled={choice.disabled}
                    className={cx(ROW, "data-selected:font-medium")}
                  >
                    <span className="w-4 shrink-0">
                      <Base.ItemIndicator render={<Icon of={CheckIcon} />} />
                    </span>
                    {choice.icon}
                    <Base.ItemText render={<bdi />}>{choice.label}</Base.ItemText>
                    {choice.count !== undefined && <span className="ms-auto ps-4 font-cond text-ink-3">{choice.count}</span>}
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
      {note}
    </div>
  );
}
