/** Whether anybody asks the portal for something. Health checks and files do not count. */
export type Traffic = {
  /** A call has come in. */
  heard(): void;
  /** Milliseconds since the last call, or since the start. */
  quietMs(): number;
  /** Calls a listener for every call until it is removed. */
  onCall(listener: () => void): () => void;
};

export function listenToTraffic(now: () => number = () => performance.now()): Traffic {
  const listeners = new Set<() => void>();
  let last = now();
  return {
    heard() {
      last = now();
      for (const listener of listeners) listener();
    },
    quietMs: () => now() - last,
    onCall(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
