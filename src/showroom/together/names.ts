import { CanvasTexture, SRGBColorSpace } from "three";

const ROW_PX = 64;
const WIDTH_PX = 512;
const PADDING_PX = 20;
const FONT_PX = 34;
/** How large a name is in the room, mm. */
export const NAME_MM = { width: 900, height: 900 * (ROW_PX / WIDTH_PX) } as const;

/** The names of people on one sheet, a row for each. */
export class Names {
  readonly texture: CanvasTexture<OffscreenCanvas>;
  private readonly context: OffscreenCanvasRenderingContext2D;
  private readonly rows: number;
  private readonly written: string[] = [];

  constructor(rows: number) {
    this.rows = rows;
    const canvas = new OffscreenCanvas(WIDTH_PX, ROW_PX * rows);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("No 2D canvas is available");
    this.context = context;
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = SRGBColorSpace;
  }

  /** Writes a name into its row, unless it stands there. */
  write(row: number, name: string): void {
    if (this.written[row] === name) return;
    this.written[row] = name;
    const { context } = this;
    const style = getComputedStyle(document.documentElement);
    context.clearRect(0, row * ROW_PX, WIDTH_PX, ROW_PX);
    context.font = `500 ${FONT_PX}px ${style.getPropertyValue("--font-sans")}`;
    const room = WIDTH_PX - 2 * PADDING_PX;
    const wide = Math.min(room, context.measureText(name).width) + 2 * PADDING_PX;
    context.fillStyle = style.getPropertyValue("--color-sheet");
    context.beginPath();
    context.roundRect((WIDTH_PX - wide) / 2, row * ROW_PX + 6, wide, ROW_PX - 12, 6);
    context.fill();
    context.fillStyle = style.getPropertyValue("--color-ink");
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(name, WIDTH_PX / 2, (row + 0.5) * ROW_PX + 2, room);
    this.texture.needsUpdate = true;
  }

  /** Where a row lies on the sheet, from its lower to its upper edge. */
  edges(row: number): readonly [low: number, high: number] {
    return [1 - (row + 1) / this.rows, 1 - row / this.rows];
  }

  dispose(): void {
    this.texture.dispose();
  }
}
