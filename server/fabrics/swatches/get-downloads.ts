import type { DownloadKind, getDownloads } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { draftable, FILES } from "./files.ts";
import { readHanded } from "./queries.ts";

export const getDownloadsHandler: Handler<typeof getDownloads> = async ({ body, db, files }) => {
  const [handed] = await readHanded({ db, files }, [body.productId]);
  if (!handed) throw refuse("notFound");
  return (Object.keys(FILES) as DownloadKind[]).filter((kind) => kind !== "wif" || draftable(handed));
};
