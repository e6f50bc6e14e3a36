import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { TexturedProduct } from "@selvedge/contract";
import { useState } from "react";
import { useCall } from "../api/call.ts";
import { getTextures } from "../api/calls.ts";
import { AddToCart } from "../cart/add-to-cart.tsx";
import { FavoriteButton } from "../favourites/favorite-button.tsx";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Segmented } from "../ui/choices.tsx";
import { cx } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { Code, Quantity } from "../ui/words.tsx";
import { COMPARE_ROWS, type CompareRow, differs } from "./rows.ts";
import { leaveOut, useCompared } from "./store.ts";

/** Up to six fabrics side by side. A row in which they differ is marked; the others can be hidden. */
export default function CompareDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["favourites", "catalogue", "fabrics"]);
  const chosen = useCompared((state) => state.fabrics);
  const [shown, setShown] = useState<"all" | "different">("all");
  const { data, error, refetch } = useCall(
    getTextures,
    { productIds: chosen.map(({ productId }) => productId) },
    { keepPrevious: true },
  );
  const fabrics = data?.filter(({ productId }) => chosen.some((one) => one.productId === productId));
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
            { value: "all", label: t("All facts") },
            { value: "different", label: t("Only differences") },
          ]}
          className="justify-self-start"
        />
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton className="h-96" />}
        {fabrics && <Table fabrics={fabrics} onlyDifferent={shown === "different"} />}
      </div>
    </Dialog>
  );
}

function Table({ fabrics, onlyDifferent }: { fabrics: readonly TexturedProduct[]; onlyDifferent: boolean }) {
  const { t } = useTranslation(["favourites", "catalogue", "fabrics"]);
  const { number, amount, list } = useFormat();
  const said = (row: CompareRow, fabric: TexturedProduct) => {
    const value = row.of(fabric);
    if (value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)) return "–";
    if (typeof value === "number") return <Quantity value={number(value)} unit={` ${t(row.unit ?? "")}`} />;
    const words = [value].flat() as string[];
    if (row.isWord) return list(words.map((word) => t(word)));
    return <bdi>{words.join(", ")}</bdi>;
  };
  const rows = COMPARE_ROWS.filter((row) => fabrics.some((fabric) => said(row, fabric) !== "–"));
  const priceOf = ({ price, moq }: TexturedProduct) =>
    price ? (
      <Quantity value={amount(price.amount, price.currency)} unit={` ${price.currency}/${t(moq?.unit ?? "m")}`} />
    ) : (
      t("Price on request")
    );
  const trade = [
    { key: "Price", say: priceOf, isDifferent: new Set(fabrics.map(({ price }) => JSON.stringify(price))).size > 1 },
    {
      key: "Minimum",
      say: ({ moq }: TexturedProduct) => (moq ? <Quantity value={number(moq.value)} unit={` ${t(moq.unit)}`} /> : "–"),
      isDifferent: new Set(fabrics.map(({ moq }) => JSON.stringify(moq))).size > 1,
    },
    {
      key: "Lead time",
      say: ({ leadDays }: TexturedProduct) => (leadDays === null ? "–" : t("{{count}} days", { count: leadDays })),
      isDifferent: new Set(fabrics.map(({ leadDays }) => leadDays)).size > 1,
    },
  ];
  const all = [
    ...trade,
    ...rows.map((row) => ({
      key: row.key,
      say: (fabric: TexturedProduct) => said(row, fabric),
      isDifferent: differs(row, fabrics),
    })),
  ].filter(({ isDifferent }) => !onlyDifferent || isDifferent);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keys
    <section aria-label={t("Comparison")} tabIndex={0} className="max-h-[68dvh] overflow-auto">
      <table className="w-full border-separate border-spacing-0 text-dense">
        <thead>
          <tr>
            <th scope="col" className="sticky inset-s-0 z-1 min-w-32 bg-sheet">
              <span className="sr-only">{t("Fact")}</span>
            </th>
            {fabrics.map((fabric) => (
              <Head key={fabric.productId} fabric={fabric} />
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ key, say, isDifferent }) => (
            <tr key={key}>
              <th
                scope="row"
                className="sticky inset-s-0 z-1 border-t border-line bg-sheet py-2 pe-4 text-start align-top font-normal text-ink-3"
              >
                {t(key)}
                {isDifferent && <span className="sr-only">, {t("different")}</span>}
              </th>
              {fabrics.map((fabric) => (
                <td
                  key={fabric.productId}
                  className={cx(
                    "border-t border-line px-3 py-2 align-top",
                    isDifferent ? "bg-plate/60 font-medium text-ink" : "text-ink-2",
                  )}
                >
                  {say(fabric)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all.length === 0 && <p className="py-6 text-dense text-ink-2">{t("They agree in every fact the mill has recorded.")}</p>}
    </section>
  );
}

function Head({ fabric }: { fabric: TexturedProduct }) {
  const { t } = useTranslation("favourites");
  const { productId, productCode, productName, productImg, meanColour, isFavorite } = fabric;
  return (
    <th scope="col" className="min-w-44 px-3 pb-3 text-start align-top font-normal">
      <Picture src={productImg} ground={meanColour} alt="" className="aspect-square w-full max-w-52" />
      <span className="mt-2 flex items-start justify-between gap-1">
        <Code className="font-medium">{productCode}</Code>
        <span className="-my-1 flex shrink-0">
          <FavoriteButton productId={productId} isFavorite={isFavorite} name={productCode} size="small" />
          <AddToCart product={fabric} size="small" />
          <IconButton
            label={t("Take {{code}} off the tray", { code: productCode })}
            icon={<Icon of={XIcon} />}
            size="small"
            onClick={() => leaveOut(productId)}
          />
        </span>
      </span>
      <span dir="auto" className="voice-name line-clamp-2 block text-read text-ink rtl:text-right">
        {productName}
      </span>
    </th>
  );
}
