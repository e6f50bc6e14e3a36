import { Code } from "./words.tsx";

/** Digits of a hash that people compare. */
const SHOWN_DIGITS = 12;

/** The beginning of a document's hash, by which people distinguish two of its revisions. */
export const Fingerprint = ({ hash }: { hash: string }) => <Code>{hash.slice(0, SHOWN_DIGITS)}</Code>;
