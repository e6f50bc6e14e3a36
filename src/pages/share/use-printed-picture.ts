import { type RefObject, useState } from "react";
import type { PreviewHandle } from "../../preview/index.ts";

/** Prints the page with the garment as it is turned now; `printed` is the address of that picture. */
export function usePrintedPicture(preview: RefObject<PreviewHandle | null>) {
  const [printed, setPrinted] = useState<string | null>(null);
  const print = async () => {
    const png = await preview.current?.picture().catch(() => null);
    setPrinted((before) => {
      if (before) URL.revokeObjectURL(before);
      return png ? URL.createObjectURL(png) : null;
    });
    // The picture has to be on the page before the page is printed.
    setTimeout(() => window.print(), 150);
  };
  return { printed, print };
}
