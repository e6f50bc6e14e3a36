/** Draws at most once a frame however often it is asked; `flush` draws now, for a caller that already is in a frame. */
export type Frame = { request: () => void; flush: () => void; stop: () => void };

export function createFrame(draw: () => void): Frame {
  let pending: number | null = null;
  const run = () => {
    pending = null;
    draw();
  };
  return {
    request() {
      pending ??= requestAnimationFrame(run);
    },
    flush() {
      if (pending === null) return;
      cancelAnimationFrame(pending);
      run();
    },
    stop() {
      if (pending !== null) cancelAnimationFrame(pending);
      pending = null;
    },
  };
}
