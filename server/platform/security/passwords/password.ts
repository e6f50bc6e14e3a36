import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "../../jobs/limit-concurrency.ts";

/** Each takes 19 MB and a core; many at once would take what everybody else needs. */
const AT_ONCE = 2;
const limited = limitConcurrency(AT_ONCE);
const argon = promisify(argon2);
const derive = (...how: Parameters<typeof argon>) => limited(() => argon(...how));

/** argon2id as OWASP advises: 19 MiB, two passes, one lane; about 30 ms. */
const COST = { memory: 19 * 1_024, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/** The password as it is stored: PHC string with cost and salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive("argon2id", { ...COST, message: password.normalize("NFKC"), nonce: salt });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** Whether the password is the stored one; takes the same time either way. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, expected] = STORED.exec(stored) ?? [];
  if (!memory || !passes || !parallelism || !salt || !expected) throw new Error("A stored password is not an argon2id string.");
  const wanted = Buffer.from(expected, "base64");
  const tag = await derive("argon2id", {
    message: password.normalize("NFKC"),
    nonce: Buffer.from(salt, "base64"),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(tag, wanted);
}

const NEW_PASSWORD_BYTES = 16;

/** A password nobody would guess, of 22 letters, digits, - and _. */
export const newPassword = () => randomBytes(NEW_PASSWORD_BYTES).toString("base64url");

let nobody: Promise<string> | null = null;

/** Compares with a dummy hash, so that an unknown name takes as long as a wrong password. */
export async function isNobodysPassword(password: string): Promise<false> {
  nobody ??= hashPassword(randomBytes(32).toString("hex"));
  await isPassword(password, await nobody);
  return false;
}
