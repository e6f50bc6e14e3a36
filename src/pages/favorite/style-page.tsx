import { Favorites } from "./favorites.tsx";

/** Favourite styles, under the address the specification gives them. */
export default function FavoriteStylePage() {
  return <Favorites kind="style" />;
}
