import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";

/** One fabric of a contact sheet: its swatch as an encoded picture, and what stands below it. */
export type Frame = { readonly swatch: Uint8Array; readonly code: string; readonly name: string };

const ACROSS = 8;
const SWATCH_PX = 220;
const GAP_PX = 20;
const WORDS_PX = 46;
const HEAD_PX = 76;
const GROUND = "#fdfcfb";
const INK = "#1c1b19";
const PALE = "#6b6862";

const font = (weight: 400 | 600) =>
  fileURLToPath(import.meta.resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`));

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!);

/** A line of text as a picture, cut off where it would be wider than `width` px. */
async function line(text: string, colour: string, px: number, width: number, weight: 400 | 600 = 400) {
  const written = (shown: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped(shown)}</span>`,
        font: `IBM Plex Sans ${px}px`,
        fontfile: font(weight),
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  for (let length = text.length; length > 1; length--) {
    const made = await written(length < text.length ? `${text.slice(0, length).trimEnd()}…` : text);
    if (made.info.width <= width) return made.data;
  }
  return (await written(text.slice(0, 1))).data;
}

/** A sheet of swatches at one scale with their codes and names, as PNG. */
export async function contactSheet(title: string, frames: readonly Frame[]): Promise<Buffer> {
  const cell = { width: SWATCH_PX + GAP_PX, height: SWATCH_PX + WORDS_PX + GAP_PX };
  const width = GAP_PX + ACROSS * cell.width;
  const height = HEAD_PX + Math.ceil(frames.length / ACROSS) * cell.height;
  const layers: OverlayOptions[] = [{ input: await line(title, INK, 30, width - 2 * GAP_PX, 600), left: GAP_PX, top: 24 }];
  for (const [index, { swatch, code, name }] of frames.entries()) {
    const left = GAP_PX + (index % ACROSS) * cell.width;
    const top = HEAD_PX + Math.floor(index / ACROSS) * cell.height;
    layers.push(
      { input: await sharp(swatch).resize(SWATCH_PX, SWATCH_PX).toBuffer(), left, top },
      { input: await line(code, INK, 15, SWATCH_PX, 600), left, top: top + SWATCH_PX + 6 },
      { input: await line(name, PALE, 14, SWATCH_PX), left, top: top + SWATCH_PX + 26 },
    );
  }
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .png({ palette: false })
    .toBuffer();
}
