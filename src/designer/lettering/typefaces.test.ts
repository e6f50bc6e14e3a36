import { expect, test } from "vitest";
import { directionOf, isJoined, typefacesFor } from "./typefaces.ts";

const familiesOf = (content: string) => typefacesFor({ content, font: "serif" }).map(({ family }) => family);

test("a text is drawn with the face that was chosen, and with those its other scripts need", () => {
  expect(familiesOf("Selvedge")).toEqual(["IBM Plex Serif"]);
  expect(familiesOf("Selvedge حافة")).toEqual(["IBM Plex Serif", "IBM Plex Sans Arabic"]);
  expect(familiesOf("布邊 셀비지")).toEqual(["IBM Plex Serif", "IBM Plex Sans KR", "Noto Sans SC"]);
});

test("Han beside kana is written the Japanese way", () => {
  expect(familiesOf("織物の耳")).toEqual(["IBM Plex Serif", "IBM Plex Sans JP"]);
  expect(familiesOf("织物")).toEqual(["IBM Plex Serif", "Noto Sans SC"]);
});

test("a text reads the way its first letter does; joined letters are known", () => {
  expect(directionOf("1. حافة Selvedge")).toBe("rtl");
  expect(directionOf("Selvedge حافة")).toBe("ltr");
  expect(directionOf("2026")).toBe("ltr");
  expect([isJoined("حافة"), isJoined("Selvedge")]).toEqual([true, false]);
});
