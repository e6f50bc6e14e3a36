import type { SavedWhatIf } from "@selvedge/editor-core";
import { expect, test, vi } from "vitest";
import { memoryPlace } from "../testing/memory-place.ts";
import { type DraftKey, textOf } from "./drafts.ts";
import { DRAFT_SCHEMA } from "./read-draft.ts";
import { whatIfsIn } from "./what-if-drafts.ts";

type Kept = SavedWhatIf & { readonly schema?: number };
const fixtures = import.meta.glob<Kept>("./fixtures/what-if-*.json", { eager: true, import: "default" });
const [schema0, schema1] = ["0", "1"].map((schema) => fixtures[`./fixtures/what-if-${schema}.json`]!) as [Kept, Kept];

const KEY: DraftKey = { userId: "f".repeat(32), designId: "a".repeat(32), proposalId: null };
const HERE = `${textOf(KEY)}/${schema1.id}`;
const THERE = `${textOf(KEY)}/${"2".repeat(32)}`;
const older = { ...schema0, history: { ...schema0.history, past: [{ of: "another version" }, {}] } };

test.each([
  ["before they were numbered", schema0],
  ["of schema 1", schema1],
])("a what-if kept %s is read with its history, and kept as it was", async (_, kept) => {
  const place = memoryPlace({ [HERE]: kept });
  const drafts = whatIfsIn(place);
  const { whatIfs, notWhole } = await drafts.read(KEY);
  expect(notWhole).toEqual([]);
  expect(whatIfs.map(({ name, history }) => [name, history.entries.length])).toEqual([["Bigger crest", 1]]);
  await drafts.keep(KEY, whatIfs[0]!);
  expect(JSON.parse(JSON.stringify(place.held()[HERE]))).toEqual(schema1);
  expect(schema1.schema).toBe(DRAFT_SCHEMA);
});

test("one whose history cannot be read comes without steps, is named, and is written over only once something is done in it", async () => {
  const place = memoryPlace({ [HERE]: older });
  const drafts = whatIfsIn(place);
  const { whatIfs, notWhole } = await drafts.read(KEY);
  const [whatIf] = whatIfs;
  expect(notWhole).toEqual(["Bigger crest"]);
  expect(whatIf!.history).toMatchObject({ entries: [], document: { background: { hex: "#ffffff" } } });
  await drafts.keep(KEY, whatIf!);
  expect(place.held()[HERE]).toEqual(older);
  await drafts.keep(KEY, { ...whatIf!, name: "Biggest crest" });
  expect(place.held()[HERE]).toMatchObject({ name: "Biggest crest", schema: DRAFT_SCHEMA });
});

test("one that cannot be read at all is named and stays; a later schema is read by its document alone", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const unreadable = { ...schema1, id: "2".repeat(32), name: "Of tomorrow", schema: 9, history: { document: { schema: 99 } } };
  const place = memoryPlace({ [HERE]: { ...schema1, schema: 9 }, [THERE]: unreadable });
  const { whatIfs, notWhole } = await whatIfsIn(place).read(KEY);
  expect(whatIfs.map(({ name, history }) => [name, history.entries.length])).toEqual([["Bigger crest", 0]]);
  expect(notWhole).toEqual(["Bigger crest", "Of tomorrow"]);
  expect(place.held()[THERE]).toEqual(unreadable);
  vi.restoreAllMocks();
});
