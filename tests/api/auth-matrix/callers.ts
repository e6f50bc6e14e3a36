import type { Call } from "@selvedge/contract";
import { strFromU8, unzipSync } from "fflate";
import { addressOf, BOUNDARY, type Client, multipart } from "../harness.ts";
import type { Upload } from "./ask.ts";
import type { Body, World } from "./world.ts";

/** What came back: `code` is null for a file, a stream or a redirect; `text` is all that can be read of it. */
export type Came = {
  readonly status: number;
  readonly code: number | null;
  readonly message: string;
  readonly data: unknown;
  readonly text: string;
};

type Sent = {
  readonly body: Body;
  readonly file?: Upload;
  readonly headers?: Record<string, string>;
  readonly isAtRoot?: boolean;
};

/** Makes a call as a page would; at its root path where the specification writes it so. */
export async function ask(client: Client, call: Call, { body, file, headers = {}, isAtRoot = false }: Sent): Promise<Came> {
  const type = file ? `multipart/form-data; boundary=${BOUNDARY}` : "application/json";
  const address = addressOf(call, body);
  const request = {
    method: call.method,
    url: isAtRoot ? address.slice(address.indexOf(call.path)) : address,
    headers: { "x-requested-with": "1", ...(call.method === "POST" && { "content-type": type }), ...headers },
    ...(call.method === "POST" && { payload: file ? multipart(body, file) : JSON.stringify(body) }),
    // A stream that is opened goes on.
    ...(call.answer === "stream" && { payloadAsStream: true }),
  };
  const response = await client.send(request);
  const { statusCode: status } = response;
  const kind = String(response.headers["content-type"] ?? "");
  if (kind.includes("event-stream")) {
    response.stream().destroy();
    return { ...NO_ENVELOPE, status, text: "" };
  }
  const bytes = call.answer === "stream" ? await bytesOf(response.stream()) : response.rawPayload;
  const text = readable(bytes);
  if (!kind.includes("json") || response.headers["content-disposition"]) return { ...NO_ENVELOPE, status, text };
  return { status, text, ...(JSON.parse(text) as Pick<Came, "code" | "message" | "data">) };
}

const NO_ENVELOPE = { code: null, message: "", data: null };

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** The text of an answer; of a spreadsheet or an archive that of all its files. */
const readable = (bytes: Uint8Array): string =>
  strFromU8(bytes.subarray(0, 4)) === "PK\x03\x04"
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join("\n")
    : strFromU8(bytes);

/** Whether the call was served. */
export const isServed = (call: Call, { status, code }: Came): boolean =>
  status < 400 && (code === call.success || (code === null && call.answer !== "envelope"));

/** The handle of the designer's page wherever one might look for it, and no cookie of a session. */
export function handleAlone({ portal, owner }: World): { client: Client; headers: Record<string, string>; more: Body } {
  const handle = owner.client.token!;
  const client = portal.anonymous();
  client.cookies.set("token", handle);
  return { client, headers: withHandle(handle), more: { token: handle } };
}

/** Headers that carry a handle. */
export const withHandle = (handle: string) => ({ token: handle, authorization: `Bearer ${handle}` });

/**
 * Cookies of the right shape that are nobody's: invented; the designer's handle, session id or what the database keeps of the cookie
 * in its place; their own cookie but for its last letter.
 */
export async function forged({ portal, db, owner }: World): Promise<readonly Client[]> {
  const secret = owner.client.cookies.get("sid")!;
  const { id, secret_hash } = await db
    .selectFrom("sessions")
    .select(["id", "secret_hash"])
    .where("user_id", "=", owner.userId)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const otherwise = secret.slice(0, -1) + (secret.endsWith("A") ? "B" : "A");
  return ["A".repeat(43), owner.client.token!, id, secret_hash, otherwise].map((cookie) => {
    const client = portal.anonymous();
    client.cookies.set("sid", cookie);
    return client;
  });
}
