import type { Sample } from "@selvedge/contract";
import { isFromRight } from "@selvedge/contract";
import PDFDocument from "pdfkit";
import { fromLeft } from "../../platform/print/fonts.ts";
import { drawQrCode, INK, PALE_INK, type Page, points, writeLine, writeParagraph } from "../../platform/print/page.ts";

type Translate = (english: string) => string;
type Words = {
  readonly language: string;
  readonly translate: Translate;
  /** Where the portal is reached, "https://portal.example". */
  readonly origin: string;
};
const KIND_NAMES = {
  hanger: "Hanger",
  a4: "A4 swatch",
  yardage: "Sample length",
  strikeOff: "Strike-off",
  garment: "Garment sample",
} as const satisfies Record<Sample["kind"], string>;
type Item = Sample["items"][number];

/** DIN A7 lying, in mm. */
const LABEL = { width: 105, height: 74, margin: 7 } as const;
const CODE_MM = 34;
/** What the code on a label says: a fabric opens in the portal, another thing in the list of samples; at the mill either opens the sample. */
const addressOfItem = ({ product }: Item, { sampleId }: Sample, origin: string): string =>
  product
    ? `${origin}/goodsDetails?productId=${product.productId}&sampleId=${sampleId}`
    : `${origin}/mySample?sampleId=${sampleId}`;

/** What a fabric's label says of it, the first line bold. */
function linesOf({ product, design }: Item, translate: Translate): string[] {
  if (!product) return [design?.name ?? ""];
  const { weight, width, composition } = product.attrs;
  return [
    product.productName,
    composition ?? "",
    [weight != null && `${weight} ${translate("g/m²")}`, width != null && `${width} ${translate("cm")}`]
      .filter(Boolean)
      .join(" · "),
  ];
}

function drawLabel(page: Page, sample: Sample, item: Item, { language, translate, origin }: Words): void {
  const turned = isFromRight(language);
  const width = LABEL.width - 2 * LABEL.margin;
  const textWidth = width - CODE_MM - 4;
  const textX = turned ? LABEL.margin + CODE_MM + 4 : LABEL.margin;
  const codeX = turned ? LABEL.margin : LABEL.width - LABEL.margin - CODE_MM;
  const style = (sizePt: number, colour = INK, weight: 400 | 600 = 400) => ({ sizePt, colour, weight, language });
  const code = item.product?.productCode ?? "";
  writeLine(page, fromLeft(code), textX, 7, textWidth, style(15, INK, 600));
  let y = 15;
  for (const [index, line] of linesOf(item, translate).filter(Boolean).entries()) {
    const count = writeParagraph(page, line, textX, y, textWidth, style(index === 0 ? 10 : 8.5, index === 0 ? INK : PALE_INK));
    y += count * (index === 0 ? 5.2 : 4.4) + 0.8;
  }
  drawQrCode(page, addressOfItem(item, sample, origin), { xMm: codeX, yMm: LABEL.margin - 1, sizeMm: CODE_MM });
  page
    .save()
    .lineWidth(0.4)
    .strokeColor(INK)
    .moveTo(points(LABEL.margin), points(54))
    .lineTo(points(LABEL.width - LABEL.margin), points(54))
    .stroke()
    .restore();
  const facts = [
    fromLeft(sample.sampleNo),
    translate(KIND_NAMES[sample.kind]),
    `${item.quantity.value} ${translate(item.quantity.unit)}`,
  ].join(" · ");
  writeLine(page, facts, LABEL.margin, 56.5, width, style(8.5, INK, 600));
  writeLine(page, [sample.company, item.note].filter(Boolean).join(" · "), LABEL.margin, 61, width, style(8, PALE_INK));
  writeLine(page, "Selvedge", LABEL.margin, 65.2, width, style(8, PALE_INK));
}

/** A PDF of labels for printing, one page for each thing of the sample; its code opens the fabric in the portal, and at the mill the sample. */
export async function sampleLabels(sample: Sample, words: Words): Promise<Buffer> {
  const document = new PDFDocument({
    size: [points(LABEL.width), points(LABEL.height)],
    margin: 0,
    autoFirstPage: false,
    info: { Title: sample.sampleNo },
  });
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
  });
  for (const item of sample.items) {
    document.addPage();
    drawLabel(document, sample, item, words);
  }
  if (sample.items.length === 0) document.addPage();
  document.end();
  return whole;
}
