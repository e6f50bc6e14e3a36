import { expect, test } from "vitest";
import { leadsSomewhere } from "../../routes.tsx";
import { foundTasks } from "./found.ts";
import { TASKS } from "./tasks.ts";

const all = TASKS.flatMap(({ tasks }) => tasks);
const found = (typed: string, say = (key: string) => key) => foundTasks(all, typed, say).map(({ titleKey }) => titleKey);

test("every task leads to a page", () => {
  expect(all.filter(({ to }) => !leadsSomewhere(to))).toEqual([]);
});

test("a task is found by words of its title and its text, in any order and case", () => {
  expect(found("LAP-DIP pantone")).toEqual(["Request a colour"]);
  expect(found("four-point")).toEqual(["Read an inspection report"]);
  expect(found("zeppelin")).toEqual([]);
  expect(found(" ")).toHaveLength(all.length);
});

test("accents need not be typed", () => {
  expect(found("tache", (key) => (key === "Find a fabric" ? "Une tâche" : "Autre"))).toEqual(["Find a fabric"]);
});
