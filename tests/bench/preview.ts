import { addressOf, stylesOf } from "../run/designs.ts";
import { type BenchSession, onPage, openEditor } from "./bench-page.ts";
import { designWith, styleOfMostPieces } from "./designs.ts";
import type { BenchTable } from "./table.ts";

const MB = 1_000_000;

/** What the preview asks of the graphics card, read from its own counters. */
export async function benchPreview(session: BenchSession): Promise<BenchTable> {
  const most = await styleOfMostPieces(session);
  const styles = await stylesOf(session.designer);
  const rows: (string | number)[][] = [];
  for (const [style, artworks] of [...styles.map((style) => [style, 0] as const), [most, 200] as const]) {
    const card = await designWith(session, style, artworks);
    rows.push(
      await onPage(session, async (page) => {
        await openEditor(page, session.url, addressOf(card));
        const { drawCalls, triangles, gpuBytes } = await page
          .locator("[data-draw-calls]")
          .evaluate((node) => ({ ...(node as HTMLElement).dataset }));
        return [
          `${style.name}, ${artworks} artworks`,
          style.pieces.length,
          Number(drawCalls),
          Number(triangles),
          (Number(gpuBytes) / MB).toFixed(1),
        ];
      }),
    );
  }
  return {
    title: "Preview: one frame at the editor's size",
    rows: [["style", "pieces", "draw calls", "triangles", "graphics memory MB"], ...rows],
  };
}
