import { createHash, randomBytes } from "node:crypto";

/** `bits` random bits as text that fits into a cookie or an address. */
export const newSecret = (bits: 128 | 256) => randomBytes(bits / 8).toString("base64url");

/** SHA-256 in hex: how a random secret is stored. It has 128 bits or more of its own, so it needs no salt and no slowness. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex");
