import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 24;

/** 192 random bits in base64url: what a link carries. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** What is stored of a token. It needs no salt: nobody guesses 192 random bits. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
