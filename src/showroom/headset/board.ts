import { CanvasTexture, SRGBColorSpace } from "three";
import { brokenInto } from "../words/lines.ts";
import { BOARD_HEIGHT, BOARD_MM, BOARD_WIDTH, buttonsOn, MARGIN_PX, type Rectangle } from "./buttons.ts";
import { drawnWith, upright } from "./sheets.ts";
import type { BoardText } from "./types.ts";

const [WIDTH, HEIGHT, MARGIN] = [BOARD_WIDTH, BOARD_HEIGHT, MARGIN_PX];
/** Where the rows begin, how high each is and how far apart its lines are, px. */
const [ROWS_TOP, ROW, LEADING] = [167, 88, 35];
const TEXT_PX = 30;
const MAX_LINES = 2;
/** Words of a button, and how far apart their lines are; where what came of a press is said, px. */
const [BUTTON_PX, BUTTON_LEADING, SAID_Y] = [26, 30, 766];
/** So wide may a label and its value be. */
const LABEL_WIDTH = (WIDTH - 2 * MARGIN) * 0.4;
const VALUE_WIDTH = (WIDTH - 2 * MARGIN) * 0.6 - 20;

type Measure = (part: string) => number;

/** The lines of a row; `measure` says how wide a part of them is. */
export const linesOfRow = (label: string, value: string, measure: { readonly label: Measure; readonly value: Measure }) => ({
  label: brokenInto(label, LABEL_WIDTH, MAX_LINES, measure.label),
  value: brokenInto(value, VALUE_WIDTH, MAX_LINES, measure.value),
});

/** Beside the words of a button to both sides together, px. */
const BUTTON_EDGES = 24;

/** The lines of a button that is so wide, px, and of what came of a press. */
export const linesOfButton = (label: string, width: number, measure: Measure) =>
  brokenInto(label, width - BUTTON_EDGES, MAX_LINES, measure);
export const linesOfSaid = (said: string, measure: Measure) => brokenInto(said, WIDTH - 2 * MARGIN, MAX_LINES, measure);

const fontOf = (style: CSSStyleDeclaration, weight: number, px: number, family: "--font-sans" | "--font-serif") =>
  `${weight} ${px}px ${style.getPropertyValue(family)}`;

/** What is written left to right stays so among words that are not. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** A small board that says what is in hand, or how one goes about: written in the page's own type, language and direction. */
export class Board {
  readonly mesh;
  readonly bytes = Math.round((WIDTH * HEIGHT * 16) / 3);
  /** What can be pressed on it, px from its upper left corner. */
  buttons: readonly Rectangle[] = [];
  private readonly canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  private readonly texture = new CanvasTexture(this.canvas);
  private text: BoardText | null = null;
  private written = "";
  private aimed = -1;

  constructor() {
    this.texture.colorSpace = SRGBColorSpace;
    this.mesh = drawnWith(upright(BOARD_MM.width, BOARD_MM.height), this.texture, { order: 4 });
    this.mesh.visible = false;
  }

  /** Writes it anew where it says something else, or where another of its buttons is pointed at, −1 for none; in another type until its own has come. */
  write(text: BoardText, aimed = -1): void {
    // Asked in every frame.
    if (text === this.text && aimed === this.aimed) return;
    this.text = text;
    this.aimed = aimed;
    const said = JSON.stringify([text, aimed]);
    if (said === this.written) return;
    this.written = said;
    this.paint(text);
    const style = getComputedStyle(document.documentElement);
    const faces = [
      fontOf(style, 400, TEXT_PX, "--font-sans"),
      fontOf(style, 500, TEXT_PX, "--font-sans"),
      fontOf(style, 300, 40, "--font-serif"),
    ];
    void Promise.allSettled(faces.map((face) => document.fonts.load(face, said))).then(() => {
      if (this.written === said) this.paint(text);
    });
  }

