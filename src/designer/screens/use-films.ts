import type { Artwork } from "@selvedge/editor-core";
import { type FilmSize, filmPixels, type Screen } from "@selvedge/textile-core";
import { useState } from "react";
import { saveFile } from "../../api/download.ts";
import { MAX_EXPORT_PX } from "../export/export-piece.ts";
import type { ScreenSet } from "./use-screen-set.ts";

export const FILM_DPI = 300;
/** What a file may not be called on some computer. */
const UNNAMEABLE = /[\\/:*?"<>|]+/g;

type Films = {
  readonly state: "busy" | "failed" | null;
  /** Larger than a browser can draw. */
  readonly isTooLarge: boolean;
  readonly save: () => Promise<void>;
};

/** Films of an artwork's print, one a screen, in one file; `nameOf` says what the ink of a screen is called. */
export function useFilms(artwork: Artwork, { screens, worker }: ScreenSet, nameOf: (screen: Screen) => string): Films {
  const [state, setState] = useState<Films["state"]>(null);
  const size: FilmSize = { mmWidth: artwork.width, mmHeight: artwork.height, dpi: FILM_DPI };
  const film = filmPixels(size);
  const save = async () => {
    if (!screens || !worker.current) return;
    setState("busy");
    try {
      const names = screens.map((screen, index) =>
        `${String(index + 1).padStart(2, "0")} ${nameOf(screen)} ${screen.hex}`.replaceAll(UNNAMEABLE, " "),
      );
      const bytes = await worker.current.ask({ kind: "films", screens, names, size, mirrored: artwork.flipped });
      saveFile(new Blob([bytes], { type: "application/zip" }), `${artwork.name} ${FILM_DPI} dpi.zip`.replaceAll(UNNAMEABLE, " "));
      setState(null);
    } catch (thrown) {
      console.warn("The films could not be made.", thrown);
      setState("failed");
    }
  };
  return { state, isTooLarge: film.width * film.height > MAX_EXPORT_PX, save };
}
