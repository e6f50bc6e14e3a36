import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import type { Choice } from "./choices.tsx";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

type LineSelectProps<Value extends string> = {
  label: string;
  /** Before the value on the line, or only heard. */
  labelAt?: "beside" | "hidden";
  value: Value;
  choices: readonly Pick<Choice<Value>, "value" | "label">[];
  onChange: (value: Value) => void;
  className?: string;
};

/** One of several on a single line, as lists have it for their order. The browser's own list opens, so that nothing is fetched for it. */
export function LineSelect<Value extends string>({
  label,
  labelAt = "hidden",
  value,
  choices,
  onChange,
  className,
}: LineSelectProps<Value>) {
  return (
    <label className={cx("flex min-w-0 items-center gap-2.5 text-dense", className)}>
      <span className={labelAt === "hidden" ? "sr-only" : "text-ink-3"}>{label}</span>
      <span className="relative flex min-w-0 items-center border-b border-edge hover:border-ink">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className="min-h-8 w-full min-w-0 cursor-pointer appearance-none text-ellipsis bg-transparent pe-6 pointer-coarse:min-h-11"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of={CaretDownIcon} className="pointer-events-none absolute inset-e-0" />
      </span>
    </label>
  );
}
