import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import type { TexturedProduct } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { cx } from "../../ui/classes.ts";
import { SearchField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { useDelayed } from "../../ui/use-delayed.ts";
import { Code } from "../../ui/words.tsx";
import { OFFERED, useOffered } from "./use-offered.ts";

const ROW = "grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-3";

type FabricPickerProps = {
  /** Shown first while nothing is searched for: what belongs to the style. */
  own: readonly TexturedProduct[];
  /** Ids of those that are chosen. */
  chosen: readonly string[];
  onChoose: (fabric: TexturedProduct) => void;
};

/** Fabrics to lay on a garment, found by code, name or colour. */
export function FabricPicker({ own, chosen, onChoose }: FabricPickerProps) {
  const { t } = useTranslation("around");
  const [text, setText] = useState("");
  const searchKey = useDelayed(text.trim());
  const { data, error, isPending, refetch } = useOffered(searchKey);
  const ownIds = new Set(searchKey ? [] : own.map(({ productId }) => productId));
  const fabrics = [...(searchKey ? [] : own), ...(data?.list.filter(({ productId }) => !ownIds.has(productId)) ?? [])].slice(
    0,
    OFFERED,
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label={t("Find a fabric")}
        placeholder={t("Code, name or colour")}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        start={<Icon of={MagnifyingGlassIcon} size={20} />}
      />
      {isPending && (
        <div className={ROW}>
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      )}
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {data && fabrics.length === 0 && <p className="text-dense text-ink-2">{t("No fabrics found.")}</p>}
      <ul className={ROW}>
        {fabrics.map((fabric) => {
          const isChosen = chosen.includes(fabric.productId);
          return (
            <li key={fabric.productId}>
              <button
                type="button"
                aria-pressed={isChosen}
                title={fabric.productName}
                onClick={() => onChoose(fabric)}
                className={cx("block w-full text-start", isChosen && "thread-edge")}
              >
                <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" sizes="160px" className="aspect-square" />
                <span className={cx("mt-1 block truncate font-cond text-note", isChosen ? "font-medium" : "text-ink-2")}>
                  <Code>{fabric.productCode}</Code>
                  <span className="sr-only"> {fabric.productName}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
