/** The icons that are drawn filled somewhere, by the names of the icon library: only these take that weight along in the built pages. */
export const FILLED_ICONS = ["BookmarkSimple", "Heart"] as const;
