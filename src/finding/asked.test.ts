import { expect, test } from "vitest";
import { colourAddress, pictureAddress, readColour, readPicture, USUAL, writeWeights } from "./asked.ts";
import { WHOLE } from "./region.ts";

const IMAGE = "0123456789abcdef0123456789abcdef";
const FABRICS = ["a".repeat(32), "b".repeat(32)];
const query = (address: string) => new URL(address, "http://portal.invalid").searchParams;

test("an address keeps the picture, the part of it that was looked at, what counted and what the list is narrowed by", () => {
  const asked = {
    imageId: IMAGE,
    region: { x: 0.1, y: 0.25, width: 0.5, height: 0.3333 },
    weights: { colour: 40, texture: 100, scale: 200 },
    pending: 0,
  };
  const kept = new URLSearchParams("pattern=check&pattern=stripe&weight=100-140");
  const address = pictureAddress(asked, kept);
  expect(address).toBe(
    `/goods?picture=${IMAGE}&region=0.1,0.25,0.5,0.333&weights=40,100,200&pattern=check&pattern=stripe&weight=100-140`,
  );
  expect(readPicture(query(address))).toEqual({ ...asked, region: { ...asked.region, height: 0.333 } });
});

test("the whole picture and the usual weights need no words", () => {
  const asked = { imageId: IMAGE, region: WHOLE, weights: USUAL, pending: 0 };
  expect(pictureAddress(asked)).toBe(`/goods?picture=${IMAGE}`);
  expect(readPicture(query(pictureAddress(asked)))).toEqual(asked);
  expect(writeWeights(USUAL)).toBeNull();
  expect(writeWeights({ ...USUAL, scale: 0 })).toBe("100,100,0");
});

test("weights of which none counts are the usual ones, for with them there is nothing to search", () => {
  expect(readPicture(query(`/goods?picture=${IMAGE}&weights=0,0,0`))!.weights).toEqual(USUAL);
});

test("a part outside of the picture and weights without sense count as not said", () => {
  const wrong = { imageId: IMAGE, region: WHOLE, weights: USUAL, pending: 0 };
  expect(readPicture(query(`/goods?picture=${IMAGE}&region=0.8,0,0.5,1&weights=1,2`))).toEqual(wrong);
  expect(readPicture(query(`/goods?picture=${IMAGE}&region=a,b,c,d&weights=-5,100,100`))).toEqual(wrong);
  expect(readPicture(query("/goods?picture=photo.jpg"))).toBeNull();
});

test("an address keeps the colour that was searched with", () => {
  expect(colourAddress({ hex: "#1f3a5f", code: null })).toBe("/goods?colour=1f3a5f");
  expect(readColour(query("/goods?colour=1F3A5F"))).toEqual({ hex: "#1f3a5f", code: null, pending: 0 });
  const coded = colourAddress({ hex: "#0f4c81", code: "19-4052 & more" });
  expect(coded).toBe("/goods?colour=0f4c81&colourCode=19-4052+%26+more");
  expect(readColour(query(coded))).toEqual({ hex: "#0f4c81", code: "19-4052 & more", pending: 0 });
  expect(readColour(query("/goods?colour=blue"))).toBeNull();
});

test("a link from before says how many fabrics were still being prepared, and what is no number counts as none", () => {
  expect(readColour(query(`/goods?products=${FABRICS.join(",")}&colour=1f3a5f&pending=12`))!.pending).toBe(12);
  const before = `/goods?products=${FABRICS.join(",")}&picture=${IMAGE}&pending=3`;
  expect(readPicture(query(before))).toEqual({ imageId: IMAGE, region: WHOLE, weights: USUAL, pending: 3 });
  for (const wrong of ["-1", "many", "1e9", "99999999"])
    expect(readColour(query(`/goods?colour=1f3a5f&pending=${wrong}`))!.pending).toBe(0);
});
