import { type Call, ERRORS, type ErrorKey } from "@selvedge/contract";
import { expect } from "vitest";
import type { Client } from "../harness.ts";
import type { Ask } from "./ask.ts";
import { ask, type Came, forged, handleAlone, isServed, withHandle } from "./callers.ts";
import { fieldsWith } from "./fields.ts";
import { type LinkAsk, linksTo } from "./links.ts";
import { type Column, type Matrix, note } from "./table.ts";
import type { Witness } from "./witness.ts";
import type { World } from "./world.ts";

/** What is found out while all calls are asked. */
export type Run = {
  readonly world: World;
  readonly witness: Witness;
  readonly matrix: Matrix;
  /** By call the fields in which another company named a record of the first and got nothing of it. */
  readonly tried: Map<string, string[]>;
  /** Calls whose owner could not be served. */
  readonly unserved: Set<string>;
};

/** Calls that somebody without a session is served as well. */
export const isOpenToAll = (access: Call["access"]): boolean => access === "public" || access === "publicOrShared";

/** What an answer to everybody has afresh for each caller. */
const ANEW = ["token", "liveSince", "id", "stored"];

type Asking = { readonly call: Call; readonly of: Ask };

/** Asks as somebody whose cookies stay what they are, whatever the answer sets. */
async function askAs(
  run: Run,
  column: Column,
  { cookies }: Client,
  { call, of }: Asking,
  sent: Partial<Parameters<typeof ask>[2]> = {},
): Promise<Came> {
  const asking = run.world.portal.anonymous();
  for (const [name, value] of cookies) asking.cookies.set(name, value);
  const answer = await ask(asking, call, { body: of.other ?? of.body, ...(of.file && { file: of.file }), ...sent });
  note(run.matrix, call, column, answer);
  return answer;
}

/** What nobody, a handle without its cookie and forged cookies are answered. */
async function answersToNobody(run: Run, asking: Asking): Promise<Came[]> {
  const { call, of } = asking;
  const { world } = run;
  const handle = handleAlone(world);
  const body = { ...handle.more, ...(of.other ?? of.body) };
  const answers = [await askAs(run, "nobody", world.portal.anonymous(), asking)];
  if (call.rootPath) answers.push(await askAs(run, "nobody", world.portal.anonymous(), asking, { isAtRoot: true }));
  answers.push(
    await askAs(run, "handle", handle.client, asking, { headers: handle.headers, ...(!isOpenToAll(call.access) && { body }) }),
  );
  for (const client of await forged(world)) answers.push(await askAs(run, "forged", client, asking));
  return answers;
}

const answerToOther = (run: Run, asking: Asking) =>
  askAs(run, "other", asking.of.stranger ?? run.world.other.client, asking, {
    headers: withHandle(run.world.owner.client.token!),
  });

/** The answer without what differs for each caller. */
const lasting = ({ status, code, message, data }: Came) => ({
  status,
  code,
  message,
  data: JSON.stringify(data, (name, value: unknown) => (ANEW.includes(name) ? undefined : value)),
});

async function expectOwnerServed(run: Run, asking: Asking): Promise<void> {
  const { call, of } = asking;
  const { world, witness, unserved } = run;
  const answer = await askAs(run, "owner", of.owner ?? (call.access === "staff" ? world.sales : world.owner.client), asking, {
    body: of.body,
  });
  if (of.unserved) {
    unserved.add(call.path);
    return expect(answer).toMatchObject(ERRORS[of.unserved]);
  }
  expect(isServed(call, answer), `its owner is answered ${answer.status} ${answer.text.slice(0, 400)}`).toBe(true);
  const touched = [answer.text, ...(await witness.changes())].flatMap(witness.foundIn);
  if (of.answers === "leftOut" || of.answers === "bySession")
    expect(touched, "the owner's answer has something of theirs in it").not.toEqual([]);
}

/** A call open to all: all are answered alike, or each with their own. */
export async function expectPublic(run: Run, asking: Asking): Promise<void> {
  const { of } = asking;
  const { witness } = run;
  const answers = await answersToNobody(run, asking);
  if (of.answers === "everybody") answers.push(await answerToOther(run, asking));
  for (const answer of answers) expect(lasting(answer)).toEqual(lasting(answers[0]!));
  if (of.answers === "bySession") expect(witness.foundIn((await answerToOther(run, asking)).text)).toEqual([]);
  await of.settled?.(answers.length);
  if (!of.writes) expect(await witness.changes()).toEqual([]);
  await expectOwnerServed(run, asking);
  await of.settled?.(answers.length + 1);
}

