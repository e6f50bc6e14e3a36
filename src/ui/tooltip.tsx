import { cloneElement } from "react";
import { createLate, useLate } from "./late.ts";
import type { TooltipProps } from "./tooltip-bubble.tsx";

const BUBBLE = createLate<TooltipProps>(async () => (await import("./tooltip-bubble.tsx")).default);

/** The name of an icon button for those who point at it. Never the only place where something is said. Its code is fetched when somebody points at the first one. */
export function Tooltip(props: TooltipProps) {
  const { Control, arrival, heard } = useLate(BUBBLE);
  return Control ? <Control {...props} {...arrival} /> : cloneElement(props.children, heard);
}
