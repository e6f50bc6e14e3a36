/** What the portal uses of nodemailer, which brings no types of its own. Source: nodemailer.com/message and /smtp. */
declare module "nodemailer" {
  type Message = {
    from: string;
    to: string;
    replyTo?: string;
    subject: string;
    text: string;
    messageId?: string;
    attachments?: readonly { filename: string; contentType: string; content: Buffer }[];
    disableFileAccess: true;
    disableUrlAccess: true;
  };
  export function createTransport(url: string): { sendMail(message: Message): Promise<unknown>; close(): void };
}
