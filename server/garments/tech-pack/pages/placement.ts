import { type ArtworkLattice, artworkMatrix, fractionOf } from "@selvedge/editor-core";
import { boundsOf, cornersOf, type Point } from "@selvedge/geometry-core";
import { fromLeft } from "../../../platform/print/fonts.ts";
import { points } from "../../../platform/print/page.ts";
import { number } from "../../../platform/print/sheet.ts";
import { finishWords, type Sewn } from "../contents/finishes.ts";
import type { PackArtwork, PackPiece } from "../contents/pack-input.ts";
import { drawDimension, figure } from "../drawing/dimension.ts";
import { type DrawingLayout, drawCloth, drawLines, onPage, scaleFor, strokeLine } from "../drawing/drawing.ts";
import { INK_2, INK_3, LINE, PAGE, type PackSheet, PLATE, THREAD, WIDTH } from "../drawing/sheet.ts";
import type { Flat } from "./pieces.ts";

const SIDE_MM = 104;
const ROOM = { width: WIDTH - SIDE_MM - 6, height: PAGE.foot - PAGE.top } as const;
/** Kept free round a piece for its dimension lines. */
const AROUND_MM = 7;
const BLOCK = { width: 50, gap: 4, height: 55, picture: 17 } as const;
/** From an artwork to the lines that say its own size, mm on the page. */
const OWN_MM = 4.5;
/** From the shoulder point outwards to the first line that begins level with it, mm on the page. */
const SHOULDER_MM = 3;

/** At what scale a piece is drawn with its artworks. */
export function placementScale({ outline }: Pick<PackPiece, "outline">): number {
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  return scaleFor([maxX - minX, maxY - minY], [ROOM.width - 2 * AROUND_MM, ROOM.height - 2 * AROUND_MM]);
}

function layoutOf(sheet: PackSheet, { outline }: PackPiece): DrawingLayout {
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  const scale = placementScale({ outline });
  return {
    x: sheet.x(0, ROOM.width) + ROOM.width / 2 - (minX + maxX) / 2 / scale,
    y: PAGE.top + ROOM.height / 2 - (minY + maxY) / 2 / scale,
    scale,
  };
}

const cornersOn = (artwork: PackArtwork) => cornersOf(artworkMatrix({ ...artwork, flipped: false }));

/** Whether there is more room left of an artwork than right of it: its height is written there. */
function hasRoomLeft({ distances }: PackArtwork): boolean {
  const far = (key: string) => distances.find((distance) => distance.key === key)?.mm ?? 0;
  return far("left") > far("right");
}

const away = ([x, y]: Point, [fx, fy]: Point, [tx, ty]: Point): Point => {
  const length = Math.hypot(tx - fx, ty - fy) || 1;
  return [x + ((tx - fx) / length) * OWN_MM, y + ((ty - fy) / length) * OWN_MM];
};

type Figures = readonly (() => void)[];
/** The figure of its own size stands aside from those of its distances. */
const ASIDE = { share: 0.25, room: 2 } as const;
const FAR_ASIDE = { share: 0.75, room: 2 } as const;

/** Its own width and height, along its own turned sides. */
function drawOwnSize(sheet: PackSheet, artwork: PackArtwork, layout: DrawingLayout): Figures {
  const [nw, ne, se, sw] = cornersOn(artwork).map((corner) => onPage(layout, corner)) as [Point, Point, Point, Point];
  return [
    drawDimension(sheet, away(sw, nw, sw), away(se, ne, se), artwork.width, ASIDE),
    hasRoomLeft(artwork)
      ? drawDimension(sheet, away(nw, ne, nw), away(sw, se, sw), artwork.height, FAR_ASIDE)
      : drawDimension(sheet, away(ne, nw, ne), away(se, sw, se), artwork.height, FAR_ASIDE),
  ];
}

/** `place` is the artwork's number on its piece, so that the lines from the shoulder stand beside each other. */
function drawDistances(sheet: PackSheet, artwork: PackArtwork, layout: DrawingLayout, place: number): Figures {
  const box = boundsOf(cornersOn(artwork));
  const dashed = { colour: INK_3, pt: 0.4, dash: [1.4, 1.2] } as const;
  return artwork.distances.flatMap(({ key, from, to, mm }) => {
    if (key === "width" || Math.abs(mm) < 0.05) return [];
    const [start, end] = [onPage(layout, from), onPage(layout, to)];
    if (key === "centre") {
      const y = onPage(layout, [0, box.minY])[1] - OWN_MM;
      sheet.line([end[0], y - 1], [end[0], onPage(layout, [0, artwork.y])[1]], dashed);
      return [drawDimension(sheet, [start[0], y], [end[0], y], mm)];
    }
    if (key !== "shoulder") return [drawDimension(sheet, start, end, mm)];
    // Beside the shoulder point, on the side where the artwork's own lines do not stand.
    const outwards = Math.sign(to[0] || 1) * (Math.abs(artwork.x) > Math.abs(to[0]) ? -1 : 1);
    const x = start[0] + outwards * (SHOULDER_MM + place * OWN_MM);
    sheet.line(start, [x, start[1]], dashed);
    sheet.line([x, end[1]], onPage(layout, [artwork.x < to[0] ? box.maxX : box.minX, box.minY]), dashed);
    return [drawDimension(sheet, [x, start[1]], [x, end[1]], mm, { share: 0.4 })];
  });
}

