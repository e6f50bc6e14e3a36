import type { CSSProperties } from "react";
import type { Point } from "./view.ts";

/** Places an element at a board point: the layer's `--s` holds CSS px per mm, so a zoom moves everything without React. */
export const atBoardPoint = ({ x, y }: Point): CSSProperties => ({
  left: `calc(var(--s) * ${x}px)`,
  top: `calc(var(--s) * ${y}px)`,
});
