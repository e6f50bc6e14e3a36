import type { Artwork, Command } from "@selvedge/editor-core";
import { memo, type ReactNode } from "react";
import { useSession } from "../session/context.ts";

/** A number whose gesture is a preview and whose end is one step. */
export function useGesture() {
  const { editor, finish, drop } = useSession();
  return (commandOf: (value: number) => Command) => ({
    onChange: (value: number) => void editor.preview(commandOf(value)),
    onCommit: (value: number) => {
      editor.preview(commandOf(value));
      finish();
    },
    onCancel: drop,
  });
}

/** A part that is rendered again only when one of these fields of the artwork changed: a drag changes x and y and nothing else. */
export const rendersFor = (fields: readonly (keyof Artwork)[], part: (props: { artwork: Artwork }) => ReactNode) =>
  memo(part, (before, after) => fields.every((field) => before.artwork[field] === after.artwork[field]));
