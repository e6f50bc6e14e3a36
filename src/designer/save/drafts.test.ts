import { openEditor } from "@selvedge/editor-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryPlace } from "../testing/memory-place.ts";
import { type Draft, type DraftKey, draftsIn, textOf } from "./drafts.ts";
import { DRAFT_SCHEMA } from "./read-draft.ts";

type Kept = Draft & { readonly schema?: number };
const fixtures = import.meta.glob<Kept>("./fixtures/draft-*.json", { eager: true, import: "default" });
const [document1, document2, document3, schema1] = ["0-document-1", "0-document-2", "0-document-3", "1"].map(
  (name) => fixtures[`./fixtures/draft-${name}.json`]!,
) as [Kept, Kept, Kept, Kept];

const [USER, STYLE, PROPOSAL] = ["f".repeat(32), "a".repeat(32), "e".repeat(32)] as const;
const KEY: DraftKey = { userId: USER, designId: STYLE, proposalId: PROPOSAL };
const NEW_KEY: DraftKey = { ...KEY, proposalId: null };
const HERE = textOf(KEY);
const CREST = "c".repeat(32);
/** What no version here can read: its document is of a schema to come. */
const FUTURE = { schema: 9, name: "Of tomorrow", revision: 4, at: schema1.at, saved: { document: { schema: 99 } } };

const read = (draft: unknown) => draftsIn(memoryPlace({ [HERE]: draft })).read(KEY);

beforeEach(() => {
  vi.useFakeTimers({ now: schema1.at + 1_000 });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a draft of the first version, its document of schema 1, is read without its history", async () => {
  const found = await read(document1);
  expect(found).toMatchObject({ reads: "document", name: "Crest shirt", revision: null, at: document1.at });
  const { saved } = found as Draft;
  expect(saved).toMatchObject({ entries: [], past: [], future: [] });
  expect(saved.document.artworks[CREST]).toMatchObject({
    x: 0,
    y: 300,
    width: 200,
    thickness: "thin",
    locked: false,
    text: null,
  });
});

test("a draft whose document is of schema 2 is read without its history", async () => {
  const found = await read(document2);
  expect(found).toMatchObject({ reads: "document", name: "Letters", revision: 3 });
  const { saved } = found as Draft;
  expect(Object.values(saved.document.artworks).map(({ text }) => text?.bend)).toEqual([undefined, 0]);
});

test.each([
  ["before drafts were numbered", document3],
  ["of draft schema 1", schema1],
])("a draft %s is read with its history: one step is undone and done again", async (_, draft) => {
  const found = await read(draft);
  expect(found).toMatchObject({ reads: "all", name: "Crest shirt", revision: 4 });
  const { saved } = found as Draft;
  const editor = openEditor({ document: saved.document, saved, now: () => 0 });
  expect(editor.document().background).toEqual({ kind: "plain", hex: "#3a3a3a" });
  editor.redo();
  expect(editor.document().background).toEqual({ kind: "plain", hex: "#efe6d8" });
});

test("what is kept is numbered, and there is a draft of each number among these", async () => {
  const place = memoryPlace();
  const { saved } = (await read(schema1)) as Draft;
  await draftsIn(place).keep(KEY, { saved, revision: 4, name: "Crest shirt", at: schema1.at });
  expect(place.held()[HERE]).toMatchObject({ schema: DRAFT_SCHEMA, name: "Crest shirt" });
  expect(JSON.parse(JSON.stringify(place.held()[HERE]))).toEqual(schema1);
  expect(schema1.schema).toBe(DRAFT_SCHEMA);
});

test("the history of a later draft schema is not guessed at: the document is read alone", async () => {
  expect(await read({ ...schema1, schema: DRAFT_SCHEMA + 1 })).toMatchObject({ reads: "document", saved: { entries: [] } });
});

test("a damaged history costs the history only, and what cannot be read at all is said by its name", async () => {
  const damaged = { ...schema1, saved: { ...schema1.saved, past: [] } };
  expect(await read(damaged)).toMatchObject({ reads: "document", saved: { document: { background: { hex: "#3a3a3a" } } } });
  expect(await read(FUTURE)).toEqual({ reads: "nothing", name: "Of tomorrow", revision: 4, at: schema1.at });
});

test("what is set aside is neither written over nor dropped, and is offered again once it can be read", async () => {
  const place = memoryPlace({ [HERE]: FUTURE });
  const drafts = draftsIn(place);
  await drafts.setAside(KEY);
  expect(await drafts.read(KEY)).toBeNull();
  const { saved } = (await read(schema1)) as Draft;
  await drafts.keep(KEY, { saved, revision: 5, name: "Mine", at: schema1.at });
  expect(await drafts.read(KEY)).toMatchObject({ name: "Mine" });
  await drafts.drop(KEY);
  expect(Object.values(place.held())).toEqual([FUTURE]);
  const [aside] = Object.keys(place.held());
  await place.set(aside!, { ...schema1, name: "Of tomorrow" });
  expect(await drafts.read(KEY)).toMatchObject({ reads: "all", name: "Of tomorrow" });
  expect(Object.keys(place.held())).toEqual([HERE]);
});

test("work begun from another revision is not offered and not written over; opened from the list it is there", async () => {
  const place = memoryPlace({ [HERE]: schema1 });
  const drafts = draftsIn(place);
  expect(await drafts.offer(KEY, 4)).toMatchObject({ name: "Crest shirt" });
  expect(await drafts.offer(KEY, 5)).toBeNull();
  await drafts.drop(KEY);
  expect((await drafts.list(USER)).map(({ draft }) => draft.revision)).toEqual([4]);
  expect(await drafts.read(KEY)).toMatchObject({ reads: "all", revision: 4 });
  const unreadable = draftsIn(memoryPlace({ [HERE]: { ...FUTURE, revision: 1 } }));
  expect(await unreadable.offer(KEY, 5)).toMatchObject({ reads: "nothing" });
});

test("what is older than 60 days is not offered, and goes if it was set aside", async () => {
  const place = memoryPlace({ [`${HERE}/${schema1.at}`]: FUTURE });
  vi.setSystemTime(schema1.at + 61 * 86_400_000);
  expect(await read(schema1)).toBeNull();
  expect(await draftsIn(place).read(KEY)).toBeNull();
  expect(place.held()).toEqual({});
});

test("a person's list names all of theirs, the latest first, also what cannot be read; only the newer of one design", async () => {
  const other = `${"0".repeat(32)}/${PROPOSAL}`;
  const place = memoryPlace({
    [other]: schema1,
    [HERE]: schema1,
    [`${HERE}/1`]: { ...schema1, at: schema1.at - 3, name: "Waits" },
    [`${HERE}/2`]: { ...FUTURE, at: schema1.at - 2 },
    [textOf(NEW_KEY)]: { ...FUTURE, at: schema1.at - 1, name: "New" },
  });
  const drafts = draftsIn(place);
  const listed = await drafts.list(USER);
  expect(listed.map(({ designId, proposalId, draft }) => [draft.name, draft.reads, designId, proposalId])).toEqual([
    ["Crest shirt", "all", STYLE, PROPOSAL],
    ["New", "nothing", STYLE, null],
    ["Of tomorrow", "nothing", null, PROPOSAL],
  ]);
  await drafts.remove(listed[2]!);
  await drafts.remove(listed[0]!);
  expect((await drafts.list(USER)).map(({ draft }) => draft.name)).toEqual(["New", "Waits"]);
});
