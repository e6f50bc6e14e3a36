import type { GroupKind } from "@selvedge/contract";
import { useSearchParams } from "react-router-dom";
import { Favorites } from "./favorites.tsx";

const KINDS: readonly GroupKind[] = ["fabric", "style", "showroom"];

/** Favourites of the kind the address names, fabrics by default. */
export default function FavoritePage() {
  const [query] = useSearchParams();
  const kind = KINDS.find((known) => known === query.get("menuType")) ?? "fabric";
  return <Favorites key={kind} kind={kind} />;
}
