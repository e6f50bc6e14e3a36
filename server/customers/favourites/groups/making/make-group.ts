import type { GroupKind } from "@selvedge/contract";
import type { Db } from "../../../../platform/db/open.ts";
import type { SignedIn } from "../../../../platform/people/who.ts";
import { createGroup, readGroup } from "../groups.ts";

type Translate = (english: string) => string;

/** Makes a group and answers it as the page shows it. */
export const makeGroup = async (
  db: Db,
  person: Pick<SignedIn, "userId" | "companyId">,
  kind: GroupKind,
  groupName: string,
  how: { translate: Translate; now: Date },
) => readGroup(db, person, await createGroup(db, person.userId, { kind, groupName }, how.now), how);
