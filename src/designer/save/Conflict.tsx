import { Suspense } from "react";
import { lazy } from "../../lazy-part.ts";
import { useSaving } from "./context.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("./ConflictDialog.tsx")).ConflictDialog }));

/** Asks which revision goes on once somebody else's was saved meanwhile; fetched when that happens. */
export function Conflict() {
  const hasConflict = useSaving((saving) => saving.theirs !== null);
  return <Suspense>{hasConflict && <ConflictDialog />}</Suspense>;
}
