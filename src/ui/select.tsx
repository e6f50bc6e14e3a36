import { Select as Base } from "@base-ui/react/select";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { Choice } from "./choices.tsx";
import { cx } from "./classes.ts";
import { FLOAT, ROW } from "./float.ts";
import { Icon } from "./icon.tsx";

type SelectProps<Value extends string> = {
  label: string;
  /** Above the box, before the value on one line (a sort), or only heard. */
  labelAt?: "above" | "beside" | "hidden";
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  placeholder?: string;
  /** A box, or a single line at the foot as lists have it. */
  look?: "box" | "line";
  disabled?: boolean;
  className?: string;
};

/** One of several. The list floats 6 px below; the chosen row has a tick, counts stand at the end. */
export function Select<Value extends string>({
  label,
  labelAt = "above",
  value,
  choices,
  onChange,
  placeholder,
  look = "box",
  disabled = false,
  className,
}: SelectProps<Value>) {
  return (
    <div className={cx("text-dense", labelAt === "beside" && "flex items-center gap-2.5", className)}>
      <Base.Root
        items={choices}
        value={value}
        disabled={disabled}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <Base.Label
          className={cx(
            labelAt === "hidden" && "sr-only",
            labelAt === "above" && "mb-1 block font-medium",
            labelAt === "beside" && "text-ink-3",
          )}
        >
          {label}
        </Base.Label>
        <Base.Trigger
          className={cx(
            "flex items-center justify-between gap-2 transition-colors duration-quick data-disabled:border-line data-disabled:text-ink-3",
            look === "box"
              ? "h-9 w-full rounded-control border border-edge bg-sheet px-2.5 text-body not-data-disabled:hover:border-ink pointer-coarse:h-11"
              : "min-h-8 whitespace-nowrap border-b border-edge not-data-disabled:hover:border-ink pointer-coarse:min-h-11",
          )}
        >
          <Base.Value placeholder={placeholder} className="min-w-0 truncate data-placeholder:text-ink-3" />
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
                    <Base.ItemText>{choice.label}</Base.ItemText>
                    {choice.count !== undefined && <span className="ms-auto ps-4 font-cond text-ink-3">{choice.count}</span>}
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
