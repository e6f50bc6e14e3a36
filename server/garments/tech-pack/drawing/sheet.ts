import { isFromRight } from "@selvedge/contract";
import { POINTS_PER_MM, type Point } from "@selvedge/geometry-core";
import { fromLeft } from "../../../platform/print/fonts.ts";
import { type Page, points, type TextStyle, writeLine, writeParagraph } from "../../../platform/print/page.ts";
import { dateOf } from "../../../platform/print/sheet.ts";
import type { TechPackInput } from "../contents/pack-input.ts";
import type { PackText } from "../contents/texts.ts";

/** A4 across, mm; `top` and `foot` are where what is on a page begins and ends. */
export const PAGE = { width: 297, height: 210, margin: 12, top: 28, foot: 194 } as const;
export const WIDTH = PAGE.width - 2 * PAGE.margin;
/** The look's ink, hairline and thread. */
export const INK = "#1b1c20";
export const INK_2 = "#4c4b48";
export const INK_3 = "#64625d";
export const LINE = "#d6d3cb";
export const THREAD = "#b0123f";
export const SHEET = "#fdfcfa";
export const PLATE = "#e8e6e2";
const HAIRLINE_PT = 0.4;

type Place = { readonly at: number; readonly y: number; readonly width: number };
type Style = Partial<TextStyle> & { readonly isFigure?: boolean };
type Pen = { readonly colour?: string; readonly pt?: number; readonly dash?: readonly number[] };

/** The pages of a tech pack: how things are written and where they lie. Places count from where a line begins, so that Arabic is mirrored. */
export class PackSheet {
  readonly page: Page;
  readonly input: TechPackInput;
  readonly fromRight: boolean;
  /** Titles of the pages in their order. */
  readonly titles: string[] = [];

  constructor(page: Page, input: TechPackInput) {
    this.page = page;
    this.input = input;
    this.fromRight = isFromRight(input.language);
  }

  say(text: PackText, values: Readonly<Record<string, string | number>> = {}): string {
    return this.input.texts[text].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  }

  /** Where something `width` mm wide lies on the page, counted from the margin where lines begin. */
  x(left: number, width: number): number {
    return this.fromRight ? PAGE.width - PAGE.margin - left - width : PAGE.margin + left;
  }

  write(text: string, { at, y, width }: Place, { isFigure = false, ...style }: Style = {}): void {
    const { language } = this.input;
    writeLine(this.page, text, this.x(at, width), y, width, {
      sizePt: 8,
      colour: INK,
      align: isFigure ? "end" : "start",
      ...style,
      language,
    });
  }

  /** Writes a text with its own line breaks; says how many mm it took. */
  paragraph(text: string, { at, y, width }: Place, style: Style = {}): number {
    const { language } = this.input;
    const whole = { sizePt: 8, colour: INK, ...style, language };
    const leading = (whole.sizePt * 1.45) / POINTS_PER_MM;
    let lines = 0;
    for (const part of text.split("\n"))
      lines += writeParagraph(this.page, part, this.x(at, width), y + lines * leading, width, whole);
    return lines * leading;
  }

  /** A straight line between places of the page, mm. */
  line(from: Point, to: Point, { colour = INK, pt = HAIRLINE_PT, dash }: Pen = {}): void {
    const { page } = this;
    page.save().lineWidth(pt).strokeColor(colour);
    // Its types know a single length; it takes a row of them.
    if (dash) page.dash(dash as unknown as number, {});
    page.moveTo(points(from[0]), points(from[1])).lineTo(points(to[0]), points(to[1])).stroke().restore();
  }

  rule(y: number, colour: string = LINE, left = 0, width = WIDTH): void {
    const x = this.x(left, width);
    this.line([x, y], [x + width, y], { colour });
  }

  /** A heading within a page. */
  heading(text: string, left: number, y: number, width: number): void {
    this.write(text, { at: left, y, width }, { sizePt: 10.5, weight: 600 });
    this.rule(y + 5.6, INK, left, width);
  }

  /** A letter or number in a circle, its middle at a place of the page. */
  mark(text: string, [x, y]: Point, { isFilled = true, radius = 2.3 } = {}): void {
    const { page } = this;
    page.save().lineWidth(0.7).circle(points(x), points(y), points(radius));
    if (isFilled) page.fillAndStroke(THREAD, SHEET);
    else page.fillAndStroke(SHEET, INK);
    page.restore();
    writeLine(page, text, x - 6, y - 1.25, 12, {
      sizePt: 7,
      weight: 600,
      align: "center",
      colour: isFilled ? SHEET : INK,
      language: "en",
    });
  }

  /** A new page under a title, with what it belongs to. */
  open(title: string, note = ""): void {
    const { page } = this;
    const { head } = this.input;
    page.addPage();
    this.titles.push(title);
    page.rect(0, 0, points(PAGE.width), points(PAGE.height)).fill("#ffffff");
    const selvedge = this.x(0, 1.5);
    const [whole, stitched] = this.fromRight ? [selvedge + 1.2, selvedge] : [selvedge + 0.3, selvedge + 1.5];
    this.line([whole, 10], [whole, 20], { colour: THREAD, pt: 1.6 });
    this.line([stitched, 10], [stitched, 20], { colour: THREAD, pt: 0.8, dash: [2.6, 1.6] });
    this.write(title, { at: 5, y: 9.6, width: 150 }, { sizePt: 15, weight: 600 });
    if (note) this.write(note, { at: 5, y: 16.8, width: 150 }, { sizePt: 7.5, colour: INK_3 });
    const side = { at: 160, width: WIDTH - 160 };
    this.write(head.design, { ...side, y: 10.4 }, { sizePt: 9, weight: 600, isFigure: true });
    const about = [head.style, `${this.say("Sample size")} ${fromLeft(head.size)}`, `${this.say("Revision")} ${head.revision}`];
    this.write(about.join(" · "), { ...side, y: 15.6 }, { sizePt: 8, colour: INK_2, isFigure: true });
    this.rule(23, INK);
  }

  /** The foot of every page, when their number is known. */
  number(): void {
    const { head, language } = this.input;
    const { start, count } = this.page.bufferedPageRange();
    for (let i = 0; i < count; i += 1) {
      this.page.switchToPage(start + i);
      this.rule(199, LINE);
      const about = [head.company, `${this.say("Design number")} ${fromLeft(head.number)}`, dateOf(head.savedAt, language)];
      this.write(about.join(" · "), { at: 0, y: 201, width: 200 }, { sizePt: 7, colour: INK_3 });
      const page = this.say("Page {{page}} of {{pages}}", { page: i + 1, pages: count });
      this.write(page, { at: 200, y: 201, width: WIDTH - 200 }, { sizePt: 7, colour: INK_3, isFigure: true });
    }
  }
}
