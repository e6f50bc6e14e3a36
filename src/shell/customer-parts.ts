import { lazy } from "react";
import { loadAreas } from "../i18n.ts";

/** The customer's parts of the shell with their texts, fetched once somebody is signed in. */
export const SignedIn = lazy(async () => {
  const [part] = await Promise.all([import("./signed-in.tsx"), loadAreas(["favourites"])]);
  return part;
});
