import { listNotices, postToThread } from "@selvedge/contract";
import { newId } from "../../../server/platform/ids.ts";
import { HEAD } from "../harness.ts";
import { hidden, type Lines, leftOut, own, refused } from "./ask.ts";
import { aDesign, aFavourite, anImage, aThread, inState } from "./records.ts";
import { aName, MARK, type World } from "./world.ts";

/** A finished work of the designer's with its file. */
async function aJob({ db, portal, owner }: World): Promise<string> {
  const now = portal.clock.now();
  const id = newId(now);
  const row = { id, user_id: owner.userId, state: "done" as const, progress: 1, file_name: `${MARK}.txt`, mime: "text/plain" };
  await db
    .insertInto("jobs")
    .values({ ...row, created_at: now, touched_at: now })
    .execute();
  await portal.files.passing.put(id, Buffer.from(MARK));
  return id;
}

/** Messages, notices, and the files people wait for. */
export const MESSAGES: Lines = {
  "/consult/add": [
    async (w) => hidden({ threadId: (await aThread(w)).threadId, content: "And in navy?" }),
    (w) => hidden({ designId: w.ownStyleId, content: "And in navy?" }),
    async (w) => refused("validation", { imageIds: [await anImage(w)], content: "And in navy?" }),
    () => own({ content: "How wide is it?" }),
    ({ productIds }) => own({ fabricId: productIds[0]!, content: "How wide is it?" }),
  ],
  "/consult/exportExcelWithPic": [
    async (w) => hidden({ groupId: (await aFavourite(w)).groupId }),
    async (w) => {
      const [mine, theirs] = [await aFavourite(w), await aFavourite(w, { by: w.other })];
      return hidden({ itemIds: [mine.itemId] }, { other: { itemIds: [theirs.itemId, mine.itemId] } });
    },
    ({ productIds }) => own({ productIds }),
    ({ productIds }) => own({ query: { products: productIds, sort: "-price" } }),
  ],
  "/consult/sendEmail": [
    async (w) => hidden({ consultId: (await aThread(w)).consultId, subject: "Again", content: "As above" }),
    () => refused("validation", { to: HEAD.username, subject: "Look", content: "As above" }),
    () => own({ subject: "Poplin", content: "How wide is it?" }),
  ],
  "/thread/get": [
    async (w) => hidden({ threadId: (await aThread(w)).threadId }),
    async (w) => hidden({ subject: { kind: "order", id: await inState(w, "order", "submitted") } }),
    async (w) => hidden({ subject: { kind: "rfq", id: await inState(w, "quotation", "quoted") } }),
    async (w) => hidden({ subject: { kind: "lapDip", id: await inState(w, "lapDip", "requested") } }),
    async (w) => hidden({ subject: { kind: "sample", id: await inState(w, "sample", "requested") } }),
    (w) => hidden({ subject: { kind: "design", id: w.ownStyleId } }),
    async (w) => hidden({ subject: { kind: "proposal", id: (await aDesign(w)).card.proposalId } }),
    async (w) => {
      const [mine, theirs] = [await aThread(w), await aThread(w, w.other)];
      const before = mine.consultId;
      return leftOut({ threadId: mine.threadId, before }, { other: { threadId: theirs.threadId, before } });
    },
    async (w) => {
      const subject = { kind: "fabric" as const, id: w.productIds[0]! };
      await w.owner.client.call(postToThread, { subject, content: aName() });
      return own({ subject });
    },
  ],
  "/thread/list": [
    () => own(),
    async (w) => {
      const about = { kind: "proposal" as const, id: (await aDesign(w)).card.proposalId };
      await w.owner.client.call(postToThread, { subject: about, content: aName() });
      return leftOut({ about });
    },
  ],
  "/thread/post": [
    async (w) => hidden({ threadId: (await aThread(w)).threadId, content: "And in navy?" }),
    async (w) => hidden({ subject: { kind: "order", id: await inState(w, "order", "submitted") }, content: "And in navy?" }),
    async (w) => hidden({ subject: { kind: "sample", id: await inState(w, "sample", "requested") }, content: "In navy?" }),
    (w) => hidden({ subject: { kind: "design", id: w.ownStyleId }, content: "In navy?" }),
    async (w) => hidden({ subject: { kind: "proposal", id: (await aDesign(w)).card.proposalId }, content: "In navy?" }),
    async (w) => {
      const [mine, theirs] = [await aThread(w), await aThread(w, w.other)];
      const imageIds = [await anImage(w)];
      return refused("validation", { threadId: mine.threadId, imageIds }, { other: { threadId: theirs.threadId, imageIds } });
    },
  ],
  "/thread/read": [async (w) => hidden({ threadId: (await aThread(w)).threadId })],

  "/notice/list": [() => own()],
  "/events": [() => own()],
  "/notice/settings": [() => own({ mail: "each" })],
  "/notice/read": [
    async ({ owner }) => {
      const { list } = await owner.client.call(listNotices, { unread: true });
      return leftOut({ noticeIds: list.map(({ noticeId }) => noticeId) });
    },
  ],
  "/job/get": [async (w) => hidden({ jobId: await aJob(w) })],
  "/job/file": [async (w) => hidden({ jobId: await aJob(w) })],
};
