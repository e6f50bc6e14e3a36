import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/index.ts";
import type { FilmOf } from "../types.ts";
import { download } from "./download.ts";
import { keepFilm } from "./keep-film.ts";
import type { Film } from "./record-turn.ts";

const endingOf = ({ type }: Blob) => (type === "video/mp4" ? "mp4" : "webm");

type FilmReadyProps = {
  readonly film: Film;
  /** What the file is called, without its ending. */
  readonly name: string;
  /** What the film may be kept with; null where nobody may. */
  readonly filmOf: FilmOf | null;
};

/** What to do with a film: download it, or keep it. */
export function FilmReady({ film, name, filmOf }: FilmReadyProps) {
  const { t } = useTranslation("preview");
  const [keeping, setKeeping] = useState<"no" | "now" | "done" | "failed">("no");
  const keep = async () => {
    setKeeping("now");
    const isKept = await keepFilm(film, filmOf!).then(
      () => true,
      () => false,
    );
    setKeeping(isKept ? "done" : "failed");
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="small" tone="main" onClick={() => download(film.video, `${name}.${endingOf(film.video)}`)}>
        {t("Download")}
      </Button>
      {filmOf && keeping !== "done" && (
        <Button size="small" busy={keeping === "now"} onClick={() => void keep()}>
          {t("Save with the design")}
        </Button>
      )}
      {keeping === "done" && (
        <p role="status" className="text-note text-ok">
          {t("Saved with the design.")}
        </p>
      )}
      {keeping === "failed" && (
        <p role="alert" className="text-note text-fault">
          {t("It could not be saved. Please try again.")}
        </p>
      )}
    </div>
  );
}
