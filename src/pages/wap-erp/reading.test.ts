import { expect, test } from "vitest";
import { readReading } from "./reading.ts";

const SPECTRUM = Array.from({ length: 31 }, (_, index) => 0.1 + index / 100);

test("three figures are L*, a* and b*, with points, commas, tabs or lines between them", () => {
  const lab = { lab: [52.1, 3.2, -8.15] };
  for (const text of ["52.1 3.2 -8.15", "52,1; 3,2; −8,15", "52.1,3.2,-8.15", "52.1, 3.2, -8.15", "52.1\n3.2\t-8.15\n"])
    expect(readReading(text)).toEqual(lab);
});

test("thirty-one figures are a spectrum from 400 to 700 nm, as factors or as per cent", () => {
  expect(readReading(SPECTRUM.join("\t"))).toEqual({ spectrum: SPECTRUM });
  const perCent = SPECTRUM.map((factor) => (factor * 100).toFixed(2).replace(".", ","));
  const read = readReading(perCent.join(";"));
  expect(read && "spectrum" in read && read.spectrum.map((factor) => factor.toFixed(4))).toEqual(
    SPECTRUM.map((factor) => factor.toFixed(4)),
  );
});

test("what is neither is not guessed at", () => {
  for (const text of ["", "52.1 3.2", "navy", "120 0 0", "52 3 b", SPECTRUM.slice(1).join(" "), "-1 0 0"])
    expect(readReading(text)).toBeNull();
});
