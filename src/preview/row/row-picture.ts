import { blank } from "../making/easel.ts";
import { NAME_PX, type RowLayout } from "./row-layout.ts";

const MARGIN_PX = 16;
const NAME_SIZE_PX = 14;
const [SHEET, INK] = ["#fdfcfa", "#1b1c20"];

type Shown = { readonly layout: RowLayout; readonly names: readonly string[]; readonly plate: string; readonly width: number };

/** All garments of a row with their names below them, as a PNG of the size they have on the screen. `drawNow` renders and gives the canvas. */
export async function rowPicture(drawNow: () => HTMLCanvasElement, { layout, names, plate, width }: Shown): Promise<Blob> {
  const { fontFamily } = getComputedStyle(document.body);
  const drawn = drawNow();
  const ratio = drawn.width / width;
  const [canvas, context] = blank(
    Math.round((width + 2 * MARGIN_PX) * ratio),
    Math.round((layout.height + 2 * MARGIN_PX) * ratio),
  );
  context.fillStyle = SHEET;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(ratio, 0, 0, ratio, MARGIN_PX * ratio, MARGIN_PX * ratio);
  context.fillStyle = plate;
  for (const { x, y, width, height } of layout.cells) context.fillRect(x, y, width, height);
  context.drawImage(drawn, 0, 0, width, drawn.height / ratio);
  context.fillStyle = INK;
  context.font = `500 ${NAME_SIZE_PX}px ${fontFamily}`;
  context.textBaseline = "middle";
  context.textAlign = "center";
  for (const [index, { x, y, width, height }] of layout.cells.entries())
    context.fillText(names[index] ?? "", x + width / 2, y + height + NAME_PX / 2, width);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("The picture could not be written"))), "image/png"),
  );
}
