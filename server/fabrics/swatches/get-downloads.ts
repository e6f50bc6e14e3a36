import type { DownloadKind, getDownloads } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { draftable, FILES } from "./files.ts";
import { readDownloadable } from "./queries.ts";

export const getDownloadsHandler: Handler<typeof getDownloads> = async ({ body, db, files }) => {
  const [fabric] = await readDownloadable({ db, files }, [body.productId]);
  if (!fabric) throw refuse("notFound");
  return (Object.keys(FILES) as DownloadKind[]).filter((kind) => kind !== "wif" || draftable(fabric));
};