/** A lattice as the printer sets it: its steps, the drop as a share and in mm, and what is mirrored or turned. */
function latticeWords(sheet: PackSheet, { across, down, by, drop, symmetry }: ArtworkLattice): string[] {
  const symmetries = {
    mirror: "every other column mirrored",
    glide: "every other row mirrored",
    rotation: "every other column upside down",
  } as const;
  const share = fractionOf(drop)?.join("/") ?? `${(drop * 100).toFixed(1)} %`;
  const mm = drop * (by === "column" ? down : across);
  return [
    `${sheet.say("repeated all over")} ${fromLeft(`${figure(across)} × ${figure(down)} mm`)}`,
    ...(drop === 0
      ? []
      : [`${sheet.say(by === "column" ? "columns dropped by" : "rows shifted by")} ${fromLeft(`${share} = ${figure(mm)} mm`)}`]),
    ...(symmetry === "none" ? [] : [sheet.say(symmetries[symmetry])]),
  ];
}

/** How an artwork lies besides its place, in words. */
function mannerOf(sheet: PackSheet, artwork: PackArtwork, sewn: Sewn | undefined): string {
  const { angle, flipped, repeat, gap, lattice, onFabric, opacity } = artwork;
  const repeats = { horizontal: "repeated across", vertical: "repeated lengthwise", all: "repeated all over" } as const;
  const count = (stitches: number) => fromLeft(number(stitches, sheet.input.language, 0));
  return [
    ...finishWords(artwork, sewn, (text) => sheet.say(text), count),
    ...(angle === 0 ? [] : [`${sheet.say("Turned by")} ${fromLeft(`${angle.toFixed(1).replace("-", "\u2212")}°`)}`]),
    ...(flipped ? [sheet.say("mirrored")] : []),
    ...(repeat === "none"
      ? []
      : repeat === "all" && lattice
        ? latticeWords(sheet, lattice)
        : [`${sheet.say(repeats[repeat])} ${fromLeft(`+ ${figure(gap)} mm`)}`]),
    ...(onFabric ? [sheet.say("part of the cloth")] : []),
    ...(opacity < 1 ? [`${sheet.say("Opacity")} ${fromLeft(`${Math.round(opacity * 100)} %`)}`] : []),
  ].join(" · ");
}

function drawBlock(sheet: PackSheet, artwork: PackArtwork, left: number, y: number, { pictures, sewn }: Shown): void {
  const picture = pictures.get(artwork.imageId);
  const { page } = sheet;
  const x = sheet.x(left, BLOCK.picture);
  page.rect(points(x), points(y), points(BLOCK.picture), points(BLOCK.picture)).fill(PLATE);
  if (picture)
    page.image(picture, points(x + 1), points(y + 1), {
      fit: [points(BLOCK.picture - 2), points(BLOCK.picture - 2)],
      align: "center",
      valign: "center",
    });
  const text = { at: left + BLOCK.picture + 2.5, width: BLOCK.width - BLOCK.picture - 2.5 };
  sheet.mark(artwork.mark, [sheet.x(text.at, 4.6) + 2.3, y + 2.3]);
  sheet.write(artwork.name, { at: text.at + 6, y: y + 0.9, width: text.width - 6 }, { sizePt: 8.2, weight: 600 });
  sheet.write(fromLeft(`${figure(artwork.width)} × ${figure(artwork.height)} mm`), { ...text, y: y + 6.2 }, { sizePt: 8 });
  sheet.paragraph(mannerOf(sheet, artwork, sewn.get(artwork.mark)), { ...text, y: y + 10.4 }, { sizePt: 6.4, colour: INK_2 });
  let row = y + BLOCK.picture + 2;
  for (const { key, name, mm } of artwork.distances) {
    if (key === "width") continue;
    sheet.rule(row, LINE, left, BLOCK.width);
    sheet.write(sheet.say(name), { at: left, y: row + 1.1, width: 31 }, { sizePt: 7, colour: INK_2 });
    sheet.write(
      distanceText(sheet, key, mm),
      { at: left + 24, y: row + 1.1, width: BLOCK.width - 24 },
      { sizePt: 7.2, weight: 600, isFigure: true },
    );
    row += 4.7;
  }
  sheet.rule(row, LINE, left, BLOCK.width);
}

