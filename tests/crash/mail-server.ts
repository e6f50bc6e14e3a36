import { type AddressInfo, createServer, type Socket } from "node:net";
import type { Transport } from "../../server/platform/mail/send.ts";

export type MailServer = {
  readonly url: string;
  /** The ids of the letters that were taken, as their Message-ID has them. */
  readonly received: string[];
  /** Hands a letter over without a connection. */
  readonly transport: Transport;
  close(): Promise<void>;
};

/** A mail server that takes every letter. Source: RFC 5321, section 4.1. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
    let text = "";
    let isLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 mail.test");
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isLetter ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isLetter ? 5 : 2));
        if (isLetter) {
          isLetter = false;
          received.push(/^Message-ID: <([0-9a-f]{32})@/im.exec(part)?.[1] ?? "no id");
          say("250 taken");
        } else if (/^DATA/i.test(part)) {
          isLetter = true;
          say("354 go on");
        } else if (/^QUIT/i.test(part)) {
          say("221 bye");
          socket.end();
        } else say(/^EHLO/i.test(part) ? "250 mail.test" : "250 fine");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    transport: async ({ id }) => void received.push(id),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
