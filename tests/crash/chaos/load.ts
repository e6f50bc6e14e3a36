import { randomBytes, randomUUID } from "node:crypto";
import { DEMO_LOGINS } from "../../../demo/people/demo-people.ts";
import type { Buyer } from "../buyer.ts";
import type { OrderBook } from "../order-book.ts";
import { pause } from "../reached.ts";
import { Caller, NoAnswer, Witness } from "../witness.ts";
import { Addressee } from "./addressee.ts";
import type { Answers } from "./answers.ts";
import { Reader } from "./reader.ts";

/** Between two requests of one person: below what a person may order and upload in a minute, six steps an upload. */
const SAVE_PACE_MS = 190;
const ADDRESS_PACE_MS = 150;
const ORDER_PACE_MS = 1_150;
const READ_PACE_MS = 50;
/** A caller that is asked to come again waits that long. */
const AGAIN_MS = 250;
const HEALTH_PACE_MS = 500;
/** Some 600 kB that nothing makes smaller: annotations as long as they may be. */
const BULK = { annotations: 160, words: () => randomBytes(2_900).toString("base64") };

/** Everybody who works on the portal at once while things happen to it. */
export class Load {
  readonly #answers: Answers;
  readonly #witnesses: readonly Witness[];
  readonly #readers: readonly Reader[];
  readonly #addressee: Addressee;
  readonly #book: OrderBook;
  readonly #health: Caller;
  /** Somebody who looks whether all is well. */
  readonly #probe: Witness;
  /** Somebody whose saves take much room. */
  readonly #bulky: Witness;
  #url: string;
  #isOver = false;
  #working: Promise<unknown> = Promise.resolve();
  /** What nobody expected, in the words of whoever met it. */
  readonly faults: string[] = [];

  constructor(answers: Answers, url: string, book: OrderBook, chance: () => number) {
    const caller = () => new Caller(url, "", answers.fetch);
    this.#answers = answers;
    this.#book = book;
    this.#url = url;
    this.#witnesses = [0, 2, 3].map((i) => new Witness(`W${i}`, url, answers.fetch));
    this.#readers = this.#witnesses.slice(0, 2).map(({ pictures }) => new Reader(caller(), pictures, chance));
    this.#addressee = new Addressee("Noor", caller());
    this.#health = caller();
    this.#probe = new Witness("probe", url, answers.fetch);
    this.#bulky = new Witness("bulky", url, answers.fetch, BULK);
    this.moveTo(url);
  }

  get #designers(): readonly Witness[] {
    return [...this.#witnesses, this.#probe, this.#bulky];
  }

  /** The portal is to be found elsewhere. */
  moveTo(url: string): void {
    this.#url = url;
    for (const { caller } of [...this.#designers, ...this.#readers, ...this.#book.buyers, this.#addressee]) caller.url = url;
    this.#health.url = url;
  }

  async begin(): Promise<void> {
    const [designer, head, buyer, atelier] = DEMO_LOGINS as [Login, Login, Login, Login];
    const people = [designer, buyer, atelier];
    for (const [i, { caller }] of this.#witnesses.entries()) await caller.signIn(people[i]!);
    for (const [i, { caller }] of this.#readers.entries()) await caller.signIn(people[i]!);
    for (const { caller } of [this.#addressee, this.#probe, this.#bulky]) await caller.signIn(head);
    const { buyers, stocked, made } = this.#book;
    this.#working = Promise.all([
      ...this.#witnesses.map((witness) => this.#keep(() => witness.step(), SAVE_PACE_MS)),
      ...this.#readers.map((reader) => this.#keep(() => reader.step(), READ_PACE_MS)),
      ...buyers.map((one) => this.#keep(() => placeNext(one, [stocked, made]), ORDER_PACE_MS)),
      this.#keep(() => this.#addressee.step(), ADDRESS_PACE_MS),
      this.#keep(async () => void (await this.#answers.fetch(`${this.#url}/readyz`, {}).catch(() => {})), HEALTH_PACE_MS),
    ]);
  }

  /** Saves one bulky design after another. */
  saveMuch(isEnough: () => boolean): Promise<void> {
    return this.#keep(() => this.#bulky.save(), 0, isEnough);
  }

  async #keep(step: () => Promise<void>, paceMs: number, isOver = () => this.#isOver): Promise<void> {
    while (!isOver()) {
      try {
        await step();
        await pause(paceMs);
      } catch (error) {
        if (!(error instanceof NoAnswer)) this.faults.push(String(error));
        await pause(AGAIN_MS);
      }
    }
  }

  /** Saves, uploads, reads and hears once. Throws where any of that does not go. */
  async lookAround(): Promise<void> {
    await this.#probe.save();
    await this.#probe.upload();
    const { url } = this.#probe.pictures.at(-1)!;
    await this.#probe.caller.bytes(url);
    const [reader] = this.#readers as [Reader];
    await reader.list();
    await reader.hears();
  }

  /** Lets everybody finish what they are at. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  /** The same, and what got no answer is sent once more. */
  async end(): Promise<void> {
    await this.stop();
    const { buyers, stocked, made } = this.#book;
    for (const buyer of buyers) while (buyer.unanswered.length > 0) await placeNext(buyer, [stocked, made]);
  }

  counts(): string {
    const sum = (key: "saved" | "uploaded") => this.#witnesses.reduce((all, { counts }) => all + counts[key], 0);
    const orders = this.#book.buyers.reduce((all, { answered }) => all + answered.size, 0);
    const reads = this.#readers.reduce((all, { count }) => all + count, 0);
    return `${sum("saved")} saves, ${sum("uploaded")} uploads, ${this.#addressee.count} changes of addresses, ${orders} orders, ${reads} reads answered`;
  }

  /** What of that which was answered is missing, double or torn. */
  async missing(): Promise<string[]> {
    const all = [...this.#designers, this.#addressee];
    return (await Promise.all(all.map((one) => one.missing()))).flat();
  }
}

type Login = (typeof DEMO_LOGINS)[number];

/** Sends the order that got no answer, else a new one. */
async function placeNext(buyer: Buyer, items: readonly string[]): Promise<void> {
  const key = buyer.unanswered.pop() ?? randomUUID();
  try {
    await buyer.place(key, items);
  } catch (error) {
    buyer.unanswered.push(key);
    throw error;
  }
}
