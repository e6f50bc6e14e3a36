import { expect, test } from "vitest";
import { createAssetCache } from "./asset-cache.ts";

const ID = "a".repeat(32);
const picture = { imageId: ID, url: "/files/a", thumbUrl: "/files/a/thumb", width: 4_000, height: 3_000 };

test("a picture that is sent again under another name is called by that, and a list without names does not take it away", () => {
  const assets = createAssetCache();
  assets.addPictures([{ ...picture, name: "scan 12" }]);
  assets.addPictures([{ ...picture, name: "pennant" }]);
  assets.addPictures([picture]);
  expect(assets.picture(ID)?.name).toBe("pennant");
});

test("nobody is notified when a picture comes that is known", () => {
  const assets = createAssetCache();
  let notified = 0;
  assets.subscribe(() => {
    notified += 1;
  });
  assets.addPictures([{ ...picture, name: "pennant" }]);
  assets.addPictures([{ ...picture, name: "pennant" }]);
  expect(notified).toBe(1);
});
