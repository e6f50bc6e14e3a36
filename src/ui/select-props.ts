import type { ReactNode } from "react";
import type { Choice } from "./choices.tsx";

/** Above the box, before the value on one line (a sort), or only heard. */
export type LabelAt = "above" | "beside" | "hidden";
/** A box, or a single line at the foot as lists have it. */
export type SelectVariant = "box" | "line";

export type SelectProps<Value extends string> = {
  label: string;
  labelAt?: LabelAt;
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  placeholder?: string;
  /** What would be right. */
  error?: string | null;
  variant?: SelectVariant;
  disabled?: boolean;
  className?: string;
};

/** The error as it stands below the box, and its id; undefined without one. */
export type SelectNote = { note?: ReactNode; noteId?: string };
