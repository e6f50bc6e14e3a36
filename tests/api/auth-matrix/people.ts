import { getCustomerById, insertBrowseLog, listSessions, login, REQUEST_STATES, setConsent, setUpTotp } from "@selvedge/contract";
import { sql } from "kysely";
import { expect } from "vitest";
import { newId } from "../../../server/platform/ids.ts";
import { stepOf, totpCode } from "../../../server/platform/security/passwords/totp.ts";
import { hashSecret } from "../../../server/platform/security/secret.ts";
import { BUYER } from "../harness.ts";
import { aPicture } from "../mill.ts";
import { bySession, everybody, hidden, type Lines, leftOut, mill, own, refused } from "./ask.ts";
import { anImage } from "./records.ts";
import { aColleague, aName, type Person, type World } from "./world.ts";

const PASSWORD = "nine patient spindles";
const INVENTED = "A".repeat(43);
const HOUR_MS = 3_600_000;

const picture = async () => ({ bytes: await aPicture(11, 12), name: "logo.png" });
const versionOf = async ({ client }: Person) => (await client.call(getCustomerById, {})).version;

/** Letters to an address are written after the answer. */
const letters =
  ({ db }: World, mail: string) =>
  (times: number) =>
    expect.poll(() => db.selectFrom("mail_outbox").select("id").where("to_mail", "=", mail).execute()).toHaveLength(times);

/** A link of a letter to a new person of the first company; its token. */
async function aToken(world: World, purpose: "reset" | "verifyMail"): Promise<string> {
  const { db, portal } = world;
  const { userId, mail } = await aColleague(world);
  const token = `${aName().replace(" ", "-")}-${"t".repeat(30)}`;
  const now = portal.clock.now();
  const row = { token_hash: hashSecret(token), user_id: userId, purpose, mail, created_at: now };
  await db
    .insertInto("account_tokens")
    .values({ ...row, expires_at: new Date(now.getTime() + HOUR_MS) })
    .execute();
  await db.updateTable("users").set({ pending_mail: mail }).where("id", "=", userId).execute();
  return token;
}

/** Somebody who asks for an account. */
async function aRequest({ db, portal }: World): Promise<string> {
  const now = portal.clock.now();
  const id = newId(now);
  const asked = { company: "Atelier Roux", country: "FR", name: "Lea Roux", mail: `${id}@roux.example`, note: "" };
  const row = { id, ...asked, password_hash: "", language: "fr" as const, link_hash: id, link_expires_at: now, created_at: now };
  await db.insertInto("account_requests").values(row).execute();
  return id;
}

/** Somebody whom the first company has asked in: the invitation and the token of its link. */
async function anInvitation({ db, portal, head }: World): Promise<{ invitationId: string; token: string }> {
  const now = portal.clock.now();
  const invitationId = newId(now);
  const token = `${aName().replace(" ", "-")}-${"i".repeat(30)}`;
  const asked = { mail: `${invitationId}@northlight.example`, role: "buyer" as const, language: "en" as const };
  const row = { id: invitationId, company_id: head.companyId, ...asked, token_hash: hashSecret(token), invited_by: head.userId };
  await db
    .insertInto("invitations")
    .values({ ...row, expires_at: new Date(now.getTime() + HOUR_MS), created_at: now })
    .execute();
  return { invitationId, token };
}

/** A picture of the carousel for the first company alone. */
async function aBanner({ db, portal, owner }: World): Promise<string> {
  const id = newId(portal.clock.now());
  const shown = {
    title: aName(),
    subtitle: "",
    scene_hash: "0".repeat(64),
    link_url: "",
    sort: 1,
    starts_at: null,
    ends_at: null,
  };
  await db
    .insertInto("banners")
    .values({ id, company_id: owner.companyId, ...shown })
    .execute();
  return id;
}

