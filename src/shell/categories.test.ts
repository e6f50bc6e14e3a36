import type { CategoryNode } from "@selvedge/contract";
import { expect, test } from "vitest";
import { breadcrumbOf, categoryAddress, categoryOf, pathIn } from "./categories.ts";

const node = (id: number, alias: string, parentId: number, children: CategoryNode[] = []): CategoryNode => ({
  entity: { id, alias, parentId },
  children,
});
const TREE = [node(163, "Shirting", 0, [node(250, "Yarn dyed", 163, [node(311, "Checks", 250)])]), node(166, "Linen", 0)];
const ids = (query: string) => categoryOf(new URLSearchParams(query));

test("a tertiary category's list has the three ids", () => {
  expect(categoryAddress([163, 250, 311])).toBe("/goods?primaryId=163&secondaryId=250&tertiaryId=311");
  expect(categoryAddress([166])).toBe("/goods?primaryId=166");
});

test("an id that is no number is not chosen", () => {
  expect(ids("primaryId=163&secondaryId=x&tertiaryId=-1")).toEqual({ primaryId: 163, secondaryId: null, tertiaryId: null });
});

test("the path follows the tree and stops at what the tree does not know", () => {
  const names = (query: string) => pathIn(TREE, ids(query)).map(({ entity }) => entity.alias);
  expect(names("primaryId=163&secondaryId=250&tertiaryId=311")).toEqual(["Shirting", "Yarn dyed", "Checks"]);
  expect(names("primaryId=163&secondaryId=999&tertiaryId=311")).toEqual(["Shirting"]);
  expect(names("secondaryId=250")).toEqual([]);
});

test("the breadcrumb of a tertiary category has four steps, each leading to its own list", () => {
  const path = pathIn(TREE, ids("primaryId=163&secondaryId=250&tertiaryId=311"));
  expect(breadcrumbOf("Fabric", path)).toEqual([
    { label: "Fabric", to: "/goods" },
    { label: "Shirting", to: "/goods?primaryId=163" },
    { label: "Yarn dyed", to: "/goods?primaryId=163&secondaryId=250" },
    { label: "Checks", to: "/goods?primaryId=163&secondaryId=250&tertiaryId=311" },
  ]);
});
