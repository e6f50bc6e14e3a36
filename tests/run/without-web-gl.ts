/** Runs in a page before its own script: a browser that cannot draw in 3D. */
export function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...how: unknown[]) {
    return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...how]);
  } as typeof getContext;
}
