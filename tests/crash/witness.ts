import { createHash, randomBytes } from "node:crypto";
import {
  type Call,
  type DataOf,
  ERRORS,
  getProposalData,
  getStyle,
  getStyleList,
  type InputOf,
  login,
  PREFIX,
  saveProposal,
  uploadImage,
} from "@selvedge/contract";
import { type DesignDocument, emptyDocument } from "@selvedge/editor-core";
import sharp from "sharp";

/** The server is gone, has lost its database, or has no room just now; nobody knows whether what was sent took place. */
export class NoAnswer extends Error {}

/** Errors after which the same is sent again. */
const COME_AGAIN: ReadonlySet<number> = new Set([ERRORS.unavailable.code, ERRORS.diskFull.code]);
const NO_ANSWER_STATUS = 503;

/** As `fetch`, or one that also looks at what comes. */
export type Fetching = (url: string, init: RequestInit) => Promise<Response>;

/** What was sent was made of a version that is not the last one. */
class Stale extends Error {}

/** One caller over real HTTP with a cookie of its own. */
export class Caller {
  #cookie: string;
  readonly #fetch: Fetching;
  url: string;
  constructor(url: string, cookie = "", fetching: Fetching = fetch) {
    this.url = url;
    this.#cookie = cookie;
    this.#fetch = fetching;
  }

  get cookie(): string {
    return this.#cookie;
  }

  async call<C extends Call>(
    call: C,
    body: InputOf<C>,
    file?: Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<DataOf<C>> {
    const envelope = await this.#send(call, body, file, headers);
    if (envelope.code === ERRORS.stale.code) throw new Stale(call.path);
    if (envelope.code !== call.success) throw new Error(`${call.path} answered ${JSON.stringify(envelope).slice(0, 500)}`);
    return envelope.data as DataOf<C>;
  }

  async signIn(who: { username: string; password: string }): Promise<void> {
    await this.call(login, who);
  }

  async bytes(path: string): Promise<Uint8Array> {
    const answer = await this.#fetch(this.url + path, { headers: { cookie: this.#cookie } }).catch((error: unknown) => {
      throw new NoAnswer(String(error));
    });
    if (answer.status >= NO_ANSWER_STATUS) throw new NoAnswer(`${path} answered ${answer.status}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  async #send(
    call: Call,
    body: unknown,
    file: Uint8Array | undefined,
    more: Record<string, string>,
  ): Promise<{ code: number; data: unknown }> {
    const form = new FormData();
    if (file) {
      for (const [name, value] of Object.entries(body as Record<string, string>)) form.set(name, value);
      form.set("file", new Blob([Buffer.from(file)]), "cloth.png");
    }
    const headers = {
      ...more,
      "x-requested-with": "crash",
      cookie: this.#cookie,
      ...(file ? {} : { "content-type": "application/json" }),
    };
    try {
      const query = call.method === "GET" ? `?${new URLSearchParams(body as Record<string, string>)}` : "";
      const answer = await this.#fetch(this.url + PREFIX + call.path + query, {
        method: call.method,
        headers,
        ...(query ? {} : { body: file ? form : JSON.stringify(body) }),
      });
      const [cookie] = answer.headers.getSetCookie();
      if (cookie) this.#cookie = cookie.split(";")[0]!;
      const envelope = (await answer.json()) as { code: number; data: unknown };
      if (COME_AGAIN.has(envelope.code)) throw new NoAnswer(String(envelope.code));
      return envelope;
    } catch (error) {
      throw new NoAnswer(String(error));
    }
  }
}

/** One design: every document sent to become a version, and the highest version that was answered. */
type Design = { proposalId: string; sent: Map<number, readonly DesignDocument[]>; answered: number };

/** What a document is filled with. */
type Filling = { readonly annotations: number; readonly words: () => string };
const SOME_WORDS: Filling = { annotations: 40, words: () => "stitch here ".repeat(20) };

/** A designer who saves and uploads without rest and remembers what was answered. */
export class Witness {
  readonly caller: Caller;
  readonly designs: Design[] = [];
  readonly pictures: { imageId: string; url: string; sha256: string; input: Uint8Array }[] = [];
  readonly counts = { saved: 0, uploaded: 0, unanswered: 0 };
  #steps = 0;
  #blank: DesignDocument | null = null;
  readonly name: string;
  readonly #filling: Filling;

  constructor(name: string, url: string, fetching?: Fetching, filling: Filling = SOME_WORDS) {
    this.name = name;
    this.caller = new Caller(url, "", fetching);
    this.#filling = filling;
  }

  /** Works until the server is gone, or it is over. */
  async work(isOver: () => boolean = () => false): Promise<void> {
    try {
      while (!isOver()) await this.step();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.counts.unanswered++;
    }
  }

  /** A save, or every sixth time an upload. */
  step(): Promise<void> {
    return this.#steps % 6 === 5 ? this.upload() : this.save();
  }

  async save(): Promise<void> {
    const step = this.#steps++;
    const design = this.designs.at(-1);
    if (!design || step % 12 === 0) return this.#saveNew(step);
    return this.#saveAgain(design, step);
  }

  async upload(): Promise<void> {
    this.#steps++;
    const [r, g, b] = randomBytes(3);
    const input = await sharp(randomBytes(64 * 48 * 3), { raw: { width: 64, height: 48, channels: 3 } })
      .tint({ r: r!, g: g!, b: b! })
      // What shines through is kept as it is, byte for byte.
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const { imageId, url, sha256 } = await this.caller.call(uploadImage, { purpose: "artwork" }, input);
    this.pictures.push({ imageId, url, sha256, input });
    this.counts.uploaded++;
  }

  async #saveNew(step: number): Promise<void> {
    const document = await this.#document(step);
    const name = `${this.name} ${step}`;
    const { proposalId, version } = await this.caller.call(saveProposal, { designId: document.styleId, name, document });
    this.designs.push({ proposalId, sent: new Map([[version, [document]]]), answered: version });
    this.counts.saved++;
  }

  async #saveAgain(design: Design, step: number): Promise<void> {
    const document = await this.#document(step);
    // Was the last one, sent as the server died, saved or not? The version to send shows it.
    const stored = design.sent.has(design.answered + 1) ? await this.#read(design) : null;
    const version = stored?.version ?? design.answered;
    design.sent.set(version + 1, [...(design.sent.get(version + 1) ?? []), document]);
    const name = `${this.name} ${design.proposalId}`;
    const { proposalId } = design;
    const body = { proposalId, version, designId: document.styleId, name, document };
    const card = await this.caller.call(saveProposal, body).catch((error: unknown) => {
      // The one without an answer was still under way when its design was read, and came first.
      throw stored && error instanceof Stale ? new NoAnswer("stale") : error;
    });
    design.sent.set(card.version, [document]);
    design.answered = card.version;
    this.counts.saved++;
  }

  async #read({ proposalId }: Design): Promise<{ version: number; document: DesignDocument }> {
    const found = await this.caller.call(getProposalData, { proposalId });
    if (!("document" in found)) throw new Error("asked for one design, got a list");
    return found;
  }

  /** A document that is nobody else's, and long enough to be torn: every annotation repeats which save it belongs to. */
  async #document(step: number): Promise<DesignDocument> {
    this.#blank ??= await this.#open();
    const annotations = Array.from({ length: this.#filling.annotations }, (_, i) => {
      const id = createHash("sha256").update(`${this.name} ${step} ${i}`).digest("hex").slice(0, 32);
      const pieceKey = Object.keys(this.#blank!.pieces)[0]!;
      const content = `${this.name} ${step} ${this.#filling.words()}`;
      const createdAt = "2026-11-21T09:00:00.000Z";
      return [id, { id, pieceKey, x: i, y: step, content, author: this.name, createdAt, resolved: false }] as const;
    });
    return { ...this.#blank, annotations: Object.fromEntries(annotations) };
  }

