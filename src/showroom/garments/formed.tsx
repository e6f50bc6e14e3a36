import { useThree } from "@react-three/fiber";
import type { Design, HandClass, RoomGarment, RoomProduct } from "@selvedge/contract";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { getStyle } from "../../api/calls.ts";
import { call } from "../../api/index.ts";
import type { Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import { useDrape } from "../../preview/mesh/use-drape.ts";
import { type LinkKey, useWornDrape } from "../../worn/use-worn-drape.ts";
import { FormedGarment, placementOf, type RoomMaterials } from "./form.ts";

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
  const { itemId, design, size } = garment;
  const link = useRef(linkKey);
  link.current = linkKey;
  const [style, setStyle] = useState<Design | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    call(getStyle, { id: design.id, size: size ?? undefined, ...link.current }, { signal: leave.signal }).then(
      (found) => !leave.signal.aborted && setStyle(found),
      (reason: unknown) => {
        if (leave.signal.aborted) return;
        console.warn("A garment of the room could not be read.", reason);
        onSettled(itemId);
      },
    );
    return () => leave.abort();
  }, [design.id, size, itemId, onSettled]);
  return style && <Hanging {...props} style={style} />;
}

/** As it hangs in the class of its cloth; asked for where nobody has seen it so before. */
function Hanging({ hand, style, ...props }: FormProps & { hand: HandClass; style: Design }) {
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
