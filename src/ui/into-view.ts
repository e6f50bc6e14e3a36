/** As the `ref` of what has just appeared: scrolls it into view where it came below the edge. */
export const intoView = (node: HTMLElement | null): void => node?.scrollIntoView?.({ block: "nearest" });
