import { createHash } from "node:crypto";

/** What bytes are stored under: the SHA-256 of their content, 64 hex. */
export const hashOfBytes = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Bytes under the SHA-256 of their content; written once, never changed. A folder by default, a bucket by setting. */
export type FileStore = {
  /** Stores the bytes durably and answers their hash (64 hex). Storing the same bytes twice is one file. Pictures among them are everybody's. */
  put(bytes: Uint8Array): Promise<string>;
  /** The same for what only those may see who are shown it. */
  putUpload(bytes: Uint8Array): Promise<string>;
  /** Stores what a cloth or a scene is, under a hash from which the content cannot be guessed. */
  putRecord(record: object): Promise<string>;
  /** The bytes, uploads too; null when nothing is stored under that hash. */
  get(hash: string): Promise<Uint8Array | null>;
  /** Whether it was stored as something for everybody. */
  isOpen(hash: string): Promise<boolean>;
  /** Makes uploads of what was stored for everybody. */
  close(hashes: readonly string[]): Promise<void>;
  /** Bytes of what is stored under that hash, or of the file `derived` from it under a name; null while there is none. */
  size(hash: string, derived?: string): Promise<number | null>;
  /** A picture derived from a stored one, kept under `name`; made by `make` on first request. */
  derived(hash: string, name: string, make: (original: Uint8Array) => Promise<Uint8Array>): Promise<Uint8Array | null>;
  /** The same where one making, called `making`, gives several files: all are kept, and whoever asks for a sibling meanwhile waits for it. `make` answers null where there is nothing to be made. */
  derivedTogether(
    hash: string,
    name: string,
    making: string,
    make: (original: Uint8Array) => Promise<readonly (readonly [name: string, bytes: Uint8Array])[] | null>,
  ): Promise<Uint8Array | null>;
  /**
   * Lays aside what is stored since before `before` and not among `named`, with what was derived from it, and removes for good what was laid
   * aside a month ago. One laid aside that is asked for, or stored again, is back. Answers how many were laid aside.
   */
  layAside(named: ReadonlySet<string>, before: Date, now: Date): Promise<number>;
  /** Files that somebody fetches within a day or so: under a name of their own, until they are removed. */
  readonly passing: {
    put(name: string, bytes: Uint8Array): Promise<void>;
    get(name: string): Promise<Uint8Array | null>;
    /** Removes those last written before `then`. */
    removeBefore(then: Date): Promise<void>;
  };
};
