import type { DownloadKind, downloadSwatch, Lang } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { translateName } from "../products/words/name.ts";
import { draftable, FILES, sheetOf, type Translate } from "./files.ts";
import { type DownloadableFabric, readDownloadable } from "./queries.ts";
import type { SwatchFileInput } from "./swatch-file.ts";

/** The work a kind of file asks for; null where there is no such file of this fabric. */
function inputOf(kind: DownloadKind, fabric: DownloadableFabric, lang: Lang, translate: Translate): SwatchFileInput | null {
  const { source, id, description } = fabric;
  if (kind === "pdf") return { kind, ...sheetOf([fabric], lang, translate) };
  const name = `${fabric.code} ${translateName(fabric.name, translate)}`;
  if (kind === "wif") {
    const cloth = draftable(fabric);
    return cloth && { kind, cloth, title: name };
  }
  const [created, modified] = [fabric.created, fabric.modified].map((date) => date.toISOString()) as [string, string];
  const about = { key: id, name, description, created, modified };
  return { kind: kind === "u3m" || kind === "maps" ? "archive" : kind, source, about };
}

export const downloadSwatchHandler: Handler<typeof downloadSwatch> = async ({
  body: { productId, kind },
  db,
  files,
  workers,
  lang,
  translate,
}) => {
  const [fabric] = await readDownloadable({ db, files }, [productId]);
  const input = fabric && inputOf(kind, fabric, lang, translate);
  if (!input) throw refuse("notFound");
  const { ending, mime } = FILES[kind];
  return { bytes: await workers.do("swatchFile", input), mime, fileName: `${fabric.code}.${ending}` };
};
