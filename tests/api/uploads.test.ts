import {
  createShare,
  getContact,
  getImages,
  getProposalData,
  getThread,
  listColleagues,
  login,
  loginOut,
  type Proposal,
  postToThread,
  revokeShare,
  saveProposal,
  showInfo,
  updateByUser,
  uploadCustomerLogo,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { UPLOADED } from "../../server/assembly/stored-files.ts";
import { closeUploads } from "../../server/platform/files/close-uploads.ts";
import { STORED_FILE_POLICY } from "../../server/platform/security/headers.ts";
import { BUYER, type Client, DESIGNER, HEAD, SALES, type TestApp } from "./harness.ts";
import { aDocument, aPicture, startMill, styleIdOf } from "./mill.ts";

const HOUR_MS = 3_600_000;
let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  buyer = await portal.signIn(BUYER.username);
  sales = await portal.signIn(SALES.username);
});
afterAll(() => portal.close());

const fetched = async (client: Client, url: string) => (await client.send({ method: "GET", url })).statusCode;
const upload = async (client: Client, width: number, purpose: "artwork" | "preview" | "avatar" = "artwork") =>
  client.call(uploadImage, { purpose }, { file: { bytes: await aPicture(width, 11), name: "a.png" } });
const hashIn = (url: string) => /[0-9a-f]{64}/.exec(url)![0];
const anybody = () => portal.anonymous();

test("an upload opens to its company, small and whole, and to nobody else: another company, the mill, nobody signed in", async () => {
  const { url, thumbUrl } = await upload(designer, 61);
  const colleague = await portal.signIn(HEAD.username);
  for (const address of [url, thumbUrl, `${url}/view`])
    expect([address, await fetched(designer, address), await fetched(colleague, address)]).toEqual([address, 200, 200]);
  for (const client of [buyer, sales, anybody()]) expect(await fetched(client, url)).toBe(404);
  const { headers } = await designer.send({ method: "GET", url });
  expect(headers["cache-control"]).toBe("private, max-age=31536000, immutable");
  expect(headers["content-security-policy"]).toBe(STORED_FILE_POLICY);
});

test("its hash alone opens nothing, nor does an address made up, of another file, or of another company", async () => {
  const [one, other] = [await upload(designer, 62), await upload(buyer, 63)];
  const [mine, theirs] = [hashIn(one.url), hashIn(other.url)];
  const grant = one.url.split("/")[2]!;
  for (const url of [
    `/files/${mine}`,
    `/files/${mine}/thumb`,
    `/uploads/${mine}`,
    `/uploads/${grant}/${theirs}`,
    `/uploads/${"A".repeat(22)}/${mine}`,
    `/uploads/${"0".repeat(32)}.${grant}/${mine}`,
    `/uploads//${mine}`,
    `/uploads/${grant}/..%2f..%2fetc`,
    `/uploads/${grant}/${mine}/constructor`,
    other.url,
  ])
    expect([url, await fetched(designer, url)]).toEqual([url, 404]);
});

test("signed out, its address opens nothing any more", async () => {
  const { url } = await upload(designer, 64);
  const elsewhere = await portal.signIn();
  expect(await fetched(elsewhere, url)).toBe(200);
  const cookies = new Map(elsewhere.cookies);
  await elsewhere.call(loginOut, {});
  for (const [name, value] of cookies) elsewhere.cookies.set(name, value);
  expect(await fetched(elsewhere, url)).toBe(404);
});

