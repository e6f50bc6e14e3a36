import type { RoomGarment, RoomScene, RoomStand } from "@selvedge/contract";

/** A garment as the record has it; where it stands is for the room to say. */
export type GarmentToShow = Omit<RoomGarment, "standId" | "fixtureId" | "place" | "turn" | "width" | "height">;

export type GroupToShow = {
  readonly groupId: string;
  readonly name: string;
  readonly story: string;
  readonly fabrics: readonly { readonly itemId: string; readonly productId: string }[];
  readonly garments: readonly GarmentToShow[];
  /** What was deleted since it was hung. */
  readonly missing: readonly RoomStand["missing"][number][];
};

/** All of a showroom that its room follows from. */
export type RoomRecord = Pick<RoomScene, "chanelId" | "name" | "description" | "updatedAt"> & {
  /** As it is stored, which may be anything. */
  readonly plan: unknown;
  readonly groups: readonly GroupToShow[];
};

/** The room without its fabrics' cards, the heart of who looks at it and whose it is. */
export type BuiltRoom = Omit<RoomScene, "products" | "images" | "isFavorite" | "customerId">;
