import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import type { Product } from "@selvedge/contract";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { Structure } from "./structure.tsx";

/** What the full screen can show of a cloth. */
export type Sheet = "cloth" | "structure" | "drape" | "picture";

type FigureProps = {
  readonly name: string;
  readonly note: ReactNode;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** A small picture of the cloth with its name below; a press shows it over the whole window. */
function Figure({ name, note, onOpen, children }: FigureProps) {
  const { t } = useTranslation("fabric");
  return (
    <figure>
      <div className="group relative aspect-6/5 overflow-hidden bg-plate">
        {children}
        <button
          type="button"
          aria-label={t("{{name}}, full window", { name })}
          onClick={onOpen}
          className="absolute inset-0 -outline-offset-4"
        >
          <span className="absolute inset-e-2 bottom-2 grid size-8 place-items-center rounded-control bg-sheet opacity-0 transition-opacity duration-quick group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
            <Icon of={ArrowsOutIcon} />
          </span>
        </button>
      </div>
      <figcaption className="mt-1.5 text-dense text-ink-2">
        <span className="me-1 font-medium text-ink">{name}</span>
        {note}
      </figcaption>
    </figure>
  );
}

/** The weave from near, the cloth over a stand, and the cutting under the lamp. */
export function Figures({ product, onOpen }: { readonly product: Product; readonly onOpen: (sheet: Sheet) => void }) {
  const { t } = useTranslation("goods");
  const { texture, meanColour, drapeImg, productImg } = product;
  return (
    <div className="ms-6 grid rtl:ms-0 rtl:me-6 max-tablet:rtl:me-0 grid-cols-3 gap-4 max-tablet:ms-0 max-tablet:grid-cols-2 max-[26rem]:[&>:last-child:nth-child(odd)]:col-span-2">
      {texture && (
        <Structure texture={texture} meanColour={meanColour}>
          {(canvas, note) => (
            <Figure name={t("Structure")} note={note} onOpen={() => onOpen("structure")}>
              {canvas}
            </Figure>
          )}
        </Structure>
      )}
      {texture && drapeImg && (
        <Figure name={t("Drape")} note={t("a disc of 48 cm, from its bending and weight")} onOpen={() => onOpen("drape")}>
          <Picture src={drapeImg} alt="" className="size-full" />
        </Figure>
      )}
      <Figure name={t("Swatch")} note={t("{{mm}} mm across", { mm: SCALE_MM })} onOpen={() => onOpen("picture")}>
        <Picture src={productImg} ground={meanColour} alt="" className="size-full" />
      </Figure>
    </div>
  );
}
