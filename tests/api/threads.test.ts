import {
  addConsult,
  createSample,
  getThread,
  listNotices,
  listThreads,
  postToThread,
  readNotices,
  readThread,
  saveProposal,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { idOf, newId } from "../../server/platform/ids.ts";
import { openThread } from "../../server/trade/threads/open.ts";
import { unreadBySubject } from "../../server/trade/threads/unread.ts";
import { BUYER, type Client, HEAD, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, savedDesign, startMill } from "./mill.ts";
import { anAddress } from "./orders.ts";

const NORTHLIGHT = idOf("company", "northlight");
let portal: TestApp;
let designer: Client;
let head: Client;
let buyer: Client;
let sales: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [designer, head, buyer, sales] = await Promise.all([
    portal.signIn(),
    portal.signIn(HEAD.username),
    portal.signIn(BUYER.username),
    portal.signIn(SALES.username),
  ]);
});
afterAll(() => portal.close());

const orderThread = async (title: string) => {
  const subject = { kind: "order", id: newId(portal.clock.now()) } as const;
  const threadId = await openThread(portal.db, { subject, companyId: NORTHLIGHT, title }, portal.clock.now());
  return { subject, threadId };
};

test("a message to the mill is unread there until it is read, and the answer comes back as unread", async () => {
  const { subject, threadId } = await orderThread("SO-1");
  portal.clock.move(1_000);
  const picture = await designer.call(uploadImage, { purpose: "message" }, { file: { bytes: await aPicture(), name: "a.png" } });
  await designer.call(postToThread, { subject, content: "Where is it?", imageIds: [picture.imageId] });
  const row = (await sales.call(listThreads, { kinds: ["order"] })).list[0]!;
  expect(row).toMatchObject({ threadId, title: "SO-1", company: "Northlight Studio", unread: 1 });
  expect(row.last).toEqual({ author: "Ada Fell", byMill: false, mine: false, content: "Where is it?" });
  const [notice] = (await sales.call(listNotices, { unread: true })).list;
  expect(notice).toMatchObject({ kind: "thread.posted", subject, text: "Ada Fell wrote: Where is it?", isRead: false });
  portal.clock.move(1_000);
  expect((await sales.call(readThread, { threadId })).unread).toBe(0);
  expect((await sales.call(listNotices, { unread: true })).list.filter((one) => one.subject.id === subject.id)).toEqual([]);
  portal.clock.move(1_000);
  await sales.call(postToThread, { threadId, content: "On Friday." });
  const seen = await head.call(getThread, { subject });
  expect(seen.messages.map(({ content, byMill, mine }) => [content, byMill, mine])).toEqual([
    ["Where is it?", false, false],
    ["On Friday.", true, false],
  ]);
  expect(seen.messages[0]!.images.map(({ imageId }) => imageId)).toEqual([picture.imageId]);
  expect(seen.unread).toBe(2);
  const reader = { userId: idOf("user", "designer@selvedge.demo"), companyId: NORTHLIGHT, role: "buyer" } as const;
  expect([...(await unreadBySubject(portal.db, reader, "order", [subject.id, NO_ID]))]).toEqual([[subject.id, 1]]);
});

test("several messages that nobody has read are one notice", async () => {
  const { subject } = await orderThread("SO-2");
  await designer.call(postToThread, { subject, content: "One" });
  await designer.call(postToThread, { subject, content: "Two" });
  const mine = (await sales.call(listNotices, {})).list.filter((notice) => notice.subject.id === subject.id);
  expect(mine.map(({ text }) => text)).toEqual(["Ada Fell wrote: Two"]);
});

test("the same message sent twice under one key is one", async () => {
  const { subject } = await orderThread("SO-3");
  const send = () => designer.call(postToThread, { subject, content: "Once" }, { headers: { "idempotency-key": "t-1" } });
  const [first, again] = await Promise.all([send(), send()]);
  expect(again).toEqual(first);
  expect((await designer.call(getThread, { subject })).messages).toHaveLength(1);
});

