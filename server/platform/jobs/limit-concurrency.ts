/** Lets at most `places` tasks run at once; the others wait in line. */
export function limitConcurrency(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Lets one task of each key run at a time; the next of the same key waits for its end. */
export function oneAtATimePerKey() {
  const last = new Map<string, Promise<unknown>>();
  return function limited<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const ended: Promise<void> = mine
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (last.get(key) === ended) last.delete(key);
      });
    last.set(key, ended);
    return mine;
  };
}
