import type { Lang } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { Dictionary } from "../http/language/language.ts";
import { sayNotice } from "../notices/say.ts";
import type { NoticeValue } from "../notices/tables.ts";
import { queueMail } from "./outbox.ts";

/** A daily letter is sent this long after the last one. */
const DAY_MS = 24 * 3_600_000;
/** A notice waits this long, so that several of the same moment share one letter. */
const GATHER_MS = 60_000;
const MAX_LINES = 50;

type Dictionaries = Readonly<Record<Lang, Dictionary>>;
type Row = {
  user_id: string;
  mail: string;
  language: Lang;
  mode: "off" | "each" | "daily";
  id: string;
  text_key: string;
  text_values: Readonly<Record<string, NoticeValue>>;
  is_wanted: boolean;
  is_due: boolean;
};

/**
 * Puts the notices that people want by e-mail into the outbox: each notice a minute after it came, or once a day all that are still unread.
 * Every notice is looked at once, in the transaction that queues its letter.
 */
export async function queueDigests(
  db: Db,
  { dictionaries, origin }: { dictionaries: Dictionaries; origin: string | null },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Row>`
      SELECT n.user_id, u.mail, u.language, coalesce(s.mail, 'daily') AS mode, n.id, n.text_key, n.text_values,
        n.read_at IS NULL AND u.locked_at IS NULL AND NOT split_part(n.kind, '.', 1) = ANY (coalesce(s.muted_topics, '{}')) AS is_wanted,
        CASE coalesce(s.mail, 'daily')
          WHEN 'daily' THEN coalesce(s.digest_at, n.created_at) <= ${new Date(now.getTime() - DAY_MS)}
          WHEN 'each' THEN n.created_at <= ${new Date(now.getTime() - GATHER_MS)}
          ELSE true END AS is_due
      FROM notices n JOIN users u ON u.id = n.user_id LEFT JOIN notice_settings s ON s.user_id = n.user_id
      WHERE n.mailed_at IS NULL ORDER BY n.user_id, n.created_at, n.id LIMIT 1000 FOR UPDATE OF n SKIP LOCKED`.execute(tx);
    const people = Map.groupBy(rows, ({ user_id }) => user_id);
    for (const [userId, theirs] of people) {
      const due = theirs.some(({ is_due }) => is_due) ? theirs : [];
      if (due.length === 0) continue;
      const wanted = due.filter(({ is_wanted, mode }) => is_wanted && mode !== "off");
      if (wanted.length > 0) await queueLetter(tx, wanted, { dictionaries, origin }, now);
      await tx
        .updateTable("notices")
        .set({ mailed_at: now })
        .where("id", "=", sql<string>`any(${due.map(({ id }) => id)})`)
        .execute();
      await sql`INSERT INTO notice_settings (user_id, mail, digest_at) VALUES (${userId}, 'daily', ${now})
        ON CONFLICT (user_id) DO UPDATE SET digest_at = ${now}`.execute(tx);
    }
  });
}

async function queueLetter(
  tx: Db,
  wanted: readonly Row[],
  { dictionaries, origin }: { dictionaries: Dictionaries; origin: string | null },
  now: Date,
): Promise<void> {
  const { mail, language } = wanted[0]!;
  const { catalogue } = dictionaries[language];
  const lines = wanted
    .slice(-MAX_LINES)
    .map(({ text_key, text_values }) => `– ${sayNotice(catalogue, { key: text_key, values: text_values }, language)}`);
  const [only] = lines;
  const subject = wanted.length === 1 ? only!.slice(2) : catalogue("What is new for you at the mill");
  const text = [
    ...lines,
    "",
    ...(origin ? [origin, ""] : []),
    catalogue("You can change your notice settings in Security Setting."),
  ];
  await queueMail(tx, { to: mail, subject: `Selvedge: ${subject}`, text: text.join("\n"), lang: language }, now);
}
