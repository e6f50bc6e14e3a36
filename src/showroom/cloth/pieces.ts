import type { RoomPoint, RoomProduct, RoomScene } from "@selvedge/contract";
import type { Hung } from "./levels.ts";

/** A cloth that hangs or lies somewhere in the room. */
export type Piece = Hung & {
  readonly kind: "hanger" | "folded";
  readonly standId: string;
  readonly fabric: RoomProduct;
  readonly place: RoomPoint;
  readonly turn: number;
  /** mm across and down: of a hanger its width and drop. */
  readonly size: readonly [number, number];
};

/** Everything of cloth in a room, in its order: hangers, then what lies folded. */
export function piecesOf({ hangers, folded, products }: RoomScene): Piece[] {
  const fabrics = new Map(products.map((product) => [product.productId, product]));
  const hung = hangers.flatMap((hanger): Piece[] => {
    const fabric = fabrics.get(hanger.productId);
    if (!fabric) return [];
    const [x, y, z] = hanger.place;
    const { productId, standId, place, turn, width, drop } = hanger;
    return [{ kind: "hanger", productId, standId, fabric, place, turn, middle: [x, y - drop / 2, z], size: [width, drop] }];
  });
  const laid = folded.flatMap((one): Piece[] => {
    const fabric = fabrics.get(one.productId);
    const { productId, standId, place, turn, extent } = one;
    return fabric
      ? [{ kind: "folded", productId, standId, fabric, place, turn, middle: place, size: [extent[0], extent[2]] }]
      : [];
  });
  return [...hung, ...laid];
}
