import type { OrderedGarment } from "@selvedge/contract";
import { useEffect, useState } from "react";
import { type ColourRow, rowsOf } from "./counts.ts";

/** The colours of an order with their counts: those of the order before, or what the design is offered in. */
export function useColourRows(again: OrderedGarment | undefined, colourways: readonly string[]) {
  const [rows, setRows] = useState<readonly ColourRow[]>(() =>
    again
      ? rowsOf(again.cells.map(({ size, colour, ordered }) => ({ size, colour, quantity: ordered })))
      : [{ id: 0, name: "", counts: {} }],
  );
  // A design's colourways are what it is offered in: they are the rows as long as nothing is written.
  const offered = colourways.join("\n");
  useEffect(() => {
    if (offered === "") return;
    setRows((now) =>
      now.every(({ name, counts }) => name === "" && Object.values(counts).every((count) => count === 0))
        ? offered.split("\n").map((name, id) => ({ id, name, counts: {} }))
        : now,
    );
  }, [offered]);
  return [rows, setRows] as const;
}
