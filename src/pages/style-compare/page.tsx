import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Chip } from "../../ui/chip.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { FabricPicker } from "../parts/fabric-picker.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { ComparedPictures } from "./compared-pictures.tsx";
import { SheetButton } from "./sheet-button.tsx";
import { useChoosing } from "./use-choosing.ts";
import { type Mode, useCompared } from "./use-compared.ts";

/** Several styles side by side in one fabric, or one style in several fabrics; saved as a sheet of pictures. */
export default function StyleComparePage() {
  const { t } = useTranslation(["around", "pages"]);
  const { query, change, list } = useListQuery();
  const [side, setSide] = useState<"front" | "back">("front");
  const shown = useCompared(query, list, side);
  const { mode, designs, productIds, styles } = shown;
  const { chooseFabric, chooseStyle } = useChoosing(shown, change);
  return (
    <div className="px-margin pt-6">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <PageTitle name={t("Styles side by side")}>{t("Styles side by side")}</PageTitle>
        <div className="flex flex-wrap items-center gap-3">
          <Segmented<Mode>
            label={t("Comparison")}
            value={mode}
            onChange={(next) => change({ mode: next, designIds: null }, true)}
            choices={[
              { value: "fabrics", label: t("Several fabrics") },
              { value: "styles", label: t("Several styles") },
            ]}
          />
          <Segmented
            label={t("Side")}
            value={side}
            onChange={setSide}
            choices={[
              { value: "front", label: t("Front") },
              { value: "back", label: t("Back") },
            ]}
          />
          <SheetButton shown={shown} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_340px]">
        <ComparedPictures shown={shown} onRemove={mode === "fabrics" && productIds.length > 1 ? chooseFabric : null} />
        <aside className="grid grid-cols-1 content-start gap-8">
          <section>
            <h2 className="voice-name mb-3 text-head">{mode === "styles" ? t("Styles") : t("Style")}</h2>
            <div className="flex flex-wrap gap-2">
              {styles.map(({ id, name }) => (
                <Chip key={id} on={designs.some((design) => design.id === id)} onToggle={() => chooseStyle(id)}>
                  {name}
                </Chip>
              ))}
            </div>
          </section>
          <section>
            <h2 className="voice-name mb-3 text-head">{mode === "styles" ? t("Fabric") : t("Fabrics")}</h2>
            <FabricPicker own={shown.fabrics} chosen={productIds} onChoose={chooseFabric} />
          </section>
        </aside>
      </div>
    </div>
  );
}
