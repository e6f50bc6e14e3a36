import type { GroupKind } from "@selvedge/contract";
import { useSearchParams } from "react-router-dom";
import { Favourites } from "./favourites.tsx";

const KINDS: readonly GroupKind[] = ["fabric", "style", "showroom"];

/** Favourites of the kind the address names, fabrics by default. */
export default function FavouritePage() {
  const [query] = useSearchParams();
  const kind = KINDS.find((known) => known === query.get("menuType")) ?? "fabric";
  return <Favourites key={kind} kind={kind} />;
}
