import { createHash } from "node:crypto";
import {
  getMenuFabrics,
  getProductWapInfo,
  getProposalData,
  getStyleList,
  liveEvents,
  myOrder,
  PREFIX,
} from "@selvedge/contract";
import type { Caller, Witness } from "../witness.ts";

const HEARD_WITHIN_MS = 20_000;
const PAGE = { pageNum: 1, pageSize: 20 };

/** Somebody who opens lists, fabrics and pictures, one after another, and knows what is there. */
export class Reader {
  readonly caller: Caller;
  readonly #uploads: Witness["pictures"];
  readonly #chance: () => number;
  #fabrics: readonly { readonly productId: string; readonly productImg: string }[] = [];
  #steps = 0;
  count = 0;

  /** `uploads` are pictures of the reader's own company. */
  constructor(caller: Caller, uploads: Witness["pictures"], chance: () => number) {
    this.caller = caller;
    this.#uploads = uploads;
    this.#chance = chance;
  }

  async step(): Promise<void> {
    const reads = [() => this.list(), () => this.detail(), () => this.picture(), () => this.designs(), () => this.orders()];
    await reads[this.#steps++ % reads.length]!();
    this.count += 1;
  }

  /** All fabrics of the mill: as many as ever. */
  async list(): Promise<void> {
    const { list, total } = await this.caller.call(getMenuFabrics, PAGE);
    if (this.#fabrics.length > 0 && total !== this.#fabrics.length) throw new Error(`The list has ${total} fabrics.`);
    this.#fabrics = list;
  }

  async detail(): Promise<void> {
    const { productId } = this.#oneOf(this.#fabrics) ?? { productId: undefined };
    if (!productId) return this.list();
    const fabric = await this.caller.call(getProductWapInfo, { productId });
    if (fabric.productId !== productId) throw new Error(`Asked for ${productId}, got ${fabric.productId}.`);
  }

  /** A cloth of the mill, or an upload: whole, or drawn smaller at the moment it is asked for. */
  async picture(): Promise<void> {
    const upload = this.#oneOf(this.#uploads);
    const draw = this.#chance();
    if (!upload || draw < 0.2) {
      const fabric = this.#oneOf(this.#fabrics);
      return fabric && void (await this.caller.bytes(fabric.productImg));
    }
    if (draw < 0.6) return void (await this.caller.bytes(`${upload.url}/thumb`));
    const hash = createHash("sha256")
      .update(await this.caller.bytes(upload.url))
      .digest("hex");
    if (!upload.url.endsWith(hash)) throw new Error(`${upload.url} has other bytes.`);
  }

  async designs(): Promise<void> {
    await this.caller.call(getStyleList, {});
    await this.caller.call(getProposalData, PAGE);
  }

  async orders(): Promise<void> {
    await this.caller.call(myOrder, PAGE);
  }

  /** Opens the connection of an open page and waits for its first word. */
  async hears(): Promise<void> {
    const gone = new AbortController();
    const { url, cookie } = this.caller;
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(HEARD_WITHIN_MS)]);
    try {
      const answer = await fetch(url + PREFIX + liveEvents.path, { headers: { cookie }, signal });
      const { value } = await answer.body!.getReader().read();
      const said = new TextDecoder().decode(value);
      if (answer.status !== 200 || !said.includes("event: hello")) throw new Error(`Live events: ${answer.status} ${said}`);
    } finally {
      gone.abort();
    }
  }

  #oneOf<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#chance() * all.length)];
  }
}