/** A call that needs a session. */
export async function expectGuarded(run: Run, asking: Asking): Promise<void> {
  const { of } = asking;
  const { world, witness } = run;
  for (const answer of await answersToNobody(run, asking)) expect(answer).toMatchObject({ ...ERRORS.noSession, data: null });
  expect(await witness.changes()).toEqual([]);
  const answer = await answerToOther(run, asking);
  const changes = await witness.changes();
  if (of.answers === "own" || of.answers === "leftOut") {
    expect(isServed(asking.call, answer), `another company is answered ${answer.text.slice(0, 400)}`).toBe(true);
    expect(changes.filter((row) => witness.foundIn(row).length > 0)).toEqual([]);
  } else {
    const key = of.answers === "mill" ? "notAllowed" : (of.answers as ErrorKey);
    expect(answer).toMatchObject(ERRORS[key]);
    expect(changes).toEqual([]);
  }
  expect(witness.foundIn(answer.text)).toEqual([]);
  if (of.answers !== "own") await expectAsIfThereWereNone(run, asking, answer);
  if (of.answers === "mill") {
    expect(await askAs(run, "customer", world.owner.client, asking)).toMatchObject(ERRORS.notAllowed);
    expect(await witness.changes()).toEqual([]);
  }
  await expectOwnerServed(run, asking);
}

/** The answer to another company does not reveal that a record exists, nor its version. */
async function expectAsIfThereWereNone(run: Run, asking: Asking, answer: Came): Promise<void> {
  const { call, of } = asking;
  const { witness, tried } = run;
  const body = of.other ?? of.body;
  const isTheirs = (text: string) => witness.foundIn(text).length > 0;
  tried.set(call.path, [...(tried.get(call.path) ?? []), ...fieldsWith(body, isTheirs)]);
  if (of.answers === "mill" || of.answers === "privateShowroom") return;
  const invented = JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === "string" && ID.test(value) && isTheirs(value) ? neighbourOf(value) : value,
  );
  const stale = typeof body.version === "number" && !of.other ? { ...body, version: body.version + 7 } : body;
  for (const one of [invented, stale]) {
    const other = await answerToOther(run, { call, of: { ...of, other: one } });
    expect(lasting(other), JSON.stringify(one)).toEqual(lasting(answer));
  }
  expect((await witness.changes()).filter(isTheirs)).toEqual([]);
}
const ID = /^[0-9a-f]{32}$/;
/** An id that nothing has, next to that of something. */
const neighbourOf = (id: string) => id.slice(0, -1) + (id.endsWith("0") ? "1" : "0");

/** A call that takes a link. */
export async function expectLink(run: Run, call: Call, { shows, body, elsewhere }: LinkAsk): Promise<void> {
  const { world, witness } = run;
  const links = await linksTo(world, shows);
  const by = (column: Column, client: Client, shareToken: string) =>
    askAs(run, column, client, { call, of: { answers: "own", body: { ...body, shareToken } } });
  await witness.changes();
  for (const client of [world.portal.anonymous(), world.other.client, world.owner.client])
    expect(await by("withdrawn", client, links.withdrawn)).toMatchObject({ ...ERRORS.shareGone, data: null });
  expect(await witness.changes()).toEqual([]);
  for (const client of [world.portal.anonymous(), world.other.client, world.owner.client]) {
    const answer = await by("elsewhere", client, links.elsewhere);
    if (elsewhere === "notFound") expect(answer).toMatchObject({ ...ERRORS.notFound, data: null });
    else expect(isServed(call, answer)).toBe(true);
    if (elsewhere === "leftOut") expect(answer.data).toEqual([]);
  }
  if (call.path !== "/share/open") expect(await witness.changes()).toEqual([]);
  const answer = await by("owner", world.portal.anonymous(), links.live);
  expect(isServed(call, answer), `who holds the link is answered ${answer.text.slice(0, 400)}`).toBe(true);
  if (elsewhere === "leftOut") expect(answer.data).not.toEqual([]);
}
