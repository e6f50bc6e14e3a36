/** Lets at most `places` pieces of work run at once; the others wait in line. A picture of 60 Mpx takes 240 MB while it is decoded. */
export function turns(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
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
