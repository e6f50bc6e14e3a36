/** One picture of the sheet with the lines under it. */
export type SheetPicture = { readonly url: string; readonly lines: readonly string[] };
export type SheetText = { readonly title: string; readonly note: string; readonly dir: "ltr" | "rtl" };

/** Pixels of the sheet: two for each of a page of A4 at 96 dpi across. */
const WIDTH = 1_600;
const MARGIN = 80;
const GAP = 32;
const HEAD = 120;
const LINE = 30;
const RATIO = 1.25;
const MAX_COLUMNS = 4;
const PAPER = "#f6f5f1";
const INK = "#1b1c20";
const INK_2 = "#4c4b48";
const PLATE = "#e8e6e2";

/** Where each picture of a sheet stands, and how high the sheet is, in pixels. */
export function layOut(count: number, lines: number) {
  const columns = Math.min(MAX_COLUMNS, Math.max(1, count));
  const width = Math.floor((WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns);
  const height = Math.round(width * RATIO);
  const cell = height + lines * LINE + GAP + 12;
  const places = Array.from({ length: count }, (_, index) => ({
    x: MARGIN + (index % columns) * (width + GAP),
    y: MARGIN + HEAD + Math.floor(index / columns) * cell,
  }));
  return { width, height, places, sheetHeight: MARGIN * 2 + HEAD + Math.ceil(count / columns) * cell - GAP };
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** A text cut to a width, with dots where something is missing. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  let end = text.length;
  while (end > 0 && context.measureText(`${text.slice(0, end)}…`).width > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** Draws the pictures with their names on one sheet of paper, as PNG. Rejects when a picture does not arrive. */
export async function drawSheet(pictures: readonly SheetPicture[], { title, note, dir }: SheetText): Promise<Blob> {
  await document.fonts.ready;
  const images = await Promise.all(pictures.map(({ url }) => load(url)));
  const lines = Math.max(...pictures.map((picture) => picture.lines.length));
  const { width, height, places, sheetHeight } = layOut(pictures.length, lines);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, sheetHeight];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No 2D canvas is available");
  const { fontFamily } = getComputedStyle(document.body);
  const isMirrored = dir === "rtl";
  const start = (x: number, span: number) => (isMirrored ? WIDTH - x - span : x);
  const write = (text: string, x: number, y: number, span: number, font: string, colour: string) => {
    context.font = `${font} ${fontFamily}`;
    context.fillStyle = colour;
    context.fillText(fitted(context, text, span), isMirrored ? WIDTH - x : x, y);
  };
  context.direction = dir;
  context.textAlign = "start";
  context.imageSmoothingQuality = "high";
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, sheetHeight);
  write(title, MARGIN, MARGIN + 40, WIDTH - 2 * MARGIN, "300 44px", INK);
  write(note, MARGIN, MARGIN + 80, WIDTH - 2 * MARGIN, "400 22px", INK_2);
  for (const [index, { x, y }] of places.entries()) {
    const image = images[index]!;
    const left = start(x, width);
    context.fillStyle = PLATE;
    context.fillRect(left, y, width, height);
    const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.drawImage(image, left + (width - w) / 2, y + (height - h) / 2, w, h);
    for (const [line, text] of pictures[index]!.lines.entries())
      write(text, x, y + height + 34 + line * LINE, width, line === 0 ? "500 22px" : "400 20px", line === 0 ? INK : INK_2);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The sheet could not be written"))), "image/png"),
  );
}
