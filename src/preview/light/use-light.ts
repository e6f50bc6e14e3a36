import { useEffect, useState } from "react";
import type { Light, LightKey } from "./light.ts";
import { STUDIO } from "./studio.ts";

/** The light of a key; the one before until it has been fetched. */
export function useLight(key: LightKey): Light {
  const [light, setLight] = useState<Light>(STUDIO);
  useEffect(() => {
    if (key === "studio") {
      setLight(STUDIO);
      return;
    }
    let isWanted = true;
    import("./lights.ts").then(
      ({ FETCHED_LIGHTS }) => isWanted && setLight(FETCHED_LIGHTS[key]),
      (reason: unknown) => console.warn("A light could not be fetched.", reason),
    );
    return () => {
      isWanted = false;
    };
  }, [key]);
  return light;
}
