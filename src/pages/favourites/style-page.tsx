import { Favourites } from "./favourites.tsx";

/** Favourite styles, under the address the specification gives them. */
export default function FavouriteStylePage() {
  return <Favourites kind="style" />;
}