/** A distance as a table writes it; from a centre line with its side. */
export function distanceText(sheet: PackSheet, key: string, mm: number): string {
  if (key !== "centre") return fromLeft(`${mm < -0.05 ? "\u2212" : ""}${figure(mm)} mm`);
  if (Math.abs(mm) < 0.05) return sheet.say("on the line");
  return sheet.say(mm < 0 ? "{{distance}} left" : "{{distance}} right", { distance: fromLeft(`${figure(mm)} mm`) });
}

/** Pictures of the artworks, and what the embroidered ones take. */
type Shown = { readonly pictures: ReadonlyMap<string, Buffer>; readonly sewn: ReadonlyMap<string, Sewn> };

/** Tables of artworks beside the drawing, and on pages of their own where they are many. */
function drawBlocks(sheet: PackSheet, piece: PackPiece, artworks: readonly PackArtwork[], shown: Shown): void {
  const rows = Math.floor((PAGE.foot - PAGE.top - 10) / (BLOCK.height + 1));
  let rest = [...artworks];
  let [from, columns] = [WIDTH - SIDE_MM, 2];
  for (;;) {
    rest.slice(0, rows * columns).forEach((artwork, i) => {
      const left = from + (i % columns) * (BLOCK.width + BLOCK.gap);
      drawBlock(sheet, artwork, left, PAGE.top + Math.floor(i / columns) * (BLOCK.height + 1), shown);
    });
    rest = rest.slice(rows * columns);
    if (rest.length === 0) return;
    sheet.open(piece.name, sheet.say("Artwork placement"));
    [from, columns] = [0, Math.floor((WIDTH + BLOCK.gap) / (BLOCK.width + BLOCK.gap))];
  }
}

/** One piece with its artworks: drawn at scale with every distance, and a table of them. */
export function drawPlacement(sheet: PackSheet, piece: PackPiece, flat: Flat, shown: Shown): void {
  const artworks = sheet.input.artworks.filter(({ pieceKey }) => pieceKey === piece.key);
  const layout = layoutOf(sheet, piece);
  sheet.open(
    `${sheet.say("Artwork placement")}: ${piece.name}`,
    sheet.say("Scale 1:{{scale}}, sewing lines without seam allowance", { scale: layout.scale }),
  );
  drawCloth(sheet.page, piece.outline, flat.painted, flat.jpeg, layout);
  drawLines(sheet.page, piece, layout);
  const { minY, maxY } = boundsOf(piece.outline);
  if (piece.centre) {
    const { x } = piece.centre;
    strokeLine(
      sheet.page,
      [
        [x, minY - 4 * layout.scale],
        [x, maxY + 4 * layout.scale],
      ],
      layout,
      { pt: 0.5, colour: THREAD, dash: [7, 2, 1.5, 2], isClosed: false },
    );
  }
  for (const shoulder of piece.shoulders) {
    const [x, y] = onPage(layout, shoulder);
    sheet.page.save().circle(points(x), points(y), 2).fill(THREAD).restore();
  }
  for (const artwork of artworks) {
    const corners = cornersOn(artwork);
    strokeLine(sheet.page, corners, layout, { pt: 0.5, colour: THREAD });
  }
  const drawn = artworks.filter(({ isDrawn }) => isDrawn);
  const figures = drawn.flatMap((artwork, place) => [
    ...drawDistances(sheet, artwork, layout, place),
    ...drawOwnSize(sheet, artwork, layout),
  ]);
  for (const write of figures) write();
  for (const artwork of artworks) {
    const [nw, ne] = cornersOn(artwork);
    sheet.mark(artwork.mark, onPage(layout, hasRoomLeft(artwork) ? ne : nw));
  }
  for (const { number, x, y } of sheet.input.notes.filter(({ pieceKey }) => pieceKey === piece.key))
    sheet.mark(String(number), onPage(layout, [x, y]), { isFilled: false });
  const words = sheet.say(
    "In mm on the flat piece: from the sewing line to the edge of the artwork, from the centre line to its middle, from HPS down to its top. Left and right as drawn.",
  );
  sheet.paragraph(words, { at: WIDTH - SIDE_MM, y: PAGE.foot - 6, width: SIDE_MM }, { sizePt: 6.6, colour: INK_3 });
  drawBlocks(sheet, piece, artworks, shown);
}
