/** A place that may be drawn to another, and which weighing of it this was. */
export type Draw = { readonly cost: number; readonly from: number; readonly to: number; readonly stamp: number };

/** The cheapest first; a binary heap. */
export class Heap {
  private readonly items: Draw[] = [];

  push(cost: number, from: number, to: number, stamp: number): void {
    const { items } = this;
    const item = { cost, from, to, stamp };
    let at = items.push(item) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (items[above]!.cost <= cost) break;
      items[at] = items[above]!;
      at = above;
    }
    items[at] = item;
  }

  pop(): Draw | null {
    const { items } = this;
    const [first] = items;
    const last = items.pop();
    if (!first || !last || items.length === 0) return first ?? null;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && items[below + 1]!.cost < items[below]!.cost) below++;
      if (items[below]!.cost >= last.cost) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = last;
    return first;
  }
}
