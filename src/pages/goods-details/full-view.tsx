import type { Product } from "@selvedge/contract";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../i18n.ts";
import { Segmented } from "../../ui/choices.tsx";
import { FullScreen } from "../../ui/full-screen.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import type { Sheet } from "./figures.tsx";
import { ClothViewer } from "./viewer/cloth-viewer.tsx";
import { LIFE_SIZE, YARN_PX_PER_MM } from "./viewer/sight.ts";

const Drape = lazy(() => import("./drape.tsx"));

type FullViewProps = {
  readonly product: Product;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onClose: () => void;
};

/** The cloth, its structure, its drape or its picture over the whole window. */
export default function FullView({ product, sheet, onSheet, onClose }: FullViewProps) {
  const { t } = useTranslation(["fabric", "goods"]);
  const { texture, drapeUrl, productImg, productName, productCode, meanColour } = product;
  const choices = [
    ...(texture
      ? [
          { value: "cloth" as const, label: t("Cloth") },
          { value: "structure" as const, label: t("Structure", { ns: "goods" }) },
        ]
      : []),
    ...(texture && drapeUrl ? [{ value: "drape" as const, label: t("Drape", { ns: "goods" }) }] : []),
    { value: "picture" as const, label: t("Picture") },
  ];
  return (
    <FullScreen
      title={`${productCode} ${productName}`}
      onClose={onClose}
      tools={choices.length > 1 && <Segmented label={t("What is shown")} value={sheet} choices={choices} onChange={onSheet} />}
    >
      {texture && (sheet === "cloth" || sheet === "structure") && (
        <div className="h-full px-6 pt-4 pb-3 max-tablet:px-4">
          <ClothViewer
            key={sheet}
            fills
            texture={texture}
            pictureUrl={productImg}
            meanColour={meanColour}
            name={productName}
            startPxPerMm={sheet === "structure" ? YARN_PX_PER_MM : LIFE_SIZE}
          />
        </div>
      )}
      {texture && drapeUrl && sheet === "drape" && (
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Drape product={product} texture={texture} drapeUrl={drapeUrl} />
        </Suspense>
      )}
      {sheet === "picture" && (
        <Picture src={productImg} alt={productName} fit="contain" className="size-full p-6 max-tablet:p-4" loading="eager" />
      )}
    </FullScreen>
  );
}
