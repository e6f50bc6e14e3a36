import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

type CheckboxProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of what it stands for. */
  mixed?: boolean;
  /** At the end of the row, in condensed figures. */
  count?: number;
  disabled?: boolean;
  className?: string;
};

/** A 16 px box; the whole row is the target. */
export function Checkbox({ label, checked, onChange, mixed = false, count, disabled = false, className }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label
      className={cx(
        "flex min-h-[26px] items-center gap-2.5 text-dense has-disabled:text-ink-3 pointer-coarse:min-h-11",
        className,
      )}
    >
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 m-0 appearance-none rounded-control border border-edge bg-sheet checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink hover:border-ink disabled:border-line disabled:bg-transparent checked:disabled:bg-line"
        />
        {mixed ? (
          <span className="pointer-events-none relative h-0.5 w-2 bg-sheet" />
        ) : (
          <Icon of={CheckIcon} size={14} className="pointer-events-none relative text-sheet opacity-0 peer-checked:opacity-100" />
        )}
      </span>
      <span className="min-w-0">{label}</span>
      {count !== undefined && <span className="ms-auto font-cond text-ink-3">{count}</span>}
    </label>
  );
}

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  count?: number;
  disabled?: boolean;
};

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** Shows icons only; the words are heard. */
  iconsOnly?: boolean;
  disabled?: boolean;
  className?: string;
};

/** At most four options side by side, one of them on. Arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  value,
  choices,
  onChange,
  iconsOnly = false,
  disabled = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cx("inline-flex min-w-0 rounded-control border border-edge bg-sheet", className)} disabled={disabled}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          title={iconsOnly ? choice.label : undefined}
          className={cx(
            "relative flex min-h-[26px] flex-auto items-center justify-center gap-1.5 whitespace-nowrap px-2.5 text-dense pointer-coarse:min-h-9",
            "not-has-checked:hover:bg-plate has-checked:bg-ink has-checked:text-sheet has-disabled:text-ink-3",
            "has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
            index > 0 && "border-s border-line",
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none outline-none focus-visible:shadow-none"
          />
          {choice.icon}
          <span className={iconsOnly ? "sr-only" : "pointer-events-none"}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
