import type { TogetherEvent, Whereabouts } from "@selvedge/contract";
import { BEAT_MS, MAX_MOVES_A_SECOND, SILENT_MS } from "@selvedge/contract/together-limits";
import { call } from "../../../api/call.ts";
import { moveTogether, walkTogether } from "../../../api/calls.ts";
import { addressOf } from "../../../api/definition.ts";
import type { Happening } from "../../../showroom/together/company.ts";
import { LIVE_CHANNEL, SIGNED_OUT } from "../../../state/session.ts";
import type { LinkKey } from "../../../worn/use-worn-drape.ts";

/** So often is looked whether there is something to say. */
export const LOOK_MS = 1_000 / MAX_MOVES_A_SECOND;
/** Who stands still says so this often. */
const STILL_MS = SILENT_MS / 3;
/** Who was here comes again after so long, ms: a server may start anew. */
export const AGAIN_MS = 4_000;
/** And so often: the people of a server that ended without a word hold their places, one's own too, until the others have missed them for three beats more than somebody may be silent. */
export const MAX_TRIES = Math.ceil((SILENT_MS + 3 * BEAT_MS) / AGAIN_MS) + 1;

const EVENTS = ["hello", "here", "gone", "full", "ended"] as const satisfies readonly TogetherEvent["event"][];

type Connecting = {
  readonly chanelId: string;
  readonly name: string;
  readonly linkKey: LinkKey | null;
  readonly hear: (happening: Happening) => void;
  /** Hears that the server asks whether one is still here. A page that is not seen has hardly a timer of its own. */
  readonly beat: () => void;
};
export type Connection = {
  /** Says where one is: what has changed, or that one is here still. One thing at a time. */
  say(to: Whereabouts, key: string): void;
  close(): void;
};

/** Walks together as long as it is not closed: hears of the others in a stream, and says in small calls where one is. Signing out in any window of this browser ends it, unless a link is what lets one in. */
export function connect({ chanelId, name, linkKey, hear, beat }: Connecting): Connection {
  const fields = Object.entries({ chanelId, name, ...linkKey }).filter(([, value]) => value);
  const address = `${addressOf(walkTogether)}?${new URLSearchParams(fields as [string, string][])}`;
  const windows = new BroadcastChannel(LIVE_CHANNEL);
  let [said, saidAt, isSaying, order] = ["", 0, false, 0];
  let [wasHere, tries] = [false, 0];
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(again);
    source.close();
    windows.close();
  };
  const leave = (end: Happening) => {
    close();
    hear(end);
  };
  /** Comes again where one was, or walks alone. */
  const comeAgain = (end: Happening) => {
    if (!wasHere || tries >= MAX_TRIES) return leave(end);
    source.close();
    tries += 1;
    again = setTimeout(open, AGAIN_MS);
    hear({ event: "lost" });
  };
  const open = () => {
    source = new EventSource(address);
    for (const event of EVENTS)
      source.addEventListener(event, ({ data }: MessageEvent<string>) => {
        const happening = { event, data: JSON.parse(data) } as Happening;
        if (event === "ended") return leave(happening);
        if (event === "full") return comeAgain(happening);
        if (event === "hello") [said, wasHere, tries] = ["", true, 0];
        hear(happening);
      });
    source.addEventListener("beat", beat);
    // The browser tries again by itself, unless it was refused.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) comeAgain({ event: "unreachable" });
      else hear({ event: "lost" });
    };
  };
  open();
  windows.onmessage = ({ data }) => {
    if (data === SIGNED_OUT && linkKey === null) leave({ event: "ended", data: {} });
  };
  return {
    say(to, key) {
      const text = JSON.stringify(to);
      const now = performance.now();
      if (isSaying || (text === said && now - saidAt < STILL_MS)) return;
      isSaying = true;
      order += 1;
      call(moveTogether, { chanelId, key, order, ...to, ...linkKey })
        .then(({ isTaken }) => {
          // What was dropped is said again.
          if (isTaken) [said, saidAt] = [text, now];
        })
        // Whether one may still walk here is said by the stream.
        .catch(console.debug)
        .finally(() => {
          isSaying = false;
        });
    },
    close,
  };
}
