import type { DownloadKind, Lang } from "@selvedge/contract";
import { groundOf, type WovenCloth, wifOfCloth } from "@selvedge/textile-core";
import { fromLeft } from "../../platform/print/fonts.ts";
import { translateComposition } from "../products/words/composition.ts";
import { translateName } from "../products/words/name.ts";
import type { DownloadableFabric } from "./queries.ts";
import type { SheetInput } from "./swatch-file.ts";

export type Translate = (english: string) => string;

/** Ending and media type of each kind of file. */
export const FILES: Readonly<Record<DownloadKind, { readonly ending: string; readonly mime: string }>> = {
  u3m: { ending: "u3ma", mime: "application/zip" },
  maps: { ending: "zip", mime: "application/zip" },
  glb: { ending: "glb", mime: "model/gltf-binary" },
  png: { ending: "png", mime: "image/png" },
  pdf: { ending: "pdf", mime: "application/pdf" },
  wif: { ending: "wif", mime: "text/plain; charset=utf-8" },
};

/** The weaving of a fabric that a draft can be written of; null for knits, lace, photographs and repeats too large for a file. */
export function draftable({ source, name }: DownloadableFabric): WovenCloth | null {
  const cloth = source.record && groundOf(source.record);
  if (cloth?.kind !== "woven") return null;
  const probe = wifOfCloth(cloth, { title: name, source: { program: "", version: "" } });
  return probe.ok ? cloth : null;
}

/** What stands under a swatch: code and name, composition, weight and width, yarns and setting. */
function linesOf({ code, name, attrs }: DownloadableFabric, translate: Translate): string[] {
  const { weight, width, warpYarnCount, weftYarnCount, warpDensity, weftDensity } = attrs;
  const yarns = [warpYarnCount, weftYarnCount].filter(Boolean).join(" × ");
  const setting = [warpDensity, weftDensity].filter((density) => density !== null).join(" × ");
  return [
    `${code}  ${translateName(name, translate)}`,
    translateComposition(attrs.composition, translate),
    fromLeft([weight === null ? "" : `${weight} g/m²`, width === null ? "" : `${width} cm`].filter(Boolean).join(" · ")),
    fromLeft([yarns, setting].filter(Boolean).join(" / ")),
  ];
}

/** A print sheet of swatches, each with its lines, in the reader's language. */
export function sheetOf(fabrics: readonly DownloadableFabric[], lang: Lang, translate: Translate): SheetInput {
  return {
    swatches: fabrics.map((one) => ({ source: one.source, lines: linesOf(one, translate) })),
    words: {
      language: lang,
      title: translate("Swatches"),
      subtitle: translate("{{count}} fabrics at true scale").replace("{{count}}", String(fabrics.length)),
      scale: translate("Print at 100 %. This line is 100 mm long."),
      pageOf: translate("Page {{page}} of {{pages}}"),
    },
  };
}
