import { type Artwork, type Dimension, dimensionsOf, landmarksOf } from "@selvedge/editor-core";
import type { Pattern } from "@selvedge/garment-core";
import { distance, nearestOnSegment, type Point } from "@selvedge/geometry-core";
import type { PackDistance } from "../contents/pack-input.ts";
import type { PackText } from "../contents/texts.ts";

const ON_SEAM_MM = 0.6;
const HEMMED = /^(front|back|skirt|sleeve|top|under)/;

const isOnRun = (point: Point, run: readonly Point[]): boolean =>
  run.some((from, i) => i + 1 < run.length && distance(point, nearestOnSegment(point, from, run[i + 1]!)) < ON_SEAM_MM);

/** Fronts that lie over each other are buttoned, not sewn. */
const isButtoned = ({ a, b, kind }: Pattern["seams"][number]): boolean =>
  kind === "attach" && /^front/.test(a.pieceKey) && /^front/.test(b.pieceKey);

/** Whether the edge of a piece is sewn to another at a place. */
const isSewn = ({ seams }: Pattern, key: string, point: Point): boolean =>
  seams
    .filter((seam) => !isButtoned(seam))
    .some(({ a, b }) => [a, b].some(({ pieceKey, points }) => pieceKey === key && isOnRun(point, points)));

const EDGES = {
  left: { sewn: "Left seam", free: "Left edge" },
  right: { sewn: "Right seam", free: "Right edge" },
  top: { sewn: "Seam above", free: "Upper edge" },
  bottom: { sewn: "Seam below", free: "Lower edge" },
} as const satisfies Record<string, { sewn: PackText; free: PackText }>;
const CENTRES = { front: "Centre front", back: "Centre back", piece: "Centre line" } as const satisfies Record<string, PackText>;
/** As a factory reads them: from the centre, down from the shoulder, to the edges. */
const READ: readonly Dimension["key"][] = ["centre", "shoulder", "top", "bottom", "left", "right"];

/** The distances of an artwork on its piece, each with what it is measured from. */
export function packDistances(
  pattern: Pattern,
  artwork: Pick<Artwork, "pieceKey" | "x" | "y" | "width" | "height" | "angle">,
): PackDistance[] {
  const piece = pattern.pieces.find(({ key }) => key === artwork.pieceKey);
  if (!piece) return [];
  const marks = landmarksOf(pattern, piece.key);
  const lines = dimensionsOf(artwork, { outline: piece.outline, ...marks });
  const nameOf = ({ key, from }: Dimension): PackText => {
    if (key === "width") return "Width × height";
    if (key === "centre") return CENTRES[marks.centre!.of];
    if (key === "shoulder") return "High point shoulder (HPS)";
    if (isSewn(pattern, piece.key, from)) return EDGES[key].sewn;
    return key === "bottom" && HEMMED.test(piece.key) ? "Hem" : EDGES[key].free;
  };
  return READ.flatMap((key) => lines.filter((line) => line.key === key)).map((line) => ({ ...line, name: nameOf(line) }));
}
