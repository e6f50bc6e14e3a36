type Tag = readonly [code: number, value: string | number];

/** A text DXF of its group codes. */
export const dxfOf = (tags: readonly Tag[], ending = "\r\n"): string =>
  tags.map(([code, value]) => `${String(code).padStart(3)}${ending}${value}${ending}`).join("");

export const section = (name: string, ...tags: readonly Tag[][]): Tag[] => [
  [0, "SECTION"],
  [2, name],
  ...tags.flat(),
  [0, "ENDSEC"],
];
export const block = (name: string, ...tags: readonly Tag[][]): Tag[] => [
  [0, "BLOCK"],
  [8, 1],
  [2, name],
  [70, 0],
  [10, 0],
  [20, 0],
  ...tags.flat(),
  [0, "ENDBLK"],
];
export const line = (layer: number, from: readonly number[], to: readonly number[]): Tag[] => [
  [0, "LINE"],
  [8, layer],
  [10, from[0]!],
  [20, from[1]!],
  [11, to[0]!],
  [21, to[1]!],
];
export const words = (layer: number, said: string): Tag[] => [
  [0, "TEXT"],
  [8, layer],
  [10, 0],
  [20, 0],
  [40, 0.25],
  [1, said],
];
const arc = (layer: number, centre: readonly number[], radius: number, from: number, to: number): Tag[] => [
  [0, "ARC"],
  [8, layer],
  [10, centre[0]!],
  [20, centre[1]!],
  [40, radius],
  [50, from],
  [51, to],
];
const light = (layer: number, isClosed: boolean, places: readonly (readonly number[])[]): Tag[] => [
  [0, "LWPOLYLINE"],
  [8, layer],
  [90, places.length],
  [70, isClosed ? 1 : 0],
  ...places.flatMap(([x, y, bulge]): Tag[] => [[10, x!], [20, y!], ...(bulge === undefined ? [] : ([[42, bulge]] as Tag[]))]),
];

/**
 * A pocket as R12 systems in inches write it: no polylines, the boundary as lines in no order and an arc for its rounded foot, 6 inches
 * wide, straight for 5 inches, its foot a half circle; unix line ends.
 */
export const POCKET_IN_INCHES = dxfOf(
  [
    ...section("HEADER", [
      [9, "$ACADVER"],
      [1, "AC1009"],
    ]),
    ...section(
      "BLOCKS",
      block(
        "POCKET-10",
        line(1, [0, 5], [6, 5]),
        arc(1, [3, 0], 3, 180, 360),
        line(1, [0, 0], [0, 5]),
        line(1, [6, 5], [6, 0]),
        line(7, [3, 0], [3, 4]),
        line(8, [0, 4], [6, 4]),
        [
          [0, "POINT"],
          [8, 4],
          [10, 0],
          [20, 4],
        ],
        words(1, "Piece Name: Patch pocket"),
        words(1, "Size: 10"),
        words(1, "Quantity: 1,1"),
      ),
    ),
    ...section("ENTITIES", words(1, "STYLE NAME: WORK SHIRT"), words(1, "SAMPLE SIZE: 10"), words(1, "UNITS: ENGLISH")),
    [0, "EOF"],
  ],
  "\n",
);

/**
 * A half collar as newer systems write it: light polylines with a bow, the boundary left open where the cloth is folded, the unit in the
 * header, the block laid on the table turned by a quarter. 200 mm long, 80 mm high; its lower edge bows down by 10 mm.
 */
export const COLLAR_ON_FOLD = dxfOf([
  [999, "written by another system"],
  ...section("HEADER", [
    [9, "$INSUNITS"],
    [70, 4],
  ]),
  ...section(
    "BLOCKS",
    // The bow is 10 mm deep over 200 mm: its bulge is depth over half the chord.
    block(
      "COLLAR",
      light(1, false, [
        [0, 80],
        [200, 80],
        [200, 0, -0.1],
        [0, 0],
      ]),
      line(6, [0, 0], [0, 80]),
      light(14, false, [
        [0, 70],
        [190, 70],
        [190, 10],
        [0, 10],
      ]),
    ),
  ),
  ...section("ENTITIES", [
    [0, "INSERT"],
    [8, 1],
    [2, "COLLAR"],
    [10, 500],
    [20, 300],
    [50, 90],
  ]),
  [0, "EOF"],
]);
