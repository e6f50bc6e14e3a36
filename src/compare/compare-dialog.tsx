import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { Product } from "@selvedge/contract";
import { type ReactNode, useState } from "react";
import { useCall } from "../api/call.ts";
import { compareProducts } from "../api/calls.ts";
import type { Data } from "../api/definition.ts";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { FavouriteButton } from "../favourites/favourite-button.tsx";
import { Price } from "../favourites/price.tsx";
import { MoreLikeOverPicture } from "../finding/more-like.tsx";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Segmented } from "../ui/choices.tsx";
import { cx } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { Code } from "../ui/words.tsx";
import { figureOf } from "./figure-of.ts";
import { leaveOut, useCompared } from "./store.ts";

/** Up to six fabrics side by side. A row in which they differ is marked; the others can be hidden. */
export default function CompareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("favourites");
  const chosen = useCompared((state) => state.fabrics);
  const [shown, setShown] = useState<"all" | "different">("all");
  const { data, error, refetch } = useCall(
    compareProducts,
    { productIds: chosen.map(({ productId }) => productId) },
    { keepPrevious: true, enabled: chosen.length > 0 },
  );
  return (
    <Dialog
      wide="table"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Fabrics side by side")}
      actions={<Button onClick={onClose}>{t("Close")}</Button>}
    >
      <div className="grid gap-4">
        <Segmented
          label={t("Which rows are shown")}
          value={shown}
          onChange={setShown}
          choices={[
            { value: "all", label: t("All attributes") },
            { value: "different", label: t("Only differences") },
          ]}
          className="justify-self-start"
        />
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton className="h-96" />}
        {data && <Comparison compared={data} onlyDifferent={shown === "different"} onLeave={onClose} />}
      </div>
    </Dialog>
  );
}

type Row = { readonly key: string; readonly label: string; readonly values: readonly ReactNode[]; readonly isSame: boolean };

/** How the fabrics fall, all pictured as one disc over one stand; no row where none of them is. */
function drapeRow(fabrics: readonly Product[], label: string): readonly Row[] {
  if (fabrics.every(({ drapeImg }) => drapeImg === null)) return [];
  const values = fabrics.map(({ productId, productCode, drapeImg }) =>
    drapeImg ? (
      <Picture key={productId} src={drapeImg} alt={`${label} ${productCode}`} fit="contain" className="aspect-square w-full" />
    ) : (
      "–"
    ),
  );
  return [{ key: "drape", label, values, isSame: new Set(fabrics.map(({ drapeImg }) => drapeImg)).size === 1 }];
}

type ComparisonProps = {
  compared: Data<typeof compareProducts>;
  onlyDifferent: boolean;
  /** Another dialog opens in its place. */
  onLeave: () => void;
};

function Comparison({ compared, onlyDifferent, onLeave }: ComparisonProps) {
  const { t } = useTranslation(["favourites", "goods"]);
  const { number } = useFormat();
  const manner = { number, t: (key: string, options = {}) => t(key, options) };
  const attributes = compared.rows.map(({ field, label, values, same }): Row => {
    const said = values.map((value, place) => figureOf(field, compared.products[place]!, manner) ?? (value || "–"));
    return { key: field, label, values: said, isSame: same };
  });
  const rows = [...drapeRow(compared.products, t("Drape", { ns: "goods" })), ...attributes].filter(
    ({ isSame }) => !onlyDifferent || !isSame,
  );
  return (
    <section
      aria-label={t("Comparison")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keys
      tabIndex={0}
      className="max-h-[68dvh] overflow-auto"
    >
      <table className="border-separate border-spacing-0 text-dense">
        <thead>
          <tr>
            <th scope="col" className="sticky inset-s-0 z-1 min-w-44 bg-sheet max-tablet:min-w-22">
              <span className="sr-only">{t("Attribute")}</span>
            </th>
            {compared.products.map((fabric) => (
              <Head key={fabric.productId} fabric={fabric} onLeave={onLeave} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, isSame }) => (
            <tr key={key}>
              <th
                scope="row"
                className="sticky inset-s-0 z-1 border-t border-line bg-sheet py-2 pe-4 text-start align-top font-normal text-ink-3"
              >
                {label}
                {!isSame && <span className="sr-only">, {t("different")}</span>}
              </th>
              {values.map((value, place) => (
                <td
                  key={compared.products[place]?.productId ?? place}
                  className={cx(
                    "border-t border-line px-3 py-2 align-top max-tablet:px-1.5",
                    isSame ? "text-ink-2" : "bg-plate/60 font-medium text-ink",
                  )}
                >
                  <bdi>{value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-6 text-dense text-ink-2">{t("All recorded attributes are the same.")}</p>}
    </section>
  );
}

function Head({ fabric, onLeave }: { fabric: Product; onLeave: () => void }) {
  const { t } = useTranslation("favourites");
  const { productId, productCode, productName, productImg, meanColour, isFavorite, price, moq } = fabric;
  return (
    <th
      scope="col"
      className="w-48 min-w-48 px-3 pb-3 max-tablet:w-36 max-tablet:min-w-36 max-tablet:px-1.5 text-start align-top font-normal"
    >
      <span className="group relative block">
        <Picture src={productImg} ground={meanColour} alt="" className="aspect-square w-full" />
        <MoreLikeOverPicture fabric={fabric} onOpen={onLeave} />
      </span>
      <span className="mt-2 flex flex-wrap items-start justify-between gap-1">
        <Code className="whitespace-nowrap font-medium text-ink">{productCode}</Code>
        <span className="-my-1 flex shrink-0">
          <FavouriteButton productId={productId} isFavorite={isFavorite} name={productCode} size="small" />
          <AddToCart product={fabric} size="small" />
          <IconButton
            label={t("Remove {{code}} from the tray", { code: productCode })}
            icon={<Icon of={XIcon} />}
            size="small"
            onClick={() => leaveOut(productId)}
          />
        </span>
      </span>
      <span dir="auto" className="voice-name line-clamp-2 block text-read text-ink rtl:text-right">
        {productName}
      </span>
      <span className="mt-1 block text-ink-2">
        <Price price={price} unit={moq?.unit} />
      </span>
    </th>
  );
}
