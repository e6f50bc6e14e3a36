import { useEffect, useState } from "react";

/** The board on this page, which the aids lie over. */
export function useBoardNode(): HTMLElement | null {
  const [node, setNode] = useState<HTMLElement | null>(null);
  useEffect(() => setNode(document.querySelector<HTMLElement>("[data-board]")), []);
  return node;
}
