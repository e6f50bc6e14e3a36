import type { Artwork } from "@selvedge/editor-core";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../i18n-format.ts";
import type { Seen } from "./messages.ts";
import { FILM_DPI } from "./use-films.ts";

type FilmNoteProps = { artwork: Artwork; seen: Seen; isTooLarge: boolean };

/** What films there are of a print, and from how large a picture. */
export function FilmNote({ artwork, seen, isTooLarge }: FilmNoteProps) {
  const { t, i18n } = useTranslation("tailoring");
  const number = (value: number) => formatNumber(value, i18n.language, 0);
  return (
    <p className="mt-2 text-note text-ink-3">
      {isTooLarge
        ? t("Films of {{width}} × {{height}} mm are larger than a browser can draw.", {
            width: number(artwork.width),
            height: number(artwork.height),
          })
        : t("Films: one grey PNG a screen, {{width}} × {{height}} mm at {{dpi}} dpi, with registration marks.", {
            width: number(artwork.width),
            height: number(artwork.height),
            dpi: FILM_DPI,
          })}
      {seen.isShrunk &&
        ` ${t("The picture was read at {{width}} × {{height}} pixels.", { width: seen.width, height: seen.height })}`}
    </p>
  );
}
