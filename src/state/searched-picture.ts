const STORE = "searchedPicture";

type Kept = { readonly products: string; readonly picture: string };

/** Keeps the picture (a small data address) that found these fabrics, for this tab. */
export function keepPicture(products: readonly string[], picture: string): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ products: products.join(","), picture } satisfies Kept));
  } catch {
    // Without room for it the list is shown without the picture.
  }
}

/** The picture that found these fabrics; null when another one, or none, is kept. */
export function pictureOf(products: readonly string[]): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORE) ?? "null") as Kept | null;
    return kept && kept.products === products.join(",") ? kept.picture : null;
  } catch {
    return null;
  }
}
