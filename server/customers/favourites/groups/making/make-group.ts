import type { GroupKind } from "@selvedge/contract";
import type { Db } from "../../../../platform/db/open.ts";
import { createGroup, readGroup } from "../groups.ts";

type Translate = (english: string) => string;

/** Makes a group and answers it as the page shows it. */
export const makeGroup = async (
  db: Db,
  userId: string,
  kind: GroupKind,
  groupName: string,
  how: { translate: Translate; now: Date },
) => readGroup(db, userId, await createGroup(db, userId, { kind, groupName }, how.now), how);
