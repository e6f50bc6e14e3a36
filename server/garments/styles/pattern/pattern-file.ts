import type { BytesFile, PatternFormat, PatternPaper, SeamAllowance } from "@selvedge/contract";
import { type ChosenOptions, cuttingPieces, patternDxf, patternSvg } from "@selvedge/garment-core";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import { drawn } from "./pattern.ts";
import type { PatternPdfInput } from "./print/pattern-pdf-input.ts";

type Translate = (english: string) => string;
/** What is asked of a pattern file. */
export type PatternOrder = {
  readonly size: string;
  readonly chosen: ChosenOptions;
  readonly format: PatternFormat;
  readonly paper: PatternPaper;
  readonly allowance: SeamAllowance;
};
type NamedStyle = { readonly name: string; readonly recipe: string };
/** Who reads it, and who does the long work. */
type Reader = { readonly lang: string; readonly translate: Translate; readonly workers: WorkerPool };

const MIMES: Readonly<Record<PatternFormat, string>> = { svg: "image/svg+xml", dxf: "image/vnd.dxf", pdf: "application/pdf" };

function pdfInput(style: NamedStyle, order: PatternOrder, { lang, translate }: Reader): PatternPdfInput {
  const { size, chosen, allowance, paper } = order;
  const sized = translate("Size {{size}}").replace("{{size}}", size);
  const allowed =
    allowance === 0
      ? translate("Without seam allowance")
      : translate("Seam allowance {{mm}} mm").replace("{{mm}}", String(allowance));
  return {
    paper,
    pieces: cuttingPieces(drawn({ recipe: style.recipe, size, chosen }), allowance).map((cut) => ({
      ...cut,
      piece: { ...cut.piece, name: translate(cut.piece.name) },
    })),
    words: {
      language: lang,
      title: translate(style.name),
      subtitle: `${sized} · ${allowed}`,
      print: translate("Print at 100 %, not fitted to the page, and measure both squares before you cut."),
      glue: translate("Trim each page along its frame and glue them edge to edge; equal letters meet."),
      cutLine: translate("Cut line"),
      seamLine: translate("Seam line"),
      fold: translate("Fold"),
      grain: translate("Grain"),
      onFold: translate("on the fold"),
      pageOf: translate("Page {{page}} of {{pages}}"),
    },
  };
}

/** The pattern of a style as a file. Drawings and prints speak the reader's language, a DXF the trade's. */
export async function patternFile(style: NamedStyle, order: PatternOrder, reader: Reader): Promise<BytesFile> {
  const { size, chosen, format, allowance, paper } = order;
  const { translate, workers } = reader;
  const name = `${translate(style.name)} ${size}`;
  const mime = MIMES[format];
  if (format === "pdf") {
    const bytes = await workers.do("pattern", pdfInput(style, order, reader));
    return { bytes, mime, fileName: `${name} ${paper.toUpperCase()}.pdf` };
  }
  const pattern = drawn({ recipe: style.recipe, size, chosen });
  const words = { title: name, testSquare: "100 mm", nameOf: (piece: { name: string }) => translate(piece.name) };
  const text =
    format === "dxf" ? patternDxf(pattern, { style: style.name, size }, allowance) : patternSvg(pattern, words, allowance);
  return { bytes: new TextEncoder().encode(text), mime, fileName: `${name}.${format}` };
}