test("a question and an answer sent at once under one key are not taken for one another: the second gets an error", async () => {
  const { subject } = await orderThread("SO-4");
  const headers = { "idempotency-key": "t-2" };
  const answers = await Promise.all([
    designer.ask(postToThread, { subject, content: "One of two" }, { headers }),
    designer.ask(addConsult, { content: "One of two" }, { headers }),
  ]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([20000, 40905]);
});

test("a thread of a fabric is opened by writing, and each company has its own", async () => {
  const [productId] = await productIdsOf(portal);
  const subject = { kind: "fabric", id: productId! } as const;
  expect(await designer.call(getThread, { subject })).toMatchObject({ threadId: null, title: "SV-1101-01", messages: [] });
  const ours = await designer.call(postToThread, { subject, content: "Also in 160 cm?" });
  const theirs = await buyer.call(postToThread, { subject, content: "In navy?" });
  expect(theirs.threadId).not.toBe(ours.threadId);
  expect((await buyer.call(getThread, { subject })).messages.map(({ content }) => content)).toEqual(["In navy?"]);
  const about = { kind: "fabric", id: NO_ID } as const;
  expect((await designer.ask(postToThread, { subject: about, content: "x" })).code).toBe(40400);
});

test("a consultation is a thread of its own", async () => {
  const { threadId } = await buyer.call(addConsult, { content: "Do you weave jacquards?" });
  const found = (await sales.call(listThreads, {})).list.find((thread) => thread.threadId === threadId);
  expect(found).toMatchObject({ subject: { kind: "consult", id: threadId }, title: "Do you weave jacquards?" });
});

test("the e-mail address for the answer is seen by the mill and by who wrote it, and by no colleague", async () => {
  const { threadId } = await designer.call(addConsult, { content: "Please answer at home.", mail: "ada@home.example" });
  const mailsFor = async (reader: Client) => (await reader.call(getThread, { threadId })).messages.map(({ mail }) => mail);
  expect(await mailsFor(sales)).toEqual(["ada@home.example"]);
  expect(await mailsFor(designer)).toEqual(["ada@home.example"]);
  expect(await mailsFor(head)).toEqual([null]);
  expect((await buyer.ask(getThread, { threadId })).code).toBe(40400);
  await designer.call(addConsult, { threadId, content: "Or here." });
  expect(await mailsFor(sales)).toEqual(["ada@home.example", null]);
  expect(await designer.ask(addConsult, { content: "x", mail: "ada at home" })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "mail" }] },
  });
  expect((await portal.anonymous().ask(addConsult, { content: "x", mail: "a@b.example" })).code).toBe(40100);
});

test("another company sees nothing of a thread and cannot write into it, and an anonymous caller is asked to sign in", async () => {
  const { subject, threadId } = await orderThread("SO-4");
  await designer.call(postToThread, { subject, content: "Ours" });
  expect((await buyer.call(listThreads, { kinds: ["order"] })).total).toBe(0);
  for (const body of [{ threadId }, { subject }]) {
    expect((await buyer.ask(getThread, body)).code).toBe(40400);
    expect((await buyer.ask(postToThread, { ...body, content: "x" })).code).toBe(40400);
  }
  expect((await buyer.ask(readThread, { threadId })).code).toBe(40400);
  const picture = await buyer.call(uploadImage, { purpose: "message" }, { file: { bytes: await aPicture(), name: "a.png" } });
  const withTheirs = await designer.ask(postToThread, { subject, imageIds: [picture.imageId] });
  expect(withTheirs.code).toBe(40001);
  for (const call of [listThreads, listNotices]) expect((await portal.anonymous().ask(call, {})).code).toBe(40100);
});

test("a message without words and pictures is refused, and so is one to nothing", async () => {
  expect((await designer.ask(postToThread, { threadId: NO_ID })).code).toBe(40001);
  expect((await designer.ask(postToThread, { content: "x" })).code).toBe(40001);
  expect((await designer.ask(getThread, {})).code).toBe(40001);
});

test("notices are read one by one or all at once, and only one's own", async () => {
  const { subject } = await orderThread("SO-5");
  await sales.call(postToThread, { subject, content: "Hello" });
  const before = await designer.call(listNotices, { unread: true });
  const [first] = before.list;
  await head.call(readNotices, { noticeIds: [first!.noticeId] });
  expect((await designer.call(listNotices, {})).unread).toBe(before.unread);
  expect((await designer.call(readNotices, { noticeIds: [first!.noticeId] })).unread).toBe(before.unread - 1);
  expect((await designer.call(readNotices, { all: true })).unread).toBe(0);
  expect((await designer.ask(readNotices, {})).code).toBe(40001);
});

test("the first message about a sample opens its thread for its company and the mill, and for nobody else", async () => {
  const addressId = await anAddress(designer);
  const [productId] = await productIdsOf(portal);
  const { sampleId, sampleNo } = await designer.call(createSample, { kind: "hanger", items: [{ productId }], addressId });
  const subject = { kind: "sample", id: sampleId } as const;
  expect(await sales.call(getThread, { subject })).toMatchObject({ threadId: null, company: "Northlight Studio", messages: [] });
  await sales.call(postToThread, { subject, content: "The hanger has a new card." });
  const seen = await head.call(getThread, { subject });
  expect(seen).toMatchObject({ title: sampleNo, unread: 1 });
  expect(seen.messages.map(({ content }) => content)).toEqual(["The hanger has a new card."]);
  expect((await buyer.ask(getThread, { subject })).body.code).toBe(40400);
  expect((await buyer.ask(postToThread, { subject, content: "Mine?" })).body.code).toBe(40400);
  expect((await sales.ask(getThread, { subject: { kind: "lapDip", id: NO_ID } })).body.code).toBe(40400);
});

