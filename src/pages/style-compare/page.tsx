import { DownloadSimpleIcon } from "@phosphor-icons/react/dist/csr/DownloadSimple";
import type { TexturedProduct } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { FabricPicker } from "../parts/fabric-picker.tsx";
import { useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";
import { Pictures } from "./pictures.tsx";
import { drawSheet } from "./sheet.ts";
import { MAX_PICTURES, type Mode, useCompared } from "./use-compared.ts";

const FILE_NAME = "selvedge-styles.png";

function save(blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  [link.href, link.download] = [url, FILE_NAME];
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Several styles side by side in one fabric, or one style in several fabrics; saved as a sheet of pictures. */
export default function StyleComparePage() {
  const { t, i18n } = useTranslation(["around", "pages"]);
  const { query, change, list } = useListQuery();
  const [side, setSide] = useState<"front" | "back">("front");
  const [isDrawing, setDrawing] = useState(false);
  const shown = useCompared(query, list, side);
  const { mode, designs, productIds, pictures, styles } = shown;
  const ready = pictures.flatMap(({ design, fabric, url }) =>
    url ? [{ url, lines: [design.name, `${fabric.productCode} ${fabric.productName}`] }] : [],
  );

  const chooseFabric = ({ productId }: TexturedProduct) => {
    if (mode === "styles") return change({ productIds: [productId] }, true);
    const without = productIds.filter((id) => id !== productId);
    if (without.length === productIds.length && productIds.length >= MAX_PICTURES)
      return toast({ text: t("At most {{count}} at a time", { count: MAX_PICTURES }), tone: "fault" });
    // The last one stays: without a fabric there is nothing to see.
    if (without.length === 0) return;
    change({ productIds: without.length < productIds.length ? without : [...productIds, productId] }, true);
  };
  const chooseStyle = (id: string) => {
    const ids = designs.map((design) => design.id);
    if (mode === "fabrics") return change({ designIds: [id] }, true);
    const without = ids.filter((other) => other !== id);
    if (without.length > 0) change({ designIds: without.length < ids.length ? without : [...ids, id] }, true);
  };
  const exportSheet = async () => {
    setDrawing(true);
    try {
      const title = mode === "styles" ? t("Several styles in one fabric") : t("One style in several fabrics");
      const note = `Selvedge · ${mode === "styles" ? (shown.fabrics[0]?.productName ?? "") : (designs[0]?.name ?? "")}`;
      save(await drawSheet(ready, { title, note, dir: i18n.dir() }));
    } catch {
      toast({ text: t("The sheet could not be made. Please try again."), tone: "fault" });
    } finally {
      setDrawing(false);
    }
  };
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
          <Button
            icon={<Icon of={DownloadSimpleIcon} />}
            busy={isDrawing}
            disabled={ready.length === 0 || ready.length < pictures.length}
            onClick={() => void exportSheet()}
          >
            {t("Save picture sheet")}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 desk:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          {shown.isPending && <CardSkeletons count={4} />}
          {shown.error && <ErrorState error={shown.error} onRetry={shown.retry} />}
          {!shown.isPending && !shown.error && styles.length === 0 && (
            <Empty
              title={t("No styles here yet", { ns: "pages" })}
              action={
                <ButtonLink size="small" to="/home">
                  {t("Go to start page")}
                </ButtonLink>
              }
            >
              {t("The mill has not published a style yet.", { ns: "pages" })}
            </Empty>
          )}
          {!shown.isPending && !shown.error && styles.length > 0 && pictures.length === 0 && (
            <Empty title={t("Choose a fabric")}>{t("The garment is shown in each fabric you choose.")}</Empty>
          )}
          {!shown.error && (
            <Pictures pictures={pictures} onRemove={mode === "fabrics" && productIds.length > 1 ? chooseFabric : null} />
          )}
        </div>
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
