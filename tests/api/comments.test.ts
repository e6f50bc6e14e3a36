import {
  addMark,
  createShare,
  deleteProposal,
  getMarksByProposal,
  getProposalData,
  listNotices,
  type Mark,
  type ProposalCard,
  purgeProposal,
  readNotices,
  replyMark,
  resolveMark,
  revokeShare,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { NO_ID, savedDesign, startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let visitor: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  visitor = portal.anonymous();
});
afterAll(() => portal.close());

let proposalId: string;
beforeEach(async () => {
  ({ proposalId } = (await savedDesign(portal, designer)).card);
});

const link = (canComment = true) => designer.call(createShare, { kind: "proposal", id: proposalId, canComment });
const comment = (client: Client, shareToken?: string) =>
  client.call(addMark, { proposalId, pieceKey: "front", x: 1, y: 2, content: "Lower", author: "Ines", shareToken });
const comments = (client: Client, shareToken?: string) => client.call(getMarksByProposal, { proposalId, shareToken });
const cardOf = async (client: Client): Promise<ProposalCard> => {
  const answer = await client.call(getProposalData, { pageSize: 100 });
  if (!("list" in answer)) throw new Error("One design came where a list was asked for");
  return answer.list.find((one) => one.proposalId === proposalId)!;
};
const said = ({ replies }: Mark) => replies.map(({ author, isVisitor, content }) => [author, isVisitor, content]);

test("a comment is answered on both sides, resolved by the company and opened again; the card counts it while it is open", async () => {
  const { shareToken } = await link();
  const { markId, kind } = await comment(visitor, shareToken);
  expect(kind).toBe("comment");
  expect(await cardOf(designer)).toMatchObject({ openComments: 1 });
  portal.clock.move(60_000);
  await designer.call(replyMark, { proposalId, markId, content: "By how much?" });
  portal.clock.move(60_000);
  const answered = await visitor.call(replyMark, { proposalId, markId, content: "10 mm", author: "Ines", shareToken });
  expect(said(answered)).toEqual([
    ["Ada Fell", false, "By how much?"],
    ["Ines", true, "10 mm"],
  ]);
  expect(await comments(designer)).toEqual([answered]);
  expect(await comments(visitor, shareToken)).toEqual([answered]);
  expect(await designer.call(resolveMark, { proposalId, markId, resolved: true })).toEqual({ ...answered, resolved: true });
  expect(await comments(visitor, shareToken)).toEqual([{ ...answered, resolved: true }]);
  expect(await cardOf(designer)).toMatchObject({ openComments: 0 });
  await designer.call(resolveMark, { proposalId, markId, resolved: false });
  expect(await cardOf(designer)).toMatchObject({ openComments: 1 });
  expect(await visitor.call(getProposalData, { proposalId, shareToken })).toMatchObject({ openComments: 0 });
});

test("the company hears of comments and answers, once while it has not read of them, a visitor's marked as such; who wrote does not hear of it", async () => {
  const { shareToken } = await link();
  await comment(visitor, shareToken);
  const { markId } = await comment(visitor, shareToken);
  portal.clock.move(60_000);
  await visitor.call(replyMark, { proposalId, markId, content: "10 mm", author: "Ines", shareToken });
  portal.clock.move(60_000);
  await designer.call(replyMark, { proposalId, markId, content: "Done" });
  const { list } = await designer.call(listNotices, {});
  const heard = list.filter(({ subject }) => subject.id === proposalId);
  const { name } = await cardOf(designer);
  expect(heard.map(({ kind, text }) => [kind, text])).toEqual([
    ["proposal.comment", `Ines (visitor) answered a comment on ${name}`],
    ["proposal.comment", `Ines (visitor) commented on ${name}`],
  ]);
  await designer.call(readNotices, { noticeIds: heard.map(({ noticeId }) => noticeId) });
  portal.clock.move(60_000);
  await comment(visitor, shareToken);
  const after = (await designer.call(listNotices, {})).list.filter(({ subject }) => subject.id === proposalId);
  expect(after.map(({ isRead }) => isRead)).toEqual([false, true, true]);
});

test("an answer to a comment of the company, given by one link, is not shown behind another", async () => {
  const [one, other] = [await link(), await link()];
  const { markId } = await comment(designer);
  await visitor.call(replyMark, { proposalId, markId, content: "Yes", author: "Ines", shareToken: one.shareToken });
  await designer.call(replyMark, { proposalId, markId, content: "Thanks" });
  const seen = async (client: Client, shareToken?: string) =>
    (await comments(client, shareToken)).flatMap(({ replies }) => replies.map(({ content }) => content)).sort();
  expect(await seen(visitor, one.shareToken)).toEqual(["Thanks", "Yes"]);
  expect(await seen(visitor, other.shareToken)).toEqual(["Thanks"]);
  expect(await seen(designer)).toEqual(["Thanks", "Yes"]);
});

test("nobody answers or resolves what they may not see, or without a name or words", async () => {
  const [one, other, closed] = [await link(), await link(), await link(false)];
  const { markId } = await comment(visitor, one.shareToken);
  const answer = { proposalId, markId, content: "No", author: "Noor" };
  expect(await visitor.ask(replyMark, answer)).toMatchObject({ code: 40100 });
  expect(await visitor.ask(replyMark, { ...answer, shareToken: other.shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(replyMark, { ...answer, shareToken: closed.shareToken })).toMatchObject({ code: 40300 });
  const { shareToken } = one;
  expect(await visitor.ask(replyMark, { ...answer, markId: NO_ID, shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(replyMark, { ...answer, content: "", shareToken })).toMatchObject({ code: 40001 });
  expect(await visitor.ask(replyMark, { ...answer, author: undefined, shareToken })).toMatchObject({
    code: 40001,
    data: { fields: [{ path: "author" }] },
  });
  const resolution = { proposalId, markId, resolved: true };
  expect(await visitor.ask(resolveMark, { ...resolution, shareToken })).toMatchObject({ code: 40100 });
  const buyer = await portal.signIn(BUYER.username, BUYER.password);
  expect(await buyer.ask(resolveMark, resolution)).toMatchObject({ code: 40400 });
  expect(await buyer.ask(replyMark, answer)).toMatchObject({ code: 40400 });
  expect(await designer.ask(resolveMark, { ...resolution, markId: NO_ID })).toMatchObject({ code: 40400 });
  const elsewhere = (await savedDesign(portal, designer)).card.proposalId;
  expect(await designer.ask(resolveMark, { ...resolution, proposalId: elsewhere })).toMatchObject({ code: 40400 });
  await designer.call(revokeShare, { shareId: one.shareId });
  expect(await visitor.ask(replyMark, { ...answer, shareToken })).toMatchObject({ code: 41000 });
  expect(await comments(designer)).toMatchObject([{ resolved: false, replies: [] }]);
});

test("a design that is deleted for good takes its comments and their answers along, while a link to it was open", async () => {
  const { shareToken } = await link();
  const { markId } = await comment(visitor, shareToken);
  await visitor.call(replyMark, { proposalId, markId, content: "10 mm", author: "Ines", shareToken });
  await designer.call(replyMark, { proposalId, markId, content: "Done" });
  await designer.call(deleteProposal, { proposalId });
  expect(await designer.call(purgeProposal, { proposalId })).toEqual({ purged: 1 });
  const left = await portal.db.selectFrom("mark_replies").select("id").where("mark_id", "=", markId).execute();
  expect(left).toEqual([]);
});
