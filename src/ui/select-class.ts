import { cx } from "./classes.ts";
import type { LabelAt, SelectVariant } from "./select-props.ts";

export const fieldClass = (labelAt: LabelAt, className: string | undefined) =>
  cx("text-dense", labelAt === "beside" && "flex items-center gap-2.5", className);

export const labelClass = (labelAt: LabelAt) =>
  cx(labelAt === "hidden" && "sr-only", labelAt === "above" && "mb-1 block font-medium", labelAt === "beside" && "text-ink-3");

export const triggerClass = (variant: SelectVariant, hasError = false) =>
  cx(
    "flex items-center justify-between gap-2 transition-colors duration-quick data-disabled:border-line data-disabled:text-ink-3",
    hasError ? "border-fault shadow-[inset_0_-1px_0_var(--color-fault)]" : "border-edge not-data-disabled:hover:border-ink",
    variant === "box"
      ? "h-9 w-full rounded-control border bg-sheet px-2.5 text-body pointer-coarse:h-11"
      : "min-h-8 whitespace-nowrap border-b pointer-coarse:min-h-11",
  );

export const VALUE = "min-w-0 truncate data-placeholder:text-ink-3";
