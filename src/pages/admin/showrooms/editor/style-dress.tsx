import type { ProductCard } from "@selvedge/contract";
import { useState } from "react";
import { useCall } from "../../../../api/call.ts";
import { getStyle } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { ALL_PIECES } from "../../../../state/fabrics-laid.ts";
import { Select } from "../../../../ui/select.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import type { DraftItem } from "../draft.ts";

type StyleDressProps = {
  item: DraftItem;
  fabrics: readonly ProductCard[];
  onChange: (edit: (item: DraftItem) => DraftItem) => void;
};

/** The size a style stands in and the fabric of each of its pieces, folded until somebody wants it. */
export function StyleDress({ item, fabrics, onChange }: StyleDressProps) {
  const { t } = useTranslation("roomdesk");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="ps-9" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-note text-ink-2 pointer-coarse:py-2.5">
        {t("Size and fabrics by piece")}
      </summary>
      {isOpen && <Dress item={item} fabrics={fabrics} onChange={onChange} />}
    </details>
  );
}

const AS_ALL = "all";

function Dress({ item, fabrics, onChange }: StyleDressProps) {
  const { t } = useTranslation("roomdesk");
  const id = item.design?.id ?? "";
  const { data, error, refetch } = useCall(getStyle, { id }, { enabled: id !== "" });
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  const laidOn = (pieceKey: string) => item.fabrics.find((laid) => laid.pieceKey === pieceKey)?.productId ?? null;
  // A garment in other cloth is another picture, and another place once it is saved.
  const edit = (changes: Partial<DraftItem>) => onChange((now) => ({ ...now, ...changes, itemId: null, pictureUrl: null }));
  const lay = (pieceKey: string, productId: string | null) =>
    edit({
      fabrics: [...item.fabrics.filter((laid) => laid.pieceKey !== pieceKey), ...(productId ? [{ pieceKey, productId }] : [])],
    });
  const cloths = fabrics.map(({ productId, productCode, productName }) => ({
    value: productId,
    label: `${productCode} ${productName}`,
  }));
  return (
    <div className="grid gap-3 pt-1 pb-3 tablet:grid-cols-2">
      <Select
        label={t("Size")}
        value={item.size ?? data.garment.defaultSize}
        choices={data.garment.sizes.map((size) => ({ value: size, label: size }))}
        onChange={(size) => edit({ size })}
      />
      <Select
        label={t("Fabric of all pieces")}
        value={laidOn(ALL_PIECES)}
        placeholder={t("Choose a fabric")}
        choices={cloths}
        onChange={(productId) => lay(ALL_PIECES, productId)}
      />
      {data.pieces.map(({ key, name }) => (
        <Select
          key={key}
          label={name}
          value={laidOn(key) ?? AS_ALL}
          choices={[{ value: AS_ALL, label: t("As all pieces") }, ...cloths]}
          onChange={(value) => lay(key, value === AS_ALL ? null : value)}
        />
      ))}
    </div>
  );
}
