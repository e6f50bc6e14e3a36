import type { TexturedProduct } from "@selvedge/contract";
import { napOf } from "@selvedge/garment-core";
import { useMemo, useState } from "react";
import { layOrder, MAX_GARMENTS, piecesToLay, repeatOf, USUAL_WIDTH_MM } from "./lay-order.ts";
import type { SizedPattern } from "./nest.tsx";
import { useLay } from "./use-lay.ts";

export const MIN_WIDTH_MM = 300;
export const MAX_WIDTH_MM = 3_500;

type Nap = "one-way" | "two-way";
export type ClothNeededProps = {
  readonly patterns: readonly SizedPattern[];
  readonly size: string;
  readonly fabric: TexturedProduct | null;
};

/** What is asked of the lay of some garments on a fabric, and the lay that answers it. */
export type ClothLay = ReturnType<typeof useClothLay>;

export function useClothLay({ patterns, size, fabric }: ClothNeededProps) {
  const known = fabric?.attrs.width ? fabric.attrs.width * 10 : null;
  const repeat = fabric ? repeatOf(fabric) : 0;
  const [typed, setTyped] = useState<{ fabricId: string | undefined; width: number } | null>(null);
  const [counts, setCounts] = useState<{ readonly [size: string]: number } | null>(null);
  const [chosenNap, setNap] = useState<Nap | null>(null);
  const nap = chosenNap ?? napOf(fabric?.attrs ?? {});
  const [matches, setMatches] = useState(false);
  const [crosswise, setCrosswise] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  // Another fabric brings its own width.
  const width = typed && typed.fabricId === fabric?.productId ? typed.width : (known ?? USUAL_WIDTH_MM);
  const wanted = useMemo(() => counts ?? { [size]: 1 }, [counts, size]);
  const garments = Object.values(wanted).reduce((sum, count) => sum + count, 0);
  const pieces = useMemo(() => piecesToLay(patterns, wanted), [patterns, wanted]);
  const isSound = width >= MIN_WIDTH_MM && width <= MAX_WIDTH_MM && garments <= MAX_GARMENTS;
  const matched = matches ? repeat : 0;
  const order = useMemo(
    () => (isSound ? layOrder(pieces, { width, nap, repeat: matched, crosswise }) : null),
    [isSound, pieces, width, nap, matched, crosswise],
  );
  const { lay, isBusy, hasFailed } = useLay(order, attempt);
  const shown = lay?.placed.every(({ key }) => pieces.some((piece) => piece.key === key)) ? lay : null;
  const tooWide = shown?.tooWide ?? [];
  const across = crosswise.filter((key) => pieces.some((piece) => piece.key === key));
  return {
    width,
    /** The fabric does not say how wide it lies, and nobody has said so. */
    isWidthAssumed: fabric !== null && known === null && !typed,
    setWidth: (wide: number) => setTyped({ fabricId: fabric?.productId, width: wide }),
    repeat,
    matches,
    setMatches,
    /** Cloth with a repeat to match is laid one way. */
    isNapFixed: matched > 0,
    nap,
    setNap,
    wanted,
    setCount: (ofSize: string, count: number) => setCounts({ ...wanted, [ofSize]: count }),
    garments,
    pieces,
    isSound,
    /** The lay of these very pieces. */
    shown,
    tooWide,
    across,
    setCrosswise,
    isBusy,
    hasFailed,
    tryAgain: () => setAttempt(attempt + 1),
  };
}
