import { useThree } from "@react-three/fiber";
import type { Design, HandClass, RoomGarment, RoomProduct } from "@selvedge/contract";
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { lazy } from "../../lazy-part.ts";
import type { Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import { useDrape } from "../../preview/mesh/use-drape.ts";
import { OPEN, openIn } from "../../worn/open.ts";
import { patternOf } from "../../worn/options-text.ts";
import type { Hung } from "../../worn/use-hung.ts";
import { type LinkKey, useWornDrape } from "../../worn/use-worn-drape.ts";
import { FormedGarment, placementOf, type RoomMaterials } from "./form.ts";

/** Fetched where a design was cut otherwise or is worn open. */
const CutHere = lazy(() => import("./cut-here.tsx"));
const NO_OPTIONS = {};

type FormProps = {
  readonly garment: RoomGarment;
  readonly linkKey: LinkKey | null;
  readonly products: readonly RoomProduct[];
  readonly wardrobe: RefObject<Wardrobe>;
  readonly materials: RoomMaterials;
  /** The garments that stand, for those who bring what arrives later. */
  readonly standing: Set<FormedGarment>;
  /** Hears of the item once it stands, or once it is known that it will not. */
  readonly onSettled: (itemId: string) => void;
};

/** A garment of the room on its form, once its pattern and its drape are here. */
export function Formed(props: FormProps & { readonly hand: HandClass }) {
  const { garment, linkKey, onSettled } = props;
  const { itemId, design, size, worn } = garment;
  const options = worn?.options ?? NO_OPTIONS;
  const link = useRef(linkKey);
  link.current = linkKey;
  const [style, setStyle] = useState<Design | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    patternOf({ styleId: design.id, size: size ?? undefined, options }, link.current ?? undefined, leave.signal).then(
      (found) => !leave.signal.aborted && setStyle(found),
      (reason: unknown) => {
        if (leave.signal.aborted) return;
        console.warn("A garment of the room could not be read.", reason);
        onSettled(itemId);
      },
    );
    return () => leave.abort();
  }, [design.id, size, options, itemId, onSettled]);
  return style && <Hanging {...props} style={style} />;
}

/** As it is drafted and closed, or as its design has it cut and worn open. */
function Hanging(props: FormProps & { hand: HandClass; style: Design }) {
  const { style, hand, garment } = props;
  const open = useMemo(() => openIn(style.garment.closures, garment.worn?.options[OPEN]), [style, garment.worn]);
  const [hung, setHung] = useState<Hung | "none" | null>(null);
  const onNone = useCallback(() => setHung("none"), []);
  const isChosen = Object.keys(style.garment.options).length > 0 || open.length > 0;
  if (!isChosen) return <Stored {...props} />;
  return (
    <>
      <Suspense>
        <CutHere style={style} hand={hand} open={open} onHung={setHung} onNone={onNone} />
      </Suspense>
      {hung === "none" ? <Stored {...props} /> : hung && <Draped {...props} style={hung.style} url={hung.url} />}
    </>
  );
}

/** As it hangs in the class of its cloth; asked for where nobody has seen it so before. */
function Stored({ hand, style, ...props }: FormProps & { hand: HandClass; style: Design }) {
  const { garment, linkKey, onSettled } = props;
  const { drape, note } = useWornDrape(style, { name: garment.label, hand }, linkKey ?? undefined);
  const isWithout = drape === null && note !== null && note.state !== "making";
  useEffect(() => {
    if (isWithout) onSettled(garment.itemId);
  }, [isWithout, garment, onSettled]);
  return drape && <Draped {...props} style={style} url={drape.url} />;
}

function Draped(props: FormProps & { style: Design; url: string }) {
  const { garment, products, wardrobe, materials, standing, onSettled, style, url } = props;
  const invalidate = useThree((state) => state.invalidate);
  const { garment: shown, levels, occlusion, failure } = useDrape(url, style.pieces, 0);
  const formed = useMemo(() => {
    if (!shown || !occlusion) return null;
    const placed = placementOf(style, garment, products);
    return new FormedGarment({ style, garment: shown, levels, occlusion }, placed, garment, () => wardrobe.current, materials);
  }, [shown, levels, occlusion, style, garment, products, wardrobe, materials]);
  useEffect(() => {
    if (!formed) return;
    standing.add(formed);
    invalidate();
    return () => {
      standing.delete(formed);
      formed.dispose();
    };
  }, [formed, standing, invalidate]);
  const isSettled = formed !== null || failure !== null;
  useEffect(() => {
    if (isSettled) onSettled(garment.itemId);
  }, [isSettled, garment, onSettled]);
  return formed && <primitive object={formed.group} />;
}

/** Who hears of each form that is settled, and how many are. */
export function useSettled(invalidate: () => void): { readonly settled: ReadonlySet<string>; onSettled(itemId: string): void } {
  const settled = useMemo(() => new Set<string>(), []);
  const onSettled = useCallback(
    (itemId: string) => {
      settled.add(itemId);
      invalidate();
    },
    [settled, invalidate],
  );
  return { settled, onSettled };
}
