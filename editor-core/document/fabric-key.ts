import type { FabricRef } from "./schema.ts";

/** One string for one cloth: pieces with the same key are cut from the same fabric, and tile sizes are filed under it. */
export function fabricKey(fabric: FabricRef): string {
  switch (fabric.kind) {
    case "product":
      return `product:${fabric.productId}`;
    case "photo":
      return `photo:${fabric.imageId}:${fabric.mmWidth}x${fabric.mmHeight}`;
    case "colour":
      return `colour:${fabric.hex}`;
  }
}