  async #open(): Promise<DesignDocument> {
    const { list } = await this.caller.call(getStyleList, {});
    const style = await this.caller.call(getStyle, { id: list[0]!.id });
    return emptyDocument({ styleId: style.id, size: style.size, pieceKeys: style.pieces.map(({ key }) => key) });
  }

  /** What of that which was answered is missing or torn; empty when all is there. */
  async missing(): Promise<string[]> {
    const wrong: string[] = [];
    for (const design of this.designs) {
      const { version, document } = await this.#read(design);
      if (version < design.answered)
        wrong.push(`${design.proposalId}: version ${design.answered} was answered, ${version} is stored`);
      const sent = design.sent.get(version);
      if (!sent) wrong.push(`${design.proposalId}: version ${version} was never sent`);
      else if (!sent.some((one) => sameJson(one, document)))
        wrong.push(`${design.proposalId}: version ${version} is not the document that was sent`);
    }
    for (const { imageId, url, sha256 } of this.pictures) {
      const bytes = await this.caller.bytes(url).catch(() => null);
      const hash = bytes && createHash("sha256").update(bytes).digest("hex");
      if (!hash || !url.endsWith(hash)) wrong.push(`picture ${imageId}: its bytes are not those of its address`);
      if (hash !== sha256) wrong.push(`picture ${imageId}: its bytes are not those that were answered`);
    }
    return wrong;
  }
}

/** Equal whatever the order of keys: the database keeps its own. */
function sameJson(a: unknown, b: unknown): boolean {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === "object" && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([one], [two]) => (one < two ? -1 : 1))
              .map(([key, inner]) => [key, sorted(inner)]),
          )
        : value;
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}
