import { canonical } from "@selvedge/editor-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection } from "../../api/request.ts";
import { CREST_ID, openTestDesign, STYLE_ID } from "../testing/open-test-design.ts";
import type { Draft, Drafts } from "./drafts.ts";
import { AUTOSAVE_AFTER_MS, createSaver } from "./saver.ts";

const PROPOSAL_ID = "e".repeat(32);
const card = (revision: number, name = "Crest shirt") => ({
  proposalId: PROPOSAL_ID,
  designId: STYLE_ID,
  name,
  previewUrl: "",
  updatedAt: "2026-11-21T10:00:00.000Z",
  version: revision,
  revision,
  shared: false,
  openComments: 0,
  styleName: "Test shirt",
});

/** What the server answers next, and what it was sent. */
let answers: { status: number; code: number; data: unknown }[] = [];
let sent: Record<string, unknown>[] = [];
/** The fields of a form, numbers and objects as they were. */
const fieldsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === "string" && ["document", "version"].includes(name) ? JSON.parse(value) : value,
    ]),
  );
const usual = connection.defaults.adapter;
beforeEach(() => {
  answers = [];
  sent = [];
  connection.defaults.adapter = async (config) => {
    sent.push(
      config.data instanceof FormData ? fieldsOf(config.data) : config.data === undefined ? {} : JSON.parse(String(config.data)),
    );
    const answer = answers.shift();
    if (!answer) throw new Error("offline");
    const response = {
      status: answer.status,
      statusText: "",
      headers: { "x-request-id": "request-1" },
      config,
      data: { code: answer.code, message: "no", data: answer.data },
    };
    if (answer.status < 400) return response;
    throw Object.assign(new Error("refused"), { isAxiosError: true, response });
  };
});
afterEach(() => {
  connection.defaults.adapter = usual;
  vi.useRealTimers();
});

/** Drafts as they lie in a browser, in memory. */
function memoryDrafts(): Pick<Drafts, "keep" | "drop"> & { held: () => Draft | null } {
  const kept = new Map<string, Draft>();
  const nameOf = (key: object) => JSON.stringify(key);
  return {
    keep: async (key, draft) => void kept.set(nameOf(key), draft),
    drop: async (key) => void kept.delete(nameOf(key)),
    held: () => [...kept.values()][0] ?? null,
  };
}

type Opened = { readonly isTakenUp?: boolean; readonly picture?: () => Promise<Blob | null> };

function open(revision: number | null = null, { isTakenUp = false, picture = async () => null }: Opened = {}) {
  const session = openTestDesign();
  const document = session.editor.document();
  const proposal = revision === null ? null : card(revision);
  const drafts = memoryDrafts();
  const saver = createSaver({
    drafts,
    editor: session.variants.design,
    userId: "f".repeat(32),
    designId: STYLE_ID,
    proposal,
    document,
    picture,
    fetchFor: async () => {},
    isTakenUp,
  });
  const move = (x: number) => session.editor.give({ type: "moveArtworks", moves: [{ id: CREST_ID, x, y: 300 }] });
  return { session, saver, move, drafts };
}

test("a design that was never saved asks for its name, then is saved under it as revision 1", async () => {
  const { saver, move, session } = open();
  move(10);
  expect(await saver.save()).toBe("needsName");
  answers.push({ status: 200, code: 20000, data: card(1) });
  expect(await saver.save("Crest shirt")).toBe("saved");
  expect(sent[0]).toMatchObject({ name: "Crest shirt", designId: STYLE_ID });
  expect(sent[0]).not.toHaveProperty("proposalId");
  expect(canonical(sent[0]!.document)).toBe(canonical(session.editor.document()));
  expect(saver.isDirty()).toBe(false);
  saver.dispose();
});

test("the picture of a design goes along with it in one request; without one the design goes alone", async () => {
  const png = new Blob(["picture"], { type: "image/png" });
  const { saver, move, session } = open(3, { picture: async () => png });
  move(10);
  answers.push({ status: 200, code: 20000, data: card(4) });
  expect(await saver.save()).toBe("saved");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ proposalId: PROPOSAL_ID, version: 3, name: "Crest shirt", designId: STYLE_ID });
  expect(canonical(sent[0]!.document)).toBe(canonical(session.editor.document()));
  expect(await (sent[0]!.file as Blob).text()).toBe("picture");
  saver.dispose();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const bare = open(3, { picture: () => Promise.reject(new Error("no graphics")) });
  bare.move(10);
  answers.push({ status: 200, code: 20000, data: card(4) });
  expect(await bare.saver.save()).toBe("saved");
  expect(sent[1]).not.toHaveProperty("file");
  bare.saver.dispose();
  vi.restoreAllMocks();
});

