import type { ErrorKey } from "@selvedge/contract";
import type { Client } from "../harness.ts";
import type { Body, World } from "./world.ts";

export type Upload = { readonly bytes: Uint8Array; readonly name: string };

/**
 * What another company's people get who send what is right for its owner.
 * everybody: a public call, the same as all others get.
 * bySession: a public call whose answer is the caller's own.
 * mill: `notAllowed`, as its owner does: the call is the mill's.
 * own: served, with their own things or what is everybody's.
 * leftOut: served as if there were no such record.
 * An error: that one.
 */
export type Answers = "everybody" | "bySession" | "mill" | "own" | "leftOut" | ErrorKey;

/** One body of a call, and who gets what for it. */
export type Ask = {
  readonly answers: Answers;
  /** Right for its owner, who is served with it after all others were asked. */
  readonly body: Body;
  /** What others send instead: the same record, with what has to be the caller's own being theirs. */
  readonly other?: Body;
  readonly file?: Upload;
  /** Default the designer; for a call of the mill its sales. */
  readonly owner?: Client;
  /** Another session of the other company's, for a call that ends the one it is made with. */
  readonly stranger?: Client;
  /** What the owner gets where nobody can be served here. */
  readonly unserved?: ErrorKey;
  /** A public call that writes something for whoever asks. */
  readonly writes?: boolean;
  /** Waits for what is written after the answer, when it was asked so many times. */
  readonly settled?: (times: number) => Promise<void>;
};
/** Makes the records of an ask, right before it is asked. */
export type MakeAsk = (world: World) => Ask | Promise<Ask>;
export type Lines = Readonly<Record<string, readonly MakeAsk[]>>;

type More = Omit<Ask, "answers" | "body">;

export const everybody = (body: Body = {}, more: More = {}): Ask => ({ answers: "everybody", body, ...more });
export const bySession = (body: Body = {}): Ask => ({ answers: "bySession", body });
export const own = (body: Body = {}, more: More = {}): Ask => ({ answers: "own", body, ...more });
export const leftOut = (body: Body, more: More = {}): Ask => ({ answers: "leftOut", body, ...more });
export const refused = (answers: ErrorKey, body: Body, more: More = {}): Ask => ({ answers, body, ...more });
/** A record that is not there for anybody but its owner. */
export const hidden = (body: Body, more: More = {}): Ask => refused("notFound", body, more);
export const mill = (body: Body = {}, more: More = {}): Ask => ({ answers: "mill", body, ...more });
