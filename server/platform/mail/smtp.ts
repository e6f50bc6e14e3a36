import type { FileStore } from "../files/store.ts";
import type { Attachment } from "./outbox.ts";
import type { Transport } from "./send.ts";

/** Sends through the mail server of `SMTP_URL`. The library is loaded when there is something to send. */
export function smtpTransport({ url, from }: { url: string; from: string }, files: Pick<FileStore, "get">): Transport {
  const carried = async ({ hash, name, mime }: Attachment) => {
    const content = await files.get(hash);
    if (!content) throw new Error(`The file ${name} of the letter is not in the file store.`);
    return { filename: name, contentType: mime, content: Buffer.from(content) };
  };
  let opened: Promise<(message: Parameters<Transport>[0]) => Promise<void>> | null = null;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    const server = createTransport(url);
    const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "selvedge.local";
    return async ({ id, to, replyTo, subject, text, attachment }: Parameters<Transport>[0]) => {
      // The same letter has the same Message-ID, so that a mail server can recognise a repeated one.
      const messageId = `<${id}@${domain}>`;
      const safe = { disableFileAccess: true, disableUrlAccess: true } as const;
      const attachments = attachment ? [await carried(attachment)] : [];
      await server.sendMail({ from, to, ...(replyTo ? { replyTo } : {}), subject, text, messageId, attachments, ...safe });
    };
  };
  return async (letter) => {
    opened ??= open();
    await (await opened)(letter);
  };
}
