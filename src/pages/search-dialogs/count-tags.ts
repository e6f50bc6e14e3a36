import type { FabricTag } from "@selvedge/contract";
import { call } from "../../api/call.ts";
import { addFabricTagCount } from "../../api/calls.ts";

const counted = new Set<string>();

/** Counts that options were searched by, each once in a session of the page. Nothing is shown, also not when it fails. */
export function countTags(tags: readonly Pick<FabricTag, "id">[]): void {
  const ids = tags.map(({ id }) => id).filter((id) => !counted.has(id));
  if (ids.length === 0) return;
  for (const id of ids) counted.add(id);
  call(addFabricTagCount, { ids }).catch((error: unknown) => {
    for (const id of ids) counted.delete(id);
    console.debug("Use of options not counted", error);
  });
}
