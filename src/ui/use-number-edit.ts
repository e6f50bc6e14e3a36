import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { clampTo, roundTo, strideOf } from "./number.ts";
import { readNumber } from "./read-number.ts";
import type { Figure } from "./use-figure.ts";

/** What was written and not taken, while the field still shows the value it had then. */
export type Refused = { readonly text: string; readonly value: number | null; readonly isRead: boolean };

type Gesture = { readonly start: number; now: number; readonly fromX: number };

/** A number while it is typed, stepped or scrubbed. */
export type NumberEdit = {
  /** What is being typed. */
  readonly draft: string | null;
  readonly refused: Refused | null;
  /** The number is less or more than the field takes. */
  readonly isOutside: boolean;
  readonly gesture: RefObject<Gesture | null>;
  readonly type: (text: string) => void;
  readonly begin: (fromX?: number) => void;
  readonly move: (to: number) => void;
  readonly end: () => void;
  readonly cancel: () => void;
  readonly commitDraft: () => void;
};

type Edited = {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly onChange?: (value: number) => void;
  readonly onCommit?: (value: number) => void;
  readonly onCancel?: () => void;
};

/** Reads what is typed and follows gestures; what is typed is taken when it is in range. */
export function useNumberEdit(
  { value, min, max, onChange, onCommit, onCancel }: Edited,
  { unit, digits }: Pick<Figure, "unit" | "digits">,
): NumberEdit {
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const gesture = useRef<Gesture | null>(null);
  const drafted = draft === null ? value : readNumber(draft, unit);
  // An end may have more decimals than are shown.
  const slack = 10 ** -digits / 2;
  const isIn = (number: number) => number >= min - slack && number <= max + slack;
  const forget = () => {
    setDraft(null);
    setRefused(null);
  };
  return {
    draft,
    refused,
    isOutside: drafted !== null && !isIn(drafted),
    gesture,
    type(text) {
      setRefused(null);
      setDraft(text);
    },
    begin(fromX = 0) {
      const start = drafted ?? value ?? 0;
      gesture.current ??= { start, now: start, fromX };
    },
    move(to) {
      if (!gesture.current) return;
      gesture.current.now = clampTo(roundTo(to, digits), min, max);
      forget();
      onChange?.(gesture.current.now);
    },
    end() {
      const done = gesture.current;
      gesture.current = null;
      if (done && done.now !== done.start) onCommit?.(done.now);
    },
    cancel() {
      const dropped = gesture.current;
      gesture.current = null;
      forget();
      if (dropped) onChange?.(dropped.start);
      onCancel?.();
    },
    commitDraft() {
      if (draft === null) return;
      setDraft(null);
      if (draft.trim() === "") return;
      const read = readNumber(draft, unit);
      if (read === null || !isIn(read)) return setRefused({ text: draft.trim(), value, isRead: read !== null });
      const next = clampTo(roundTo(read, digits), min, max);
      if (next === value) return;
      onChange?.(next);
      onCommit?.(next);
    },
  };
}

/** The keys of a number's field: arrows step, Enter takes what is typed, Escape takes it back. */
export function hearKey(event: KeyboardEvent<HTMLInputElement>, edit: NumberEdit, step: number): void {
  const { draft, gesture, begin, move, cancel, commitDraft } = edit;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    event.preventDefault();
    begin();
    const stride = strideOf(step, event) * (event.key === "ArrowUp" ? 1 : -1);
    if (gesture.current) move(gesture.current.now + stride);
  } else if (event.key === "Enter") {
    commitDraft();
    event.currentTarget.select();
  } else if (event.key === "Escape" && (draft !== null || gesture.current)) {
    event.stopPropagation();
    cancel();
  }
}
