import type { FabricRef } from "@selvedge/editor-core";
import { Button, Code } from "../../ui/index.ts";
import { Swatch } from "../panels/swatch.tsx";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useSession } from "../session/context.ts";

type Props = {
  product: TexturedProduct;
  /** ΔE2000 from the colour that is looked for; null where it is not known. */
  difference: number | null;
  isNamed?: boolean;
  onLay: (fabric: FabricRef) => void;
};

/** A fabric that is laid into a slot by a press. */
export function FabricTile({ product, difference, isNamed, onLay }: Props) {
  const { format } = useSession();
  const fabric: FabricRef = { kind: "product", productId: product.productId };
  return (
    <Button
      tone="quiet"
      title={product.productName}
      className="block! h-auto! w-full p-0! text-start font-cond text-note leading-4 no-underline!"
      onClick={() => onLay(fabric)}
    >
      <Swatch fabric={fabric} className="h-11 w-full" />
      <span className="block truncate pt-1">
        <Code>{product.productCode}</Code>
      </span>
      {isNamed && <bdi className="block truncate text-ink-2">{product.productName}</bdi>}
      {difference !== null && (
        <span className="block text-ink-3" dir="ltr">
          ΔE {format.mm(difference)}
        </span>
      )}
    </Button>
  );
}
