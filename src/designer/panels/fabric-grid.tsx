import { useTranslation } from "react-i18next";
import { Button, Code, cx, Empty, ErrorState, Skeleton } from "../../ui/index.ts";
import { startDrag } from "../board/drop.ts";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import { layFabric } from "../session/lay.ts";
import { SWATCH_PX_PER_MM, Swatch } from "./swatch.tsx";
import type { FabricSearch } from "./use-fabric-search.ts";

const SWATCH_PX = 72;
const SKELETONS = 12;
const GRID = "grid grid-cols-[repeat(auto-fill,minmax(68px,1fr))] gap-2.5";

/** Swatches at one scale with their codes. A press lays the fabric, a drag lays it on the piece it is dropped on. */
export function FabricGrid({
  search,
  products = search?.products ?? [],
}: {
  search: FabricSearch | null;
  products?: readonly TexturedProduct[];
}) {
  const { t } = useTranslation("designer");
  const session = useSession();
  if (search?.error && products.length === 0) return <ErrorState error={search.error} onRetry={search.retry} />;
  if (search?.isPending)
    return (
      <div className={GRID}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <Skeleton key={index} className="mb-[18px] aspect-square" />
        ))}
      </div>
    );
  if (products.length === 0)
    return (
      <Empty
        title={t("No fabric found")}
        action={
          search && (
            <Button size="small" onClick={search.reset}>
              {t("Show all fabrics")}
            </Button>
          )
        }
      >
        {search ? t("Try a code, a colour or a word such as twill.") : t("This style opens without fabric.")}
      </Empty>
    );
  return (
    <>
      <ul className={GRID}>
        {products.map((product) => (
          <FabricTile key={product.productId} product={product} />
        ))}
      </ul>
      <p className="mt-2 text-note text-ink-3">
        {session.format.list([
          t("Swatches {{width}} mm wide", { width: Math.round(SWATCH_PX / SWATCH_PX_PER_MM) }),
          search && t("{{shown}} of {{total}}", { shown: products.length, total: search.total }),
        ])}
      </p>
      {search?.more && (
        <Button size="small" wide busy={search.isFetching} className="mt-2" onClick={search.more}>
          {t("Show more")}
        </Button>
      )}
    </>
  );
}

function FabricTile({ product }: { product: TexturedProduct }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const { productId, productCode, productName } = product;
  const chosen = useSelection(({ pieces }) => pieces);
  const isOn = useDocument((document) => {
    const keys = chosen.length > 0 ? chosen : Object.keys(document.pieces);
    return keys.some((key) => {
      const fabric = document.pieces[key]?.fabric;
      return fabric?.kind === "product" && fabric.productId === productId;
    });
  });
  const lay = () => {
    session.assets.addProducts([product]);
    layFabric(session, { kind: "product", productId });
  };
  return (
    <li className={cx(isOn && "thread-edge")}>
      <button
        type="button"
        draggable
        aria-pressed={isOn}
        title={productName}
        aria-label={t("{{code}}, {{name}}", { code: productCode, name: productName })}
        onClick={lay}
        onDragStart={(event) => {
          session.assets.addProducts([product]);
          startDrag(event.dataTransfer, { kind: "product", productId });
        }}
        className="block w-full text-start"
      >
        <Swatch fabric={{ kind: "product", productId }} className="aspect-square w-full" />
        <Code className={cx("block truncate font-cond text-note leading-[18px]", isOn ? "font-medium text-ink" : "text-ink-2")}>
          {productCode}
        </Code>
      </button>
    </li>
  );
}