test("a question about a fabric goes into the company's one thread about it, and the mill sees every company's, what is unread first", async () => {
  const productId = (await productIdsOf(portal))[1]!;
  const about = { kind: "fabric", id: productId } as const;
  const asked = await designer.call(addConsult, { fabricId: productId, content: "Is it sanforised?", productIds: [productId] });
  portal.clock.move(1_000);
  const commented = await head.call(postToThread, { subject: about, content: "And mercerised?" });
  expect(commented.threadId).toBe(asked.threadId);
  portal.clock.move(1_000);
  const theirs = await buyer.call(addConsult, { fabricId: productId, content: "How wide?" });
  await sales.call(readThread, { threadId: theirs.threadId });
  const seen = await sales.call(listThreads, { about, pictures: true });
  expect(seen.list.map(({ threadId, unread }) => [threadId, unread])).toEqual([
    [asked.threadId, 2],
    [theirs.threadId, 0],
  ]);
  expect(seen.list[0]).toMatchObject({ subject: about, company: "Northlight Studio", picture: expect.stringMatching(/^\//) });
  expect((await sales.call(listThreads, { about })).list.map(({ picture }) => picture)).toEqual(["", ""]);
  expect((await buyer.call(listThreads, { about })).list.map(({ threadId }) => threadId)).toEqual([theirs.threadId]);
  const notices = async () =>
    (await sales.call(listNotices, { unread: true })).list.filter(({ subject }) => subject.id === productId);
  expect((await notices()).map(({ text }) => text)).toEqual([expect.stringContaining("And mercerised?")]);
  await buyer.call(postToThread, { threadId: theirs.threadId, content: "In cm?" });
  expect(await notices()).toHaveLength(2);
  expect((await designer.ask(addConsult, { fabricId: NO_ID, content: "x" })).code).toBe(40400);
  expect((await designer.ask(addConsult, { fabricId: "a cloth", content: "x" })).code).toBe(40001);
  expect((await portal.anonymous().ask(addConsult, { fabricId: productId, content: "x" })).code).toBe(40100);
});

test("a question about a fabric sent twice at once under one key is one message in one thread", async () => {
  const fabricId = (await productIdsOf(portal))[2]!;
  const send = () => buyer.call(addConsult, { fabricId, content: "Once" }, { headers: { "idempotency-key": "f-1" } });
  const [first, again] = await Promise.all([send(), send()]);
  expect(again).toEqual(first);
  expect((await buyer.call(getThread, { subject: { kind: "fabric", id: fabricId } })).messages).toHaveLength(1);
});

test("what waits for an answer is what the customer wrote last", async () => {
  const { subject, threadId } = await orderThread("SO-6");
  const waits = async () =>
    (await sales.call(listThreads, { waiting: true, about: subject })).list.map((thread) => thread.threadId);
  await designer.call(postToThread, { subject, content: "Is it on the loom?" });
  expect(await waits()).toEqual([threadId]);
  portal.clock.move(1_000);
  await sales.call(postToThread, { threadId, content: "Since Monday." });
  expect(await waits()).toEqual([]);
  expect((await sales.ask(listThreads, { about: { kind: "order", id: "SO-6" } })).code).toBe(40001);
});

test("a saved design has a thread of its company's, which the mill joins once it was written to; each message names its revision", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId, designId, name, version } = card;
  const subject = { kind: "proposal", id: proposalId } as const;
  expect(await head.call(getThread, { subject })).toMatchObject({ threadId: null, title: name, messages: [] });
  for (const other of [buyer, sales]) {
    expect((await other.ask(getThread, { subject })).code).toBe(40400);
    expect((await other.ask(postToThread, { subject, content: "x" })).code).toBe(40400);
  }
  expect((await portal.anonymous().ask(postToThread, { subject, content: "x" })).code).toBe(40100);
  const { threadId } = await designer.call(postToThread, { subject, content: "Can this check be woven?" });
  const darker = { ...document, background: { kind: "plain", hex: "#223344" } } as const;
  await designer.call(saveProposal, { proposalId, designId, name, version, document: darker });
  portal.clock.move(1_000);
  await designer.call(postToThread, { subject, content: "And on this ground?" });
  const [row] = (await sales.call(listThreads, { about: subject, pictures: true })).list;
  expect(row).toMatchObject({ threadId, title: name, company: "Northlight Studio", unread: 2 });
  expect(row!.picture).not.toBe("");
  const seen = await sales.call(getThread, { subject });
  expect(seen.messages.map(({ revision }) => revision)).toEqual([1, 2]);
  portal.clock.move(1_000);
  await sales.call(postToThread, { threadId, content: "Yes, both." });
  expect((await head.call(listNotices, { unread: true })).list[0]).toMatchObject({ kind: "thread.posted", subject });
  expect((await buyer.ask(getThread, { threadId })).code).toBe(40400);
  expect((await buyer.call(listThreads, { about: subject })).total).toBe(0);
});