test("a link shows the pictures of its design without a session, until it is withdrawn or has expired", async () => {
  const [artwork, preview] = [await upload(designer, 65), await upload(designer, 66, "preview")];
  const designId = await styleIdOf(portal);
  const plain = await aDocument(portal, designer);
  const document = { ...plain, background: { kind: "image" as const, imageId: artwork.imageId } };
  const saved = await designer.ask(saveProposal, { designId, name: "Shown by link", document, previewImageId: preview.imageId });
  const { proposalId } = saved.data;
  const expiresAt = new Date(portal.clock.now().getTime() + 2 * HOUR_MS).toISOString();
  const [link, short] = [
    await designer.call(createShare, { kind: "proposal", id: proposalId }),
    await designer.call(createShare, { kind: "proposal", id: proposalId, expiresAt }),
  ];
  const visitor = anybody();
  const shown = async ({ shareToken }: { shareToken: string }) => {
    const { previewUrl } = (await visitor.call(getProposalData, { proposalId, shareToken })) as Proposal;
    const pictures = await visitor.call(getImages, { imageIds: [artwork.imageId], shareToken });
    return [previewUrl, ...pictures.map(({ url }) => url)];
  };
  const [byLink, byShort] = [await shown(link), await shown(short)];
  for (const url of [...byLink, ...byShort]) expect([url, await fetched(anybody(), url)]).toEqual([url, 200]);
  expect(hashIn(byLink[0]!)).toBe(hashIn(preview.url));
  expect(byLink[0]).not.toBe(byShort[0]);
  await designer.call(revokeShare, { shareId: link.shareId });
  expect(await fetched(anybody(), byLink[0]!)).toBe(404);
  expect(await fetched(anybody(), byShort[0]!)).toBe(200);
  portal.clock.move(3 * HOUR_MS);
  expect(await fetched(anybody(), byShort[0]!)).toBe(404);
});

test("what a company sends to the mill the mill sees, and back", async () => {
  const { imageId, url } = await upload(buyer, 67);
  const subject = {
    kind: "fabric" as const,
    id: (await portal.db.selectFrom("products").select("id").executeTakeFirstOrThrow()).id,
  };
  const { threadId } = await buyer.call(postToThread, { subject, content: "Is this it?", imageIds: [imageId] });
  const [message] = (await sales.call(getThread, { threadId })).messages;
  const seen = message!.images[0]!.url;
  expect(hashIn(seen)).toBe(hashIn(url));
  expect([await fetched(sales, seen), await fetched(buyer, seen), await fetched(sales, url)]).toEqual([200, 404, 404]);
});

test("faces and logos are shown to whom the answer is for, from the moment of signing in", async () => {
  const head = await portal.signIn(HEAD.username);
  const { url } = await head.call(uploadCustomerLogo, {}, { file: { bytes: await aPicture(68, 68), name: "logo.png" } });
  const face = await upload(designer, 69, "avatar");
  const { version } = (await designer.call(showInfo, {}))!;
  await designer.call(updateByUser, { version, avatar: face.imageId });
  const colleague = anybody();
  const known = await colleague.call(login, { username: DESIGNER.username, password: DESIGNER.password });
  expect([hashIn(known.logo!), hashIn(known.avatar!)]).toEqual([hashIn(url), hashIn(face.url)]);
  for (const address of [known.logo!, known.avatar!]) expect(await fetched(colleague, address)).toBe(200);
  const faces = (await head.call(listColleagues, {})).map(({ avatar }) => avatar).filter((avatar) => avatar !== null);
  expect(faces.map(hashIn)).toContain(hashIn(face.url));
  const salesFace = await upload(sales, 70, "avatar");
  await sales.call(updateByUser, { version: (await sales.call(showInfo, {}))!.version, avatar: salesFace.imageId });
  const contact = await designer.call(getContact, {});
  if (contact?.avatar) expect(await fetched(designer, contact.avatar)).toBe(200);
});

test("uploads from before they had a place of their own are taken to it; what everybody sees stays", async () => {
  const { url } = await upload(designer, 71);
  const hash = hashIn(url);
  const bytes = (await portal.files.get(hash))!;
  await portal.files.put(bytes);
  expect(await fetched(anybody(), `/files/${hash}`)).toBe(200);
  const { picture_hash } = await portal.db.selectFrom("styles").select("picture_hash").executeTakeFirstOrThrow();
  await closeUploads(portal.db, portal.files, UPLOADED);
  expect(await fetched(anybody(), `/files/${hash}`)).toBe(404);
  expect(await fetched(designer, url)).toBe(200);
  expect(await fetched(anybody(), `/files/${picture_hash}`)).toBe(200);
});