/** Accounts, people's own data, and what is everybody's. */
export const PEOPLE: Lines = {
  "/account/contact": [() => own()],
  "/customer/getCustomerById": [({ owner }) => hidden({ userId: owner.userId }), () => own()],
  "/account/colleagues": [() => own()],
  "/account/people": [() => own()],
  "/account/inviteColleague": [({ head }) => own({ mail: "quill@fern.example" }, { owner: head.client })],
  "/account/withdrawInvitation": [
    async (w) => hidden({ invitationId: (await anInvitation(w)).invitationId }, { owner: w.head.client }),
  ],
  "/account/lockColleague": [async (w) => hidden({ id: (await aColleague(w)).userId, locked: true }, { owner: w.head.client })],
  "/account/changeColleagueRole": [
    async (w) => hidden({ id: (await aColleague(w)).userId, role: "buyer" }, { owner: w.head.client }),
  ],
  "/account/invitation": [async (w) => everybody({ token: (await anInvitation(w)).token }, { other: { token: INVENTED } })],
  "/account/acceptInvitation": [
    async (w) => {
      // Whoever joins is signed out of the session they had.
      const who = { owner: await w.portal.signIn(), stranger: await w.portal.signIn(BUYER.username) };
      const given = { name: "Lea Roux", password: PASSWORD };
      return everybody({ token: (await anInvitation(w)).token, ...given }, { ...who, other: { token: INVENTED, ...given } });
    },
  ],
  "/account/login": [
    async (w) => {
      const more = { owner: await w.portal.signIn(), stranger: await w.portal.signIn(BUYER.username) };
      return everybody(await w.right("/account/login"), { writes: true, ...more });
    },
  ],
  "/customer/loginOut": [
    async ({ portal }) => {
      const owner = await portal.signIn();
      return everybody({ token: owner.token }, { owner });
    },
  ],
  "/customer/showInfo": [() => bySession(), ({ owner }) => bySession({ token: owner.client.token })],
  "/customer/updateByUser": [
    async ({ owner, other }) =>
      own({ version: await versionOf(owner), unit: "m" }, { other: { version: await versionOf(other), unit: "m" } }),
    async (w) => {
      const avatar = await anImage(w);
      return refused(
        "validation",
        { version: await versionOf(w.owner), avatar },
        { other: { version: await versionOf(w.other), avatar } },
      );
    },
  ],
  "/image/uploadCustomerLogo": [async ({ head }) => own({}, { owner: head.client, file: await picture() })],
  "/account/changePassword": [
    async (w) => {
      const { client: owner, password: old } = await aColleague(w);
      return refused("wrongPassword", { old, password: PASSWORD }, { owner });
    },
  ],
  "/account/totpConfirm": [
    async (w) => {
      const { client: owner, password } = await aColleague(w);
      const { secret } = await owner.call(setUpTotp, { password });
      return refused("stepNotAllowed", { code: totpCode(secret, stepOf(w.portal.clock.now())) }, { owner });
    },
  ],
  "/account/endSession": [
    async (w) => {
      const { client: owner, mail: username, password } = await aColleague(w);
      await w.portal.anonymous().call(login, { username, password });
      const { sessionId } = (await owner.call(listSessions, {})).find(({ isThis }) => !isThis)!;
      return hidden({ sessionId }, { owner });
    },
    async (w) => own({}, { owner: (await aColleague(w)).client }),
  ],
  "/account/totpEnd": [
    async (w) => {
      const { client: owner, password } = await aColleague(w);
      return refused("wrongPassword", { password }, { owner });
    },
  ],
  "/account/export": [() => own()],
  "/account/forgot": [
    async (w) => {
      const { mail } = await aColleague(w);
      return everybody({ mail }, { writes: true, settled: letters(w, mail) });
    },
  ],
  "/account/sessions": [() => own()],
  "/account/reset": [
    async (w) =>
      everybody({ token: await aToken(w, "reset"), password: PASSWORD }, { other: { token: INVENTED, password: PASSWORD } }),
  ],
  "/account/sendVerification": [
    async (w) => {
      const { client: owner, userId, mail } = await aColleague(w);
      for (const [id, pending_mail] of [
        [userId, mail],
        [w.other.userId, "marta@brera.example"],
      ] as const)
        await w.db.updateTable("users").set({ pending_mail }).where("id", "=", id).execute();
      return own({}, { owner });
    },
  ],
  "/account/totpSetup": [
    async (w) => {
      const { client: owner, password } = await aColleague(w);
      return refused("wrongPassword", { password }, { owner });
    },
  ],
  "/account/verifyMail": [async (w) => everybody({ token: await aToken(w, "verifyMail") }, { other: { token: INVENTED } })],
  "/sso/callback": [() => everybody({ state: INVENTED, code: INVENTED }, { unserved: "notFound" })],
  "/sso/provider": [() => everybody()],
  "/sso/start": [() => everybody({}, { unserved: "notFound" })],
  "/account/decideRegistration": [
    async (w) => mill({ requestId: await aRequest(w), decision: "approve", customerId: w.owner.companyId }),
  ],
  "/account/registrations": REQUEST_STATES.map((state) => () => mill({ state })),
  "/account/register": [
    (w) => {
      const mail = "lea@roux.example";
      const asked = { company: "Atelier Roux", country: "FR", name: "Lea Roux", mail, password: PASSWORD };
      return everybody(asked, { writes: true, settled: letters(w, mail) });
    },
  ],

  "/design-menu/getFrontMenu": [() => everybody()],
  "/design-menu/getMenuChildren": [async (w) => everybody({ id: await aMenu(w, "style_menus") })],
  "/design-menu/getMenuName": [async (w) => everybody({ id: await aMenu(w, "style_menus") })],
  "/menu/getFrontMenu": [() => everybody()],
  "/menu/getFrontMenuTree": [() => everybody()],
  "/menu/getMenuChildren": [async (w) => everybody({ id: await aMenu(w, "fabric_menus") })],
  "/menu/getMenuName": [async (w) => everybody({ id: await aMenu(w, "fabric_menus") })],
  "/front/goods/navList": [() => everybody()],

  "/image/getByIds": [async (w) => leftOut({ imageIds: [await anImage(w)] })],
  "/image/list": [() => own({ purpose: "artwork" })],
  "/image/upload": [async () => own({}, { file: await picture() })],

  "/behavior/create": [() => everybody({ action: "/goods", time: "2026-11-21T09:00:00.000Z" }, { writes: true })],
  "/errorReport/create": [() => everybody({ message: "x is undefined", url: "/goods" }, { writes: true })],
  "/product-browse-log/clearBrowseLog": [() => own()],
  "/product-browse-log/deleteBrowseLog": [async (w) => leftOut({ ids: [await aVisit(w)] })],
  "/product-browse-log/getCusromerBrowseLog": [() => own()],
  "/behavior/getConsent": [() => own()],
  "/product-browse-log/insertBrowseLog": [({ productIds }) => own({ productId: productIds[0] })],
  "/behavior/setConsent": [() => own({ allow: true })],
  "/product-browse-log/getMyFabric": [() => own()],

  "/customer-banner/getBannerList": [
    async (w) => {
      await aBanner(w);
      return bySession();
    },
  ],
  "/decorate/getPage": [() => own()],
  "/welcome/getOpenMatters": [() => own()],
  "/decorate/list": [() => own()],
  "/welcome/list": [() => everybody()],
  "/customer-banner/selectBannerById": [async (w) => bySession({ id: await aBanner(w) })],
};

async function aMenu({ db }: World, table: "style_menus" | "fabric_menus"): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(table)} ORDER BY id LIMIT 1`.execute(db);
  return rows[0]!.id;
}

/** That the designer, who allows it to be kept, looked at a fabric. */
async function aVisit({ owner, productIds }: World): Promise<string> {
  await owner.client.call(setConsent, { allow: true });
  return (await owner.client.call(insertBrowseLog, { productId: productIds[0]! })).id!;
}
