import type { DownloadKind, downloadSwatch, Lang } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { translateName } from "../products/words/name.ts";
import { draftable, FILES, sheetOf, type Translate } from "./files.ts";
import type { HandOrder } from "./hand.ts";
import { type Handed, readHanded } from "./queries.ts";

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

export const downloadSwatchHandler: Handler<typeof downloadSwatch> = async ({
  body: { productId, kind },
  db,
  files,
  crew,
  lang,
  translate,
}) => {
  const [handed] = await readHanded({ db, files }, [productId]);
  const order = handed && orderOf(kind, handed, lang, translate);
  if (!order) throw refuse("notFound");
  const { ending, mime } = FILES[kind];
  return { bytes: await crew.do("hand", order), mime, fileName: `${handed.code}.${ending}` };
};
