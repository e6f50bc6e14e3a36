import i18next from "i18next";
import { type ComponentType, type LazyExoticComponent, lazy as lazyOnce } from "react";

/** The server is asked again this long after it did not answer. */
const AGAIN_MS = 3_000;
const ANSWERS = "/healthz";

/** Until the browser says that it is online again, or it is time to ask again. */
const awhile = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      removeEventListener("online", go);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    addEventListener("online", go);
  });

const isAnswering = () =>
  fetch(ANSWERS).then(
    () => true,
    () => false,
  );

/** Areas whose texts did not arrive; they are not asked for again by themselves. */
function lostAreas(): string[] {
  const states: Readonly<Record<string, number>> = i18next.services?.backendConnector?.state ?? {};
  return Object.keys(states).flatMap((key) => (states[key]! < 0 ? key.slice(key.indexOf("|") + 1) : []));
}

/**
 * Fetches a part of the program with its texts, however long the connection is away: who works on without one waits for that part and loses
 * nothing else. Rejects when the server answers and the part is not there, after a new version.
 */
export async function untilHere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      const part = await load();
      if (lostAreas().length === 0) return part;
    } catch (thrown) {
      if (await isAnswering()) return load().catch(() => Promise.reject(thrown));
    }
    await awhile();
    const lost = lostAreas();
    if (lost.length > 0 && (await isAnswering())) await i18next.reloadResources(null, lost);
  }
}

/** A component that is fetched when it is first shown, and waited for while the connection is away. */
// biome-ignore lint/suspicious/noExplicitAny: as React says it
export const lazy = <Component extends ComponentType<any>>(
  load: () => Promise<{ default: Component }>,
): LazyExoticComponent<Component> => lazyOnce(() => untilHere(load));
