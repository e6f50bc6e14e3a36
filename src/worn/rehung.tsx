import type { Design, HandClass } from "@selvedge/contract";
import { useEffect } from "react";
import { Draping } from "./draping.tsx";
import { type Hung, useHung } from "./use-hung.ts";

type Props = { style: Design; hand: HandClass; open: readonly string[]; onHung: (hung: Hung) => void };

/** Drapes a garment of which something was chosen otherwise or worn open, and says how far that is. Each drape is reported, coarse and then fine. */
export default function Rehung({ style, hand, open, onHung }: Props) {
  const { hung, redrape } = useHung(style, hand, null, false, open);
  useEffect(() => {
    if (hung) onHung(hung);
  }, [hung, onHung]);
  return <Draping redrape={redrape} />;
}
