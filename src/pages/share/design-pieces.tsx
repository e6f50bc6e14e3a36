import { CSS_PX_PER_MM } from "@selvedge/geometry-core";
import { Suspense, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { PiecesPicture } from "../../preview/index.ts";
import { Segmented } from "../../ui/choices.tsx";
import { Skeleton } from "../../ui/states.tsx";
import type { ShownDesign } from "./shown-design.ts";
import type { useCloth } from "./use-cloth.ts";
import type { Pointing } from "./use-pointing.ts";

type DesignPiecesProps = {
  readonly pieces: ShownDesign["style"]["pieces"];
  readonly cloth: ReturnType<typeof useCloth>;
  readonly pointing: Pointing;
};

/** The pieces of a design at one scale: all of them, or in their own size. */
export function DesignPieces({ pieces, cloth, pointing }: DesignPiecesProps) {
  const { t } = useTranslation("share");
  const [isLifeSize, setLifeSize] = useState(false);
  return (
    <section className="mt-12 print:break-before-page">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h2 className="voice-name text-head">{t("Pieces")}</h2>
        <Segmented
          className="print:hidden"
          label={t("Scale of the pieces")}
          value={isLifeSize ? "life" : "fit"}
          onChange={(next) => setLifeSize(next === "life")}
          choices={[
            { value: "fit", label: t("All pieces") },
            { value: "life", label: t("Life size") },
          ]}
        />
      </div>
      <Suspense fallback={<Skeleton className="h-96" />}>
        <PiecesPicture
          className={isLifeSize ? "*:max-h-[80dvh]" : "max-tablet:-mx-4"}
          pieces={pieces}
          placement={cloth.placed}
          pictures={cloth.pictures}
          pxPerMm={isLifeSize ? CSS_PX_PER_MM : undefined}
          pins={pointing.pins}
          chosenPin={pointing.chosen}
          onPickPin={pointing.choose}
          onPickPiece={pointing.pick}
        />
      </Suspense>
    </section>
  );
}
