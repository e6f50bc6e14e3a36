import type { DataOf, getOpenMatters } from "@selvedge/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { SignedIn } from "../registry.ts";

type Matters = DataOf<typeof getOpenMatters>;
type Kind = Matters[number]["kind"];
type Counted = { count: number; latest: Date | null };

/** Counts what waits for a person, one question for each kind. */
export async function openMatters(db: Db, { userId }: SignedIn, now: Date): Promise<Matters> {
  const counts: Readonly<Record<Kind, RawBuilder<Counted>>> = {
    designs: sql`SELECT count(*)::int AS count, max(updated_at) AS latest FROM proposals
      WHERE user_id = ${userId} AND deleted_at IS NULL`,
    comments: sql`SELECT count(*)::int AS count, max(m.created_at) AS latest
      FROM marks m JOIN proposals p ON p.id = m.proposal_id
      WHERE p.user_id = ${userId} AND p.deleted_at IS NULL AND NOT m.resolved AND m.user_id IS DISTINCT FROM ${userId}`,
    links: sql`SELECT count(*)::int AS count, max(created_at) AS latest FROM shares
      WHERE user_id = ${userId} AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})`,
  };
  return Promise.all(
    Object.entries(counts).map(async ([kind, question]) => {
      const { count, latest } = (await question.execute(db)).rows[0]!;
      return { kind: kind as Kind, count, latestAt: latest?.toISOString() ?? null };
    }),
  );
}
