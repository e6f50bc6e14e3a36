import { CanvasTexture, SRGBColorSpace } from "three";
import { brokenInto } from "../words/lines.ts";
import { drawnWith, upright } from "./sheets.ts";
import type { BoardText } from "./types.ts";

/** Its size in the room, and how finely it is written. */
export const BOARD_MM = { width: 360, height: 300 } as const;
const PX_PER_MM = 2.4;
const [WIDTH, HEIGHT] = [BOARD_MM.width * PX_PER_MM, BOARD_MM.height * PX_PER_MM];
const MARGIN = 44;
const ROW = 58;
/** The share of a row that its label may take. */
const LABEL = 0.4;

const fontOf = (style: CSSStyleDeclaration, weight: number, px: number, family: "--font-sans" | "--font-serif") =>
  `${weight} ${px}px ${style.getPropertyValue(family)}`;

/** What is written left to right stays so among words that are not. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A small board that says what is in hand, or how one goes about: written in the page's own type, language and direction. */
export class Board {
  readonly mesh;
  readonly bytes = Math.round((WIDTH * HEIGHT * 16) / 3);
  private readonly canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  private readonly texture = new CanvasTexture(this.canvas);
  private written = "";

  constructor() {
    this.texture.colorSpace = SRGBColorSpace;
    this.mesh = drawnWith(upright(BOARD_MM.width, BOARD_MM.height), this.texture, { order: 4 });
    this.mesh.visible = false;
  }

  /** Writes it anew where it says something else; in another type until its own has come. */
  write(text: BoardText): void {
    const said = JSON.stringify(text);
    if (said === this.written) return;
    this.written = said;
    this.paint(text);
    const style = getComputedStyle(document.documentElement);
    const faces = [
      fontOf(style, 400, 30, "--font-sans"),
      fontOf(style, 500, 30, "--font-sans"),
      fontOf(style, 300, 40, "--font-serif"),
    ];
    void Promise.allSettled(faces.map((face) => document.fonts.load(face, said))).then(() => {
      if (this.written === said) this.paint(text);
    });
  }

  private paint({ title, name, rows }: BoardText): void {
    const context = this.canvas.getContext("2d");
    if (!context) throw new Error("No 2D canvas is available");
    const style = getComputedStyle(document.documentElement);
    const colour = (token: string) => style.getPropertyValue(token);
    const isFromRight = document.documentElement.dir === "rtl";
    const [start, end] = isFromRight ? [WIDTH - MARGIN, MARGIN] : [MARGIN, WIDTH - MARGIN];
    const wide = WIDTH - 2 * MARGIN;
    const line = (text: string, x: number, y: number, width: number) => {
      const [shown] = brokenInto(text, width, 1, (part) => context.measureText(part).width);
      context.fillText(isolated(shown ?? ""), x, y);
    };
    context.direction = isFromRight ? "rtl" : "ltr";
    context.textAlign = "start";
    context.textBaseline = "middle";
    context.fillStyle = colour("--color-sheet");
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = colour("--color-thread");
    context.fillRect(isFromRight ? WIDTH - 6 : 0, 0, 6, HEIGHT);
    context.fillStyle = colour("--color-ink");
    context.font = fontOf(style, 500, 40, "--font-sans");
    line(title, start, 60, wide);
    context.font = fontOf(style, 300, 40, "--font-serif");
    line(name, start, 118, wide);
    rows.forEach(([label, value], index) => {
      const y = 196 + index * ROW;
      context.fillStyle = colour("--color-line");
      context.fillRect(MARGIN, y - ROW / 2, wide, 2);
      context.font = fontOf(style, 400, 30, "--font-sans");
      context.fillStyle = colour("--color-ink-2");
      context.textAlign = "start";
      line(label, start, y, wide * LABEL);
      context.font = fontOf(style, 500, 30, "--font-sans");
      context.fillStyle = colour("--color-ink");
      context.textAlign = "end";
      line(value, end, y, wide * (1 - LABEL) - 20);
    });
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture.dispose();
  }
}
