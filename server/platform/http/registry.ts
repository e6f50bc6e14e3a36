import type { Access, BodyOf, Call, DataOf, Lang, Rate } from "@selvedge/contract";
import type { Once } from "../db/once.ts";
import type { Db } from "../db/open.ts";
import type { Hub } from "../events/hub.ts";
import type { Room } from "../files/room/room.ts";
import type { FileStore } from "../files/store.ts";
import type { WorkerPool } from "../jobs/pool/worker-pool.ts";
import type { ShareGrant, SignedIn } from "../people/who.ts";
import type { WriteEvent } from "../security/events.ts";
import type { Provider } from "../security/sso-provider.ts";
import type { Clock } from "../time/clock.ts";

type ByLink = { readonly customer: null; readonly share: ShareGrant };

/** Who asks. A link that is sent wins over the session. */
type Who<A extends Access> = A extends "customer" | "staff"
  ? { readonly customer: SignedIn; readonly share: null }
  : A extends "shared"
    ? { readonly customer: SignedIn; readonly share: null } | ByLink
    : A extends "publicOrShared"
      ? { readonly customer: SignedIn | null; readonly share: null } | ByLink
      : { readonly customer: SignedIn | null; readonly share: null };

export type UploadedFile = { readonly bytes: Uint8Array; readonly name: string };

/** What every handler works with; what the domains add to it is added where the portal is put together, in `app.ts`. */
export interface Services {
  readonly db: Db;
  readonly files: FileStore;
  /** How much room there is for what people upload. */
  readonly room: Room;
  /** Does long work beside the calls. */
  readonly workers: WorkerPool;
  /** Tells open pages what happens. */
  readonly live: Hub;
  readonly clock: Clock;
  /** Whether letters are kept at all. */
  readonly hasOutbox: boolean;
  /** Whether letters are sent, or only kept. */
  readonly isMailSetUp: boolean;
  /** Whether webhooks may be sent to addresses of the local network. */
  readonly mayReachInside: boolean;
  /** Where people may sign in besides; null where the settings name no provider. */
  readonly sso: Provider | null;
}

export type Context<C extends { access: Access }> = Services &
  Who<C["access"]> & {
    /** Whose session comes with the call, also beside a link. */
    readonly signedIn: SignedIn | null;
    readonly body: BodyOf<C>;
    readonly lang: Lang;
    /** Translates English text of `locales/<lang>/catalogue.json`. */
    readonly translate: (english: string) => string;
    /** The uploaded file of a call that declares one. */
    readonly file: UploadedFile | null;
    readonly address: string;
    /** Where the caller reached the portal, "https://portal.example"; begins the links of what is printed. */
    readonly origin: string;
    /** Scheme and host for links in mails. Refuses where PUBLIC_URL is not set: the host header of a request can be forged. */
    readonly mailOrigin: () => string;
    readonly requestId: string;
    readonly cookies: {
      get(name: string): string | undefined;
      /** `maxAgeSeconds` null: until the browser is closed. */
      set(name: string, value: string, maxAgeSeconds: number | null): void;
      clear(name: string): void;
    };
    /** The request's Idempotency-Key, where it has one and somebody is signed in. */
    readonly once: Once | null;
    /** A header of the request. */
    readonly header: (name: string) => string | undefined;
    /** Puts a header on the answer. */
    readonly answerHeader: (name: string, value: string) => void;
    /** Counts one more of the dear work of this call, which not every request needs; refuses with `tooMany`. */
    readonly countWork: (rate: Rate) => Promise<void>;
    /** Writes a security event into the log: a sign-in, a refusal, a changed right. */
    readonly event: WriteEvent;
    /** Writes what failed after the answer was given into the log. */
    readonly fault: (error: unknown, what: string) => void;
  };

export type Handler<C extends { access: Access }> = (context: Context<C>) => Promise<DataOf<C>>;
export type Registered = { readonly call: Call; readonly handle: Handler<Call> };
export type On = <C extends Call>(call: C, handle: Handler<C>) => void;

/** A domain's handlers: `export const menus = domain((on) => { on(getMenuName, getMenuNameHandler) })`. */
export function domain(register: (on: On) => void): readonly Registered[] {
  const handlers: Registered[] = [];
  register((call, handle) => handlers.push({ call, handle: handle as unknown as Handler<Call> }));
  return handlers;
}
