import {
  ackWarning,
  addOrderDocument,
  erpDashboard,
  erpManageList,
  erpView,
  erpWarnings,
  WARNING_LEVELS,
  WORK_KINDS,
} from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { STAFF_ROLES } from "../../platform/http/caller/access.ts";
import { domain } from "../../platform/http/registry.ts";
import { invalid } from "../../platform/invalid.ts";
import { refuse } from "../../platform/refuse.ts";
import { readHistory } from "../../trade/desk/history.ts";
import { addDocument } from "../../trade/orders/documents.ts";
import { expireQuotations } from "../../trade/quotations/expire.ts";
import { readWarnings } from "./warnings.ts";
import { countWork, noteOf, readOne, readWork } from "./work.ts";

/** How much of what is due first stands on the front. */
const FIRST = 8;

export const erp = domain((on) => {
  on(erpDashboard, async ({ db, customer, translate, clock }) => {
    const looking = { customer, translate, now: clock.now() };
    const warnings = (await readWarnings(db, looking)).filter(({ isSnoozed }) => !isSnoozed);
    const { list } = await readWork(db, { kinds: WORK_KINDS, limit: FIRST, offset: 0 }, looking);
    return { work: await countWork(db, looking.now), warnings: countsOf(warnings), today: list };
  });

  on(erpManageList, async ({ body, db, customer, translate, clock }) => {
    const { kind, waiting, late, keyword, pageSize } = body;
    if (kind === "rfq") await expireQuotations(db, {}, clock.now());
    const asked = { kinds: [kind], waiting, late, keyword, limit: pageSize, offset: offsetOf(body) };
    const { list, total } = await readWork(db, asked, { customer, translate, now: clock.now() });
    return pageOf(total, list, body);
  });

  on(erpView, async ({ body: { kind, id }, db, customer, translate, clock }) => {
    if (kind === "rfq") await expireQuotations(db, { id }, clock.now());
    const item = await readOne(db, kind, id, { customer, translate, now: clock.now() });
    if (!item) throw refuse("notFound");
    return { item, note: await noteOf(db, kind, id), history: await readHistory(db, id) };
  });

  on(erpWarnings, async ({ body, db, customer, translate, clock }) => {
    const all = await readWarnings(db, { customer, translate, now: clock.now() });
    const open = all.filter(({ isSnoozed, isMine }) => isSnoozed === (body.snoozed ?? false) && (!body.mine || isMine));
    const wanted = open.filter(({ warning }) => !body.level || warning.level === body.level);
    const list = wanted.slice(offsetOf(body), offsetOf(body) + body.pageSize).map(({ warning }) => warning);
    return { ...pageOf(wanted.length, list, body), counts: countsOf(open), colleagues: await colleagues(db) };
  });

  on(ackWarning, async ({ body, db, customer, translate, clock }) => {
    const { warningId, note, snoozeUntil = null, handTo = null } = body;
    const now = clock.now();
    const looking = { customer, translate, now };
    const [known] = await readWarnings(db, looking, { warning: warningId });
    if (!known) throw refuse("notFound");
    if (handTo && !(await colleagues(db)).some(({ userId }) => userId === handTo))
      throw invalid(translate, { path: "handTo", rule: "exists", message: "This person does not work at the mill." });
    const word = { user_id: customer.userId, note, snoozed_until: snoozeUntil, handed_to: handTo, at: now };
    await db
      .insertInto("warning_words")
      .values({ warning: warningId, ...word })
      .onConflict((on) => on.column("warning").doUpdateSet(word))
      .execute();
    const [said] = await readWarnings(db, looking, { warning: warningId });
    return (said ?? known).warning;
  });

  on(addOrderDocument, ({ body, file, customer, db, files, clock }) =>
    addDocument({ db, files }, { ...body, ...file! }, { customer, now: clock.now() }),
  );
});

const countsOf = (warnings: readonly { readonly warning: { readonly level: string } }[]) =>
  Object.fromEntries(
    WARNING_LEVELS.map((level) => [level, warnings.filter(({ warning }) => warning.level === level).length]),
  ) as Record<(typeof WARNING_LEVELS)[number], number>;

const colleagues = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id as userId", "name"])
    .where("role", "in", [...STAFF_ROLES])
    .where("locked_at", "is", null)
    .orderBy("name")
    .execute();
