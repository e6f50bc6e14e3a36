import { expect, test } from "vitest";
import { reducedPictureOf } from "./reduced-picture.ts";

test("twelve megapixels have a copy of 1024 pixels, in the same proportion", () => {
  expect(reducedPictureOf({ url: "/files/a", width: 4_000, height: 3_000 })).toEqual({
    url: "/files/a/view",
    width: 1_024,
    height: 768,
  });
  expect(reducedPictureOf({ url: "/files/a", width: 1_000, height: 4_000 })).toEqual({
    url: "/files/a/view",
    width: 256,
    height: 1_024,
  });
});

test("a picture up to one and a half times its copy is taken as it is", () => {
  expect(reducedPictureOf({ url: "/files/a", width: 1_500, height: 200 })).toBeNull();
  expect(reducedPictureOf({ url: "/files/a", width: 1_600, height: 200 })).not.toBeNull();
});
