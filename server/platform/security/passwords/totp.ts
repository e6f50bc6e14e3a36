import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** RFC 6238 as authenticator apps have it: SHA-1, steps of 30 s, six digits. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Clocks may differ by one step. */
const DRIFT_STEPS = 1;
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits in base 32 (RFC 4648), as they are typed into an authenticator. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{5}/g, (five) => BASE32[Number.parseInt(five, 2)]!);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
}

/** The code of a step. Source: RFC 4226, section 5.3. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", bytesOf(secret)).update(counter).digest();
  const offset = mac.at(-1)! & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const stepOf = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** The step whose code this is, later than `after`; null when it is none of the codes valid now. */
export function stepOfCode(secret: string, code: string, after: number, now: Date): number | null {
  const given = Buffer.from(code);
  const here = stepOf(now);
  for (let step = here - DRIFT_STEPS; step <= here + DRIFT_STEPS; step++) {
    const wanted = Buffer.from(totpCode(secret, step));
    if (step > after && wanted.length === given.length && timingSafeEqual(wanted, given)) return step;
  }
  return null;
}
