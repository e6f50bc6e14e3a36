import type { TogetherEvent, Whereabouts } from "@selvedge/contract";
import { MAX_MOVES_A_SECOND, SILENT_MS } from "@selvedge/contract/together-limits";
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

const EVENTS = ["hello", "here", "gone", "full", "ended"] as const satisfies readonly TogetherEvent["event"][];

type Connecting = {
  readonly chanelId: string;
  readonly name: string;
  readonly linkKey: LinkKey | null;
  readonly hear: (happening: Happening) => void;
};
export type Connection = {
  /** Says where one is: what has changed, or that one is here still. One thing at a time. */
  say(to: Whereabouts, key: string): void;
  close(): void;
};

/** Walks together as long as it is not closed: hears of the others in a stream, and says in small calls where one is. Signing out in any window of this browser ends it. */
export function connect({ chanelId, name, linkKey, hear }: Connecting): Connection {
  const fields = Object.entries({ chanelId, name, ...linkKey }).filter(([, value]) => value);
  const source = new EventSource(`${addressOf(walkTogether)}?${new URLSearchParams(fields as [string, string][])}`);
  const windows = new BroadcastChannel(LIVE_CHANNEL);
  let [said, saidAt, isSaying] = ["", 0, false];
  const close = () => {
    source.close();
    windows.close();
  };
  for (const event of EVENTS)
    source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      // What ends the walk is no reason to come again.
      if (event === "full" || event === "ended") close();
      if (event === "hello") said = "";
      hear({ event, data: JSON.parse(data) } as TogetherEvent);
    });
  // The browser tries again by itself, unless it was refused.
  source.onerror = () => hear({ event: source.readyState === EventSource.CLOSED ? "unreachable" : "lost" });
  windows.onmessage = ({ data }) => {
    if (data !== SIGNED_OUT) return;
    close();
    hear({ event: "ended", data: {} });
  };
  return {
    say(to, key) {
      const text = JSON.stringify(to);
      const now = performance.now();
      if (isSaying || (text === said && now - saidAt < STILL_MS)) return;
      isSaying = true;
      call(moveTogether, { chanelId, key, ...to, ...linkKey })
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
