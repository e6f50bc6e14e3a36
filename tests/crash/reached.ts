import type { Portal } from "../run/portal.ts";

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const LOOK_EVERY_MS = 5;

/** Waits until so much has been answered. Throws with what the server printed when it ends by itself before, or its callers give up. */
export async function reached(portal: Portal, working: Promise<unknown>, isReached: () => boolean): Promise<void> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  working.then(over, over);
  while (!isReached()) {
    if (isOver) {
      await working;
      throw new Error(`The server was gone before it was killed:\n${portal.output()}`);
    }
    await pause(LOOK_EVERY_MS);
  }
}
