import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ProductCard } from "@selvedge/contract";
import { type ComponentProps, useId } from "react";
import { useTranslation } from "../../../../i18n.ts";
import { useFormat } from "../../../../i18n-format.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { cx } from "../../../../ui/classes.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import type { DraftItem } from "../draft.ts";
import { DRAGGED, MoveGrip, type useDragOrder } from "./move-grip.tsx";
import { StyleDress } from "./style-dress.tsx";

type ItemRowProps = {
  item: DraftItem;
  /** All fabrics of the room: a style is dressed in them. */
  fabrics: readonly ProductCard[];
  fault: string | null;
  row: ReturnType<ReturnType<typeof useDragOrder>["rowOf"]>;
  grip: ComponentProps<typeof MoveGrip>;
  /** Changes it, or takes it out. */
  onChange: (edit: ((item: DraftItem) => DraftItem) | null) => void;
};

/** One thing that hangs in a group. What was deleted since keeps its place until somebody takes it out. */
export function ItemRow({ item, fabrics, fault, row, grip, onChange }: ItemRowProps) {
  const { t } = useTranslation("roomdesk");
  const { list } = useFormat();
  const faultId = useId();
  const product = fabrics.find(({ productId }) => productId === item.productId);
  const codeOf = (id: string | null) => fabrics.find(({ productId }) => productId === id)?.productCode;
  const worn = [...new Set(item.fabrics.map(({ productId }) => codeOf(productId)))];
  const about = item.missing
    ? t("No longer there. Customers see that.")
    : item.kind === "fabric"
      ? product?.productName
      : list([
          item.kind === "style" ? t("Style") : t("Saved design, version {{revision}}", { revision: item.revision }),
          item.size && t("Size {{size}}", { size: item.size }),
          ...worn,
        ]);
  // The row is what a refused save brings the focus to: what is wrong may be any of its parts.
  const wrong = fault && {
    ...{ role: "group", "aria-label": grip.name, tabIndex: -1 },
    ...{ "aria-invalid": true, "aria-describedby": faultId },
  };
  return (
    <li {...row} className={cx("border-b border-line py-2 text-dense", DRAGGED)}>
      <div {...wrong} className="flex items-center gap-2">
        <MoveGrip {...grip} />
        <Picture
          src={product?.productImg ?? item.pictureUrl ?? item.design?.designImg}
          ground={product?.meanColour}
          alt=""
          fit={item.kind === "fabric" ? "cover" : "contain"}
          className="size-11 shrink-0"
        />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{grip.name}</bdi>
          </p>
          <p className={item.missing ? "text-fault" : "truncate text-ink-2"}>{about}</p>
        </div>
        <IconButton
          label={t("Take out {{name}}", { name: grip.name })}
          icon={<Icon of={XIcon} size={20} />}
          onClick={() => onChange(null)}
          className="pointer-coarse:size-11"
        />
      </div>
      {fault && (
        <p id={faultId} role="alert" className="mt-1 ps-9 text-note text-fault">
          {fault}
        </p>
      )}
      {item.kind === "style" && !item.missing && <StyleDress item={item} fabrics={fabrics} onChange={(edit) => onChange(edit)} />}
    </li>
  );
}