test("a change that is undone leaves nothing to save", () => {
  const { saver, move, session } = open(3);
  move(10);
  expect(saver.isDirty()).toBe(true);
  session.editor.undo();
  expect(saver.isDirty()).toBe(false);
  saver.dispose();
});

test("a failing save keeps the work and says the request's number", async () => {
  const { saver, move } = open(3);
  move(10);
  answers.push({ status: 500, code: 50000, data: null });
  expect(await saver.save()).toBe("failed");
  expect(saver.getState().error).toMatchObject({ code: 50000, requestId: "request-1" });
  expect(saver.isDirty()).toBe(true);
  saver.dispose();
});

test("a stale revision is not written over: mine becomes a copy with a name of its own", async () => {
  const { saver, move, session } = open(3);
  move(10);
  const theirs = { ...card(4), document: { ...session.editor.document(), size: "L" } };
  answers.push({ status: 409, code: 40900, data: theirs });
  expect(await saver.save()).toBe("conflict");
  expect(sent[0]).toMatchObject({ proposalId: PROPOSAL_ID, version: 3 });
  expect(saver.getState().theirs?.revision).toBe(4);
  answers.push({ status: 200, code: 20000, data: { ...card(1, "Mine"), proposalId: "1".repeat(32) } });
  expect(await saver.keepAsCopy("Mine")).toBe("saved");
  expect(sent[1]).toMatchObject({ name: "Mine" });
  expect(sent[1]).not.toHaveProperty("proposalId");
  expect(saver.getState().theirs).toBeNull();
  saver.dispose();
});

test("theirs taken over is one step, and undo brings mine back", async () => {
  const { saver, move, session } = open(3);
  const opened = session.editor.document();
  move(10);
  const mine = session.editor.document();
  answers.push({
    status: 409,
    code: 40900,
    data: { ...card(4), document: { ...opened, background: { kind: "plain", hex: "#c9c9c9" } } },
  });
  await saver.save();
  saver.takeTheirs();
  expect(session.editor.document().background).toEqual({ kind: "plain", hex: "#c9c9c9" });
  expect(saver.isDirty()).toBe(false);
  expect(session.editor.history().entries.at(-1)?.label[0]).toBe("Revision {{revision}} taken over");
  session.editor.undo();
  expect(session.editor.document()).toEqual(mine);
  saver.dispose();
});

test("a saved design saves itself after eight quiet seconds, a new one does not", async () => {
  vi.useFakeTimers();
  const fresh = open();
  fresh.move(10);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_AFTER_MS + 1_000);
  expect(sent).toHaveLength(0);
  const saved = open(3);
  answers.push({ status: 200, code: 20000, data: card(4) });
  saved.move(10);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_AFTER_MS - 100);
  saved.move(20);
  await vi.advanceTimersByTimeAsync(AUTOSAVE_AFTER_MS - 100);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(1);
  expect(saved.saver.getState().proposal?.revision).toBe(4);
  fresh.saver.dispose();
  saved.saver.dispose();
});

test("a decision that is put off is not asked for again by itself, and nothing is saved by itself; who saves is asked", async () => {
  vi.useFakeTimers();
  const { saver, move, session, drafts } = open(3);
  const opened = session.editor.document();
  move(10);
  answers.push({ status: 409, code: 40900, data: { ...card(4), document: { ...opened, size: "L" } } });
  await saver.save();
  expect(saver.getState()).toMatchObject({ isPutOff: false, theirs: { revision: 4 } });
  saver.putOff(true);
  move(20);
  await vi.advanceTimersByTimeAsync(3 * AUTOSAVE_AFTER_MS);
  expect(sent).toHaveLength(1);
  expect(saver.getState()).toMatchObject({ isPutOff: true, theirs: { revision: 4 } });
  expect(drafts.held()?.saved.entries).toHaveLength(2);
  answers.push({ status: 409, code: 40900, data: { ...card(5), document: { ...opened, size: "L" } } });
  expect(await saver.save()).toBe("conflict");
  expect(saver.getState()).toMatchObject({ isPutOff: false, theirs: { revision: 5 } });
  saver.putOff(true);
  answers.push({ status: 200, code: 20000, data: { ...card(1, "Mine"), proposalId: "1".repeat(32) } });
  await saver.keepAsCopy("Mine");
  expect(saver.getState()).toMatchObject({ isPutOff: false, theirs: null });
  saver.dispose();
});

test("what is not saved is kept in the browser a tenth of a second after a change, with its history, until it is saved", async () => {
  vi.useFakeTimers();
  const { saver, move, drafts } = open(3);
  saver.setAutosaving(false);
  move(10);
  move(20);
  await vi.advanceTimersByTimeAsync(110);
  expect(drafts.held()).toMatchObject({ revision: 3, name: "Crest shirt" });
  expect(drafts.held()?.saved.entries).toHaveLength(2);
  answers.push({ status: 200, code: 20000, data: card(4) });
  await saver.save();
  expect(drafts.held()).toBeNull();
  saver.dispose();
});

