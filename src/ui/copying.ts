import { type RefObject, useRef } from "react";
import { toast } from "./toast.tsx";

/** Copies a text that stands in a field, and says so; without leave for the clipboard the field's text is marked, to be copied by hand. */
export function useCopying(
  text: string,
  copied: string,
): { field: RefObject<HTMLInputElement | null>; copy: () => Promise<void> } {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: copied });
    } catch {
      field.current?.select();
    }
  };
  return { field, copy };
}
