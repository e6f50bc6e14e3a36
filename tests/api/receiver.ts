import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly event: { id: string; type: string; at: string; data: Record<string, unknown> };
};
export type Receiver = {
  readonly url: string;
  readonly received: Received[];
  /** What it answers; `null` lets the caller wait for ever. */
  answer: (path: string) => number | null;
  close(): Promise<void>;
};

/** A webhook's receiver, which keeps what it got. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? "";
    received.push({ path, headers: request.headers as Record<string, string>, body, event: JSON.parse(body) });
    const status = receiver.answer(path);
    if (status === null) return;
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => 204,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** The receiver's check as the README gives it; `now` in seconds. */
export function isSigned({ headers, body }: Received, secret: string, now: number): boolean {
  const parts = Object.fromEntries(headers["x-wes-signature"]!.split(",").map((part) => part.split("=")));
  const { t = "", v1 = "" } = parts as Record<string, string>;
  const expected = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  return v1.length === 64 && timingSafeEqual(Buffer.from(v1), Buffer.from(expected)) && Math.abs(now - Number(t)) < 300;
}
