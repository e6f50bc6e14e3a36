import { expect, test } from "vitest";
import { createStock } from "./stock.ts";

const ID = "a".repeat(32);
const picture = { imageId: ID, url: "/files/a", thumbUrl: "/files/a/thumb", width: 4_000, height: 3_000 };

test("a picture that is sent again under another name is called by that, and a list without names does not take it away", () => {
  const stock = createStock();
  stock.addPictures([{ ...picture, name: "scan 12" }]);
  stock.addPictures([{ ...picture, name: "pennant" }]);
  stock.addPictures([picture]);
  expect(stock.picture(ID)?.name).toBe("pennant");
});

test("nothing is told when a picture comes that is known", () => {
  const stock = createStock();
  let told = 0;
  stock.subscribe(() => {
    told += 1;
  });
  stock.addPictures([{ ...picture, name: "pennant" }]);
  stock.addPictures([{ ...picture, name: "pennant" }]);
  expect(told).toBe(1);
});
