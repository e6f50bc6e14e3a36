import type { Design } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { optionsText } from "../../worn/options-text.ts";

type Cut = Pick<DesignDocument, "size" | "options">;

/** The patterns of a style that are here, by size and options. */
export type Patterns = {
  /** The pattern of a document; the nearest that is here while its own is on its way. */
  readonly of: (cut: Cut) => Design;
  readonly add: (style: Design) => void;
  readonly has: (cut: Cut) => boolean;
};

const nameOf = (size: string, options: DesignDocument["options"]) => `${size} ${optionsText(options)}`;

export function createPatterns(opened: Design): Patterns {
  const styles = new Map([[nameOf(opened.size, opened.garment.options), opened]]);
  return {
    of: ({ size, options }) => styles.get(nameOf(size, options)) ?? styles.get(nameOf(size, {})) ?? opened,
    add: (style) => void styles.set(nameOf(style.size, style.garment.options), style),
    has: ({ size, options }) => styles.has(nameOf(size, options)),
  };
}