test("whoever goes on changing has what came before in the browser all the same; who leaves has all of it at once", async () => {
  vi.useFakeTimers();
  const { saver, move, drafts } = open(3);
  saver.setAutosaving(false);
  for (let step = 1; step <= 4; step++) {
    move(10 * step);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(drafts.held()?.saved.entries.length).toBeGreaterThanOrEqual(2);
  move(100);
  await saver.keepDraft();
  expect(drafts.held()?.saved.entries).toHaveLength(5);
  saver.dispose();
});

test("leaving a design in which nothing was changed leaves in the browser what was not written here", async () => {
  const { saver, drafts, session } = open(3);
  const key = saver.draftKey();
  await drafts.keep(key, { saved: session.variants.design.save(), revision: 2, name: "From before", at: 1 });
  await saver.keepDraft();
  saver.dispose();
  expect(drafts.held()).toMatchObject({ name: "From before" });
});

test("what was taken up or changed here and is undone to the end is no longer kept", async () => {
  const changed = open(3);
  changed.move(10);
  await changed.saver.keepDraft();
  expect(changed.drafts.held()).not.toBeNull();
  changed.session.editor.undo();
  await changed.saver.keepDraft();
  expect(changed.drafts.held()).toBeNull();
  const taken = open(3, { isTakenUp: true });
  await taken.drafts.keep(taken.saver.draftKey(), { saved: taken.session.variants.design.save(), revision: 3, name: "", at: 1 });
  await taken.saver.keepDraft();
  expect(taken.drafts.held()).toBeNull();
  for (const { saver } of [changed, taken]) saver.dispose();
});

test("while a what-if is in hand it is the design that is saved, and nothing of the what-if is work to save", async () => {
  const { saver, session, move } = open(3);
  session.variants.fork({ id: "1".repeat(32) });
  move(80);
  expect(saver.isDirty()).toBe(false);
  answers.push({ status: 200, code: 20000, data: card(4) });
  expect(await saver.save()).toBe("saved");
  expect(sent.at(-1)!.document).toEqual(session.variants.design.document());
  expect(session.editor.document().artworks[CREST_ID]!.x).toBe(80);
  session.variants.take("1".repeat(32));
  expect(saver.isDirty()).toBe(true);
  saver.dispose();
});

test("what could not be sent while the server was away is sent by itself once it answers", async () => {
  vi.useFakeTimers();
  const { saver, move } = open(3);
  move(10);
  expect(await saver.save()).toBe("failed");
  expect(saver.getState().error?.isOffline).toBe(true);
  answers.push({ status: 200, code: 20000, data: card(4) });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_AFTER_MS + 100);
  expect(saver.getState()).toMatchObject({ error: null, proposal: { revision: 4 } });
  expect(saver.isDirty()).toBe(false);
  saver.dispose();
});

test("another window hears of a save: as a step where it has nothing unsaved, as a question where it has", async () => {
  const [here, clean, changed] = [open(3), open(3), open(3)];
  for (const { saver } of [here, clean, changed]) saver.setAutosaving(false);
  here.move(10);
  changed.move(20);
  const stored = { ...card(4), document: here.session.editor.document() };
  answers.push({ status: 200, code: 20000, data: card(4) });
  for (const _ of [clean, changed]) answers.push({ status: 200, code: 20000, data: stored });
  expect(await here.saver.save()).toBe("saved");
  await vi.waitFor(() => expect(clean.saver.getState().proposal?.revision).toBe(4));
  expect(clean.session.editor.document().artworks[CREST_ID]!.x).toBe(10);
  expect(clean.saver.isDirty()).toBe(false);
  await vi.waitFor(() => expect(changed.drafts.held()).not.toBeNull());
  expect(changed.saver.getState().theirs?.revision).toBe(4);
  expect(changed.session.editor.document().artworks[CREST_ID]!.x).toBe(20);
  for (const { saver } of [here, clean, changed]) saver.dispose();
});

test("another window hears of a new name and keeps what it has unsaved, without a question", async () => {
  const [here, changed] = [open(3), open(3)];
  changed.move(20);
  const renamed = { ...card(3, "Crest shirt, blue"), version: 4 };
  answers.push({ status: 200, code: 20000, data: renamed });
  answers.push({ status: 200, code: 20000, data: { ...renamed, document: here.session.editor.document() } });
  expect(await here.saver.rename("Crest shirt, blue")).toBe("saved");
  await vi.waitFor(() => expect(changed.saver.getState().name).toBe("Crest shirt, blue"));
  expect(changed.saver.getState()).toMatchObject({ theirs: null, proposal: { version: 4 } });
  expect(changed.saver.isDirty()).toBe(true);
  for (const { saver } of [here, changed]) saver.dispose();
});
