import type { ReactNode } from "react";

/**
 * The number beside an icon of the header. On a wide screen its place is kept while there is none: what stands beside it would move when it
 * arrives, and a press that had begun there would end on something else.
 */
export const IconCount = ({ children }: { readonly children?: ReactNode }) => (
  <span className="text-note font-medium tabular-nums tablet:min-w-[2ch] max-tablet:empty:hidden">{children}</span>
);
