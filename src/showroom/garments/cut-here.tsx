import type { Design, HandClass } from "@selvedge/contract";
import { useEffect } from "react";
import { type Hung, useHung } from "../../worn/use-hung.ts";

type Props = {
  readonly style: Design;
  readonly hand: HandClass;
  readonly open: readonly string[];
  /** Hears of each drape, coarse and then fine. */
  readonly onHung: (hung: Hung) => void;
  /** Hears that it cannot be draped so. */
  readonly onNone: () => void;
};

/** Drapes a garment of a room that was cut otherwise or is worn open. */
export default function CutHere({ style, hand, open, onHung, onNone }: Props) {
  const { hung, redrape } = useHung(style, hand, null, false, open);
  const isOver = hung === null && (redrape.state === "failed" || redrape.state === "unsewable" || redrape.state === "stopped");
  useEffect(() => {
    if (hung) onHung(hung);
    else if (isOver) onNone();
  }, [hung, isOver, onHung, onNone]);
  return null;
}
