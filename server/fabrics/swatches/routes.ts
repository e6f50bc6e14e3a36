import { type DownloadKind, downloadSwatch, downloadSwatchSheet, getDownloads, type Lang } from "@selvedge/contract";
import { groundOf, type WovenCloth, wifOfCloth } from "@selvedge/textile-core";
import { domain } from "../../platform/http/registry.ts";
import { soonOrJob } from "../../platform/jobs/patience.ts";
import { fromLeft } from "../../platform/print/fonts.ts";
import { refuse } from "../../platform/refuse.ts";
import { translateComposition } from "../products/words/composition.ts";
import { translateName } from "../products/words/name.ts";
import type { HandOrder, SheetOrder } from "./hand.ts";
import { type Handed, readHanded } from "./queries.ts";

type Translate = (english: string) => string;

const FILES: Readonly<Record<DownloadKind, { readonly ending: string; readonly mime: string }>> = {
  u3m: { ending: "u3ma", mime: "application/zip" },
  maps: { ending: "zip", mime: "application/zip" },
  glb: { ending: "glb", mime: "model/gltf-binary" },
  png: { ending: "png", mime: "image/png" },
  pdf: { ending: "pdf", mime: "application/pdf" },
  wif: { ending: "wif", mime: "text/plain; charset=utf-8" },
};

/** The weaving of a fabric that a draft can be written of; null for knits, lace, photographs and repeats too large for a file. */
function draftable({ source, name }: Handed): WovenCloth | null {
  const cloth = source.record && groundOf(source.record);
  if (cloth?.kind !== "woven") return null;
  const probe = wifOfCloth(cloth, { title: name, source: { program: "", version: "" } });
  return probe.ok ? cloth : null;
}

/** What stands under a swatch: code and name, composition, weight and width, yarns and setting. */
function linesOf({ code, name, attrs }: Handed, translate: Translate): string[] {
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

function sheetOf(handed: readonly Handed[], lang: Lang, translate: Translate): SheetOrder {
  return {
    swatches: handed.map((one) => ({ source: one.source, lines: linesOf(one, translate) })),
    words: {
      language: lang,
      title: translate("Swatches"),
      subtitle: translate("{{count}} fabrics at true scale").replace("{{count}}", String(handed.length)),
      scale: translate("Print at 100 %. This line is 100 mm long."),
      pageOf: translate("Page {{page}} of {{pages}}"),
    },
  };
}

/** The work a kind of file asks for; null where there is no such file of this fabric. */
function orderOf(kind: DownloadKind, handed: Handed, lang: Lang, translate: Translate): HandOrder | null {
  const { source, id, description } = handed;
  if (kind === "pdf") return { kind, ...sheetOf([handed], lang, translate) };
  const name = `${handed.code} ${translateName(handed.name, translate)}`;
  if (kind === "wif") {
    const cloth = draftable(handed);
    return cloth && { kind, cloth, title: name };
  }
  const [created, modified] = [handed.created, handed.modified].map((date) => date.toISOString()) as [string, string];
  const about = { key: id, name, description, created, modified };
  return { kind: kind === "u3m" || kind === "maps" ? "archive" : kind, source, about };
}

export const swatches = domain((on) => {
  on(getDownloads, async ({ body, db, files }) => {
    const [handed] = await readHanded({ db, files }, [body.productId]);
    if (!handed) throw refuse("notFound");
    return (Object.keys(FILES) as DownloadKind[]).filter((kind) => kind !== "wif" || draftable(handed));
  });

  on(downloadSwatch, async ({ body: { productId, kind }, db, files, crew, lang, translate }) => {
    const [handed] = await readHanded({ db, files }, [productId]);
    const order = handed && orderOf(kind, handed, lang, translate);
    if (!order) throw refuse("notFound");
    const { ending, mime } = FILES[kind];
    return { bytes: await crew.do("hand", order), mime, fileName: `${handed.code}.${ending}` };
  });

  on(downloadSwatchSheet, async ({ body, customer, db, files, crew, clock, fault, lang, translate }) => {
    const handed = await readHanded({ db, files }, body.productIds);
    if (handed.length < new Set(body.productIds).size) throw refuse("notFound");
    const making = async () => ({
      bytes: await crew.do("hand", { kind: "pdf", ...sheetOf(handed, lang, translate) }),
      mime: FILES.pdf.mime,
      fileName: `${translate("Swatches")}.pdf`,
    });
    return soonOrJob({ db, files, clock, fault }, customer.userId, making());
  });
});
