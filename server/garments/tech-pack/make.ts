import { draftPattern, layGarment, SETTLED_TRIES } from "@selvedge/garment-core";
import { pxPerMmAt } from "@selvedge/geometry-core";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { swatchJpeg } from "../../fabrics/swatches/print/swatch-picture.ts";
import { fromLeft } from "../../platform/print/fonts.ts";
import { points } from "../../platform/print/page.ts";
import { number } from "../../platform/print/sheet.ts";
import { sewnOf } from "./contents/finishes.ts";
import type { PackPiece, TechPackInput } from "./contents/pack-input.ts";
import { openGarment, YAW } from "./drawing/garment-view.ts";
import { jpegOf, openPaints, type Paints, paintPiece } from "./drawing/paint.ts";
import { PAGE, PackSheet } from "./drawing/sheet.ts";
import { drawChart } from "./pages/chart.ts";
import { drawConsumption } from "./pages/consumption.ts";
import { CUTTING_MM, type Cutting, drawContents, drawCover } from "./pages/cover.ts";
import { drawMaterials } from "./pages/materials.ts";
import { drawNotes } from "./pages/notes.ts";
import { drawPieces, type Flat, flatScale } from "./pages/pieces.ts";
import { drawPlacement, placementScale } from "./pages/placement.ts";
import { drawSignOffs } from "./pages/sign-offs.ts";

/** Pixels of painted cloth a mm of the page: 200 dpi. */
const PER_MM = pxPerMmAt(200);
const CUTTING_DPI = 240;
const VIEW_PX = { width: 630, height: 840 } as const;
const VIEWS = [
  ["Front view", YAW.front],
  ["Back view", YAW.back],
] as const;
/** The paper seen through the cloth where dimensions are written on it. */
const VEIL = 0.55;
const PICTURE_PX = 260;

type Views = { readonly name: string; readonly jpeg: Buffer }[];

/** The garment as it hangs, in its cloth and with its artwork, from before and behind; else the board as it was saved. */
async function viewsOf(sheet: PackSheet, paints: Paints): Promise<Views> {
  const { drape, preview, pieces, placement, buttons } = sheet.input;
  if (!drape) {
    if (!preview) return [];
    const jpeg = await sharp(preview).flatten({ background: "#d5d5d4" }).jpeg({ quality: 90 }).toBuffer();
    return [{ name: sheet.say("Design board as saved"), jpeg }];
  }
  const draw = await openGarment({ pieces, placement, buttons }, drape, paints);
  const views: Views = [];
  for (const [name, yaw] of VIEWS) {
    const pixels = draw(VIEW_PX, yaw);
    const jpeg = await sharp(pixels, { raw: { ...VIEW_PX, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
      .toBuffer();
    views.push({ name: sheet.say(name), jpeg });
  }
  return views;
}

async function cuttingsOf(
  { fabrics, language }: TechPackInput,
  paints: Paints,
): Promise<{ listed: Cutting[]; byKey: Map<string, Buffer> }> {
  const byKey = new Map<string, Buffer>();
  const listed: Cutting[] = [];
  for (const { key, code, name, composition, weightGsm, widthCm } of fabrics) {
    const tile = await paints.tile(key);
    if (!tile) continue;
    const jpeg = await swatchJpeg(tile, { widthMm: CUTTING_MM, heightMm: CUTTING_MM, dpi: CUTTING_DPI });
    byKey.set(key, jpeg);
    const measures = [
      ...(weightGsm === null ? [] : [fromLeft(`${number(weightGsm, language, 0)} g/m²`)]),
      ...(widthCm === null ? [] : [fromLeft(`${number(widthCm, language, 0)} cm`)]),
    ];
    listed.push({ code, lines: [name, composition, measures.join(" · ")].filter(Boolean), jpeg });
  }
  return { listed, byKey };
}

const flatOf = async (input: Parameters<typeof paintPiece>[0], paints: Paints): Promise<Flat> => {
  const painted = await paintPiece(input, paints);
  return { painted, jpeg: await jpegOf(painted) };
};

/** Pictures of the artworks for their tables. */
async function picturesOf({ images, artworks }: TechPackInput): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const { imageId } of artworks) {
    const bytes = images[imageId];
    if (!bytes || pictures.has(imageId)) continue;
    const png = sharp(bytes)
      .resize(PICTURE_PX, PICTURE_PX, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#e8e6e2" });
    pictures.set(imageId, await png.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer());
  }
  return pictures;
}

const isFilled = (input: TechPackInput, { key }: PackPiece): boolean => (input.placement[key]?.length ?? 0) > 0;

/** The tech pack of a design as a PDF, A4 across. Two to four seconds; the same input gives the same pages. */
export async function makeTechPack(input: TechPackInput): Promise<Uint8Array> {
  const page = new PDFDocument({
    size: [points(PAGE.width), points(PAGE.height)],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: `${input.head.design}, ${input.texts["Tech pack"]}`, CreationDate: new Date(input.head.savedAt) },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    page.on("data", (part: Buffer) => parts.push(part));
    page.on("end", () => resolve(Buffer.concat(parts)));
    page.on("error", reject);
  });
  const sheet = new PackSheet(page, input);
  const paints = openPaints(input.tiles, input.images);
  const cuttings = await cuttingsOf(input, paints);
  const facts = drawCover(sheet, { views: await viewsOf(sheet, paints) }, cuttings.listed);

  const flats = new Map<string, Flat>();
  const perMm = PER_MM / flatScale(input.pieces);
  for (const piece of input.pieces.filter((one) => isFilled(input, one)))
    flats.set(piece.key, await flatOf({ outline: piece.outline, stamps: input.placement[piece.key]!, perMm }, paints));
  drawPieces(sheet, flats);

  const [pictures, sewn] = [await picturesOf(input), await sewnOf(input)];
  for (const piece of input.pieces.filter(({ key }) => input.artworks.some(({ pieceKey }) => pieceKey === key))) {
    const flat = await flatOf(
      { outline: piece.outline, stamps: input.placement[piece.key] ?? [], perMm: PER_MM / placementScale(piece), veil: VEIL },
      paints,
    );
    drawPlacement(sheet, piece, flat, { pictures, sewn });
  }
  drawMaterials(sheet, cuttings.byKey);
  if (input.cloths.length > 0) {
    const { recipe, size, chosen } = input.garment;
    const pattern = draftPattern(recipe, size, chosen);
    drawConsumption(
      sheet,
      input.cloths.map((cloth) => ({ cloth, laid: layGarment(pattern, cloth, SETTLED_TRIES) })),
    );
  }
  drawNotes(sheet);
  drawChart(sheet);
  drawSignOffs(sheet);
  drawContents(sheet, facts);
  sheet.number();
  page.end();
  return whole;
}