  private paint({ title, name, rows, actions = [], said = null }: BoardText): void {
    const context = this.canvas.getContext("2d");
    if (!context) throw new Error("No 2D canvas is available");
    const style = getComputedStyle(document.documentElement);
    const colour = (token: string) => style.getPropertyValue(token);
    const isFromRight = document.documentElement.dir === "rtl";
    this.buttons = buttonsOn(actions.length, isFromRight);
    const [start, end] = isFromRight ? [WIDTH - MARGIN, MARGIN] : [MARGIN, WIDTH - MARGIN];
    const wide = WIDTH - 2 * MARGIN;
    const measureIn = (font: string) => (part: string) => {
      context.font = font;
      return context.measureText(part).width;
    };
    const line = (text: string, y: number, font: string) => {
      const [shown] = brokenInto(text, wide, 1, measureIn(font));
      context.fillText(isolated(shown ?? ""), start, y);
    };
    const lines = (all: readonly string[], x: number, y: number) => {
      for (const [index, text] of all.entries())
        context.fillText(isolated(text), x, y + (index - (all.length - 1) / 2) * LEADING);
    };
    context.direction = isFromRight ? "rtl" : "ltr";
    context.textAlign = "start";
    context.textBaseline = "middle";
    context.fillStyle = colour("--color-sheet");
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.fillStyle = colour("--color-thread");
    context.fillRect(isFromRight ? WIDTH - 6 : 0, 0, 6, HEIGHT);
    context.fillStyle = colour("--color-ink");
    line(title, 60, fontOf(style, 500, 40, "--font-sans"));
    line(name, 118, fontOf(style, 300, 40, "--font-serif"));
    const fonts = { label: fontOf(style, 400, TEXT_PX, "--font-sans"), value: fontOf(style, 500, TEXT_PX, "--font-sans") };
    const measure = { label: measureIn(fonts.label), value: measureIn(fonts.value) };
    rows.forEach(([label, value], index) => {
      const top = ROWS_TOP + index * ROW;
      context.fillStyle = colour("--color-line");
      context.fillRect(MARGIN, top, wide, 2);
      const broken = linesOfRow(label, value, measure);
      context.font = fonts.label;
      context.fillStyle = colour("--color-ink-2");
      context.textAlign = "start";
      lines(broken.label, start, top + ROW / 2);
      context.font = fonts.value;
      context.fillStyle = colour("--color-ink");
      context.textAlign = "end";
      lines(broken.value, end, top + ROW / 2);
    });
    const type = fontOf(style, 500, BUTTON_PX, "--font-sans");
    this.buttons.forEach((button, index) => {
      const { label, isOn } = actions[index]!;
      this.paintButton(context, button, { isOn, isAimed: index === this.aimed, colour });
      context.font = type;
      context.textAlign = "center";
      const words = linesOfButton(label, button.width, measureIn(type));
      for (const [at, text] of words.entries())
        context.fillText(
          isolated(text),
          button.x + button.width / 2,
          button.y + button.height / 2 + (at - (words.length - 1) / 2) * BUTTON_LEADING,
        );
    });
    context.textAlign = "start";
    context.fillStyle = colour("--color-ink");
    const told = said ? linesOfSaid(said, measure.label) : [];
    context.font = fonts.label;
    lines(told, start, SAID_Y);
    this.texture.needsUpdate = true;
  }

  /** One that is on is filled, one that is pointed at has the thread about it; its words are to be written next. */
  private paintButton(
    context: OffscreenCanvasRenderingContext2D,
    { x, y, width, height }: Rectangle,
    { isOn, isAimed, colour }: { isOn: boolean; isAimed: boolean; colour: (token: string) => string },
  ): void {
    context.fillStyle = colour(isOn ? "--color-ink" : "--color-sheet");
    context.fillRect(x, y, width, height);
    context.strokeStyle = colour(isAimed ? "--color-thread" : "--color-ink");
    context.lineWidth = isAimed ? 7 : 2;
    context.strokeRect(x, y, width, height);
    context.fillStyle = colour(isOn ? "--color-sheet" : "--color-ink");
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture.dispose();
  }
}
