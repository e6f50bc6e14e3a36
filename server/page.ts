/** The slice of a list that a page shows, with what the pager needs. */
export function pageOf<Item>(total: number, list: Item[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  return { list, total, pageNum, pageSize, pages: Math.ceil(total / pageSize) };
}

/** Rows before the page. */
export const offsetOf = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => (pageNum - 1) * pageSize;
