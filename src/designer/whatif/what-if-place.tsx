import { Suspense, useEffect, useState } from "react";
import { lazy } from "../../lazy-part.ts";
import { fetchWhatIfs } from "./fetch-what-ifs.ts";
import { useVariants } from "./use-variants.ts";

const WhatIfsStrip = lazy(async () => ({ default: (await fetchWhatIfs()).WhatIfsStrip }));

/** Where the strip of variants stands once there is a what-if; it stays while the design is open, so that what was deleted can come back. */
export function WhatIfPlace() {
  const hasWhatIf = useVariants(({ whatIfs }) => whatIfs.length > 0);
  const [isWanted, setWanted] = useState(hasWhatIf);
  useEffect(() => {
    if (hasWhatIf) setWanted(true);
  }, [hasWhatIf]);
  return <Suspense>{isWanted && <WhatIfsStrip />}</Suspense>;
}
