import { useThree } from "@react-three/fiber";
import type { Design, RoomGarment, RoomProduct, StoredDrape } from "@selvedge/contract";
import { type RefObject, useEffect, useMemo, useState } from "react";
import type { MeshStandardMaterial } from "three";
import { getStyle } from "../../api/calls.ts";
import { call } from "../../api/index.ts";
import type { Wardrobe } from "../../preview/cloth/dressed-piece.ts";
import { useDrape } from "../../preview/mesh/use-drape.ts";
import { FormedGarment, placementOf } from "./form.ts";

type FormProps = {
  readonly garment: RoomGarment;
  readonly products: readonly RoomProduct[];
  readonly wardrobe: RefObject<Wardrobe>;
  readonly linen: MeshStandardMaterial;
  /** The garments that stand, for those who bring what arrives later. */
  readonly standing: Set<FormedGarment>;
  /** Gets the item once it stands, or once it is known that it will not. */
  readonly settled: Set<string>;
};

/** A garment of the room on its form, once its pattern and its drape are here. */
export function Formed(props: FormProps & { readonly drape: StoredDrape }) {
  const { garment, drape, settled } = props;
  const invalidate = useThree((state) => state.invalidate);
  const [style, setStyle] = useState<Design | null>(null);
  const { itemId, design } = garment;
  const { id } = design;
  useEffect(() => {
    const leave = new AbortController();
    call(getStyle, { id, size: drape.size }, { signal: leave.signal }).then(
      (found) => !leave.signal.aborted && setStyle(found),
      (reason: unknown) => {
        if (leave.signal.aborted) return;
        console.warn("A garment of the room could not be read.", reason);
        settled.add(itemId);
        invalidate();
      },
    );
    return () => leave.abort();
  }, [id, drape.size, itemId, settled, invalidate]);
  return style && <Draped {...props} style={style} />;
}

function Draped({
  garment,
  products,
  wardrobe,
  linen,
  standing,
  drape,
  style,
}: FormProps & { drape: StoredDrape; style: Design }) {
  const invalidate = useThree((state) => state.invalidate);
  const { itemId } = garment;
  const { garment: shown, levels, occlusion, failure } = useDrape(drape.url, style.pieces, 0);
  const formed = useMemo(() => {
    if (!shown || !occlusion) return null;
    const placed = placementOf(style, garment, products);
    return new FormedGarment({ style, garment: shown, levels, occlusion }, placed, garment, () => wardrobe.current, linen);
  }, [shown, levels, occlusion, style, garment, products, wardrobe, linen]);
  useEffect(() => {
    if (failure) settled.add(itemId);
    if (failure) invalidate();
    if (!formed) return;
    standing.add(formed);
    settled.add(itemId);
    invalidate();
    return () => {
      standing.delete(formed);
      formed.dispose();
    };
  }, [formed, failure, standing, settled, itemId, invalidate]);
  return formed && <primitive object={formed.group} />;
}
