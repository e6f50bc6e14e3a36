import { expect, test } from "vitest";
import { TileStore } from "./tile-store.ts";

const tile = (productId: string) => ({ productId, url: `/cloths/${productId}` });

test("what is wanted keeps its layer when another comes, in view or not; what is no longer wanted makes room", () => {
  const store = new TileStore(3, 1, () => {});
  const pixels = new Uint8ClampedArray(4 * store.small.side ** 2);
  for (const id of ["poplin", "twill", "denim"]) store.small.put(id, pixels);
  store.want(["poplin", "twill"].map((id) => ({ tile: tile(id), isLarge: false })));
  store.small.put("voile", pixels);
  expect(["poplin", "twill", "denim", "voile"].map((id) => store.small.has(id))).toEqual([true, true, false, true]);
});
