import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getTextures } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { addressOfFabric } from "./fabric.tsx";
import { useListQuery } from "./query.ts";

/** Above a list of styles: the fabric that was chosen for one of them, and the way to go on without it. Nothing where none is along. */
export function FabricAlong() {
  const { productId } = useFabricAlong();
  return productId ? <Along productId={productId} /> : null;
}

function Along({ productId }: { productId: string }) {
  const { t } = useTranslation("pages");
  const { change } = useListQuery();
  const { data, error } = useCall(getTextures, { productIds: [productId] });
  const fabric = data?.[0];
  const address = fabric && addressOfFabric(fabric);
  if (error) return null;
  const name = fabric && (
    <>
      <Code className="font-medium text-ink">{fabric.productCode}</Code> {fabric.productName}
    </>
  );
  return (
    <section
      aria-label={t("Fabric for the style")}
      className="mb-6 grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line pb-4"
    >
      {fabric ? (
        <Picture
          src={fabric.productImg}
          ground={fabric.meanColour}
          alt=""
          sizes="64px"
          className="size-16 max-tablet:row-span-2"
        />
      ) : (
        <Skeleton className="size-16 max-tablet:row-span-2" />
      )}
      <div className="min-w-0 max-tablet:col-span-2">
        <p className="truncate text-body" dir="auto">
          {address ? (
            <Link to={address} className="quiet-link">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="text-dense text-ink-2">
          {data && !fabric
            ? t("This fabric is no longer offered.")
            : t("Choose a style; it opens in the editor with this fabric laid on it.")}
        </p>
      </div>
      <Button
        tone="quiet"
        size="small"
        className="max-tablet:-ms-2.5 max-tablet:col-start-2 max-tablet:justify-self-start"
        onClick={() => change({ productId: null })}
      >
        {t("Without the fabric")}
      </Button>
    </section>
  );
}
