import type { LiveEvent } from "@selvedge/contract";
import { liveEvents } from "../api/calls.ts";
import { addressOf } from "../api/definition.ts";
import { LIVE_CHANNEL, live, SIGNED_OUT } from "../state/session.ts";
import { after, type Place, since } from "./places.ts";

/** A page connects once its first calls and pictures have loaded, so that events do not delay them. */
const AFTER_MS = 4_000;
/** So many events are kept for windows that open while they come. */
const KEPT = 200;

/** An event as it came, or `reset`: too much was missed, so that everything must be fetched again. */
export type Heard = LiveEvent | { readonly event: "reset" };
type Hear = (heard: Heard) => void;
type Came = { readonly heard: Heard; readonly place: Place };
/** What windows say to each other: what came, since when a new one lacks it, and that somebody signed out. */
type Word = Came | { readonly lacks: Place } | typeof SIGNED_OUT;

const EVENTS = ["notice", "thread", "changed", "reset"] as const;

/**
 * Hears live events in one connection for all windows of this browser: one window keeps it and passes on what comes. When that
 * window is closed another one takes its place, from the event that was heard last. What happened since the page was asked for
 * is heard too, although the connection is opened later. A window listens once: what one listener has heard is not new to another.
 */
export function listenLive(hear: Hear): () => void {
  const windows = new BroadcastChannel(LIVE_CHANNEL);
  const closing = new AbortController();
  const kept: Came[] = [];
  let source: EventSource | null = null;
  const take = (came: Came) => {
    // After a reset positions start again.
    if (came.heard.event !== "reset" && live.since && !after(came.place, live.since)) return;
    live.since = came.place;
    hear(came.heard);
  };
  windows.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === SIGNED_OUT) return end();
    if ("heard" in data) return take(data);
    if (source) for (const came of since(data.lacks, kept)) windows.postMessage(came);
  };
  if (live.since) windows.postMessage({ lacks: live.since });
  const open = () =>
    new Promise<void>((resolve) => {
      const from = live.since ? `?lastEventId=${encodeURIComponent(live.since)}` : "";
      const own = new EventSource(addressOf(liveEvents) + from);
      source = own;
      for (const event of EVENTS)
        own.addEventListener(event, ({ data, lastEventId }: MessageEvent<string>) => {
          const came = { heard: { event, data: JSON.parse(data) } as Heard, place: lastEventId };
          if (kept.push(came) > KEPT) kept.shift();
          take(came);
          windows.postMessage(came);
        });
      closing.signal.addEventListener("abort", () => {
        own.close();
        resolve();
      });
    });
  const timer = setTimeout(() => {
    if (!navigator.locks) void open();
    else navigator.locks.request(LIVE_CHANNEL, { signal: closing.signal }, open).catch(() => {});
  }, AFTER_MS);
  function end() {
    clearTimeout(timer);
    closing.abort();
    source?.close();
    windows.close();
  }
  return end;
}
