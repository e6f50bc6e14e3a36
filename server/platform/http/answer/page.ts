/** The slice of a list that a page shows, with what the pager needs. */
export function pageOf<Item>(total: number, list: Item[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  return { list, total, pageNum, pageSize, pages: Math.ceil(total / pageSize) };
}

/** Rows before the page. */
export const offsetOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => (pageNum - 1) * pageSize;

/** How many rows there are of each state, also of those that have none. */
export const countsOf = <State extends string>(
  states: readonly State[],
  counted: readonly { readonly status: State; readonly count: number }[],
): Record<State, number> =>
  Object.fromEntries(states.map((state) => [state, counted.find(({ status }) => status === state)?.count ?? 0])) as Record<
    State,
    number
  >;
