import type { getBrowseLog } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";

type History = Data<typeof getBrowseLog>;
export type Visit = History["list"][number];
export type Day = {
  /** Year, month and day where the user is, "2026-11-21". */
  readonly date: string;
  /** The last moment of that day in the list, for its name. */
  readonly at: string;
  readonly visits: readonly Visit[];
  /** What was searched for that day, each word once, the last first. */
  readonly words: readonly string[];
};

const pad = (number: number) => String(number).padStart(2, "0");

/** The user's calendar day of a moment. */
export function dayOf(iso: string): string {
  const moment = new Date(iso);
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** Visits and search words by the user's own days, the last day first. Both come newest first. */
export function byDay({ list, words }: Pick<History, "list" | "words">): Day[] {
  const moments = [...list.map(({ visitedAt }) => visitedAt), ...words.map(({ at }) => at)].sort().reverse();
  const days = [...new Map(moments.map((moment) => [dayOf(moment), moment] as const).reverse())].sort(([a], [b]) =>
    a < b ? 1 : -1,
  );
  return days.map(([date, at]) => ({
    date,
    at,
    visits: list.filter(({ visitedAt }) => dayOf(visitedAt) === date),
    words: [...new Set(words.filter((one) => dayOf(one.at) === date).map(({ word }) => word))],
  }));
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Time spent in whole minutes from one minute on, else in whole seconds; null below one second. */
export function timeSpent(remainTime: number): { readonly count: number; readonly unit: "minutes" | "seconds" } | null {
  if (remainTime >= MINUTE_MS) return { count: Math.round(remainTime / MINUTE_MS), unit: "minutes" };
  const count = Math.round(remainTime / SECOND_MS);
  return count > 0 ? { count, unit: "seconds" } : null;
}
