import type { Lang } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { readDictionaries } from "../../../platform/http/language/language.ts";
import { queueMail } from "../../../platform/mail/outbox.ts";
import { sayNotice } from "../../../platform/notices/say.ts";

type To = { readonly mail: string; readonly lang: Lang };

const dictionaries = readDictionaries();

const LETTERS = {
  asked: {
    subject: "Your request for an account",
    words: [
      "{{name}} of {{company}} asked for an account at the mill's portal. This link confirms that the address is yours; it works once and for seven days.",
      "{{link}}",
      "The mill then looks at the request, and you are told by e-mail. If you did not ask for it, nothing needs to be done.",
    ],
  },
  known: {
    subject: "You have an account already",
    words: [
      "Somebody, probably you, asked for an account with this address. You have one already: sign in with it, or choose a new password there.",
      "{{link}}",
    ],
  },
  approved: {
    subject: "Your account is open",
    words: ["{{name}}, the mill has opened the account for {{company}}. Sign in with the password you chose.", "{{link}}"],
  },
  refused: {
    subject: "Your request for an account",
    words: ["{{name}}, the mill has not opened an account for {{company}}. It says:", "{{reason}}"],
  },
} as const satisfies Record<string, { subject: string; words: readonly string[] }>;

/** Puts a letter about a request into the outbox, in the language the person asked in. */
export async function tellApplicant(
  tx: Db,
  letter: keyof typeof LETTERS,
  to: To,
  values: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  const translate = dictionaries[to.lang].catalogue;
  const { subject, words } = LETTERS[letter];
  const text = words.map((key) => sayNotice(translate, { key, values })).join("\n\n");
  await queueMail(tx, { to: to.mail, subject: `Selvedge: ${translate(subject)}`, text, lang: to.lang }, now);
}
