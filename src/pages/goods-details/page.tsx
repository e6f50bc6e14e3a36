import { useSearchParams } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { productDet } from "../../api/calls.ts";
import { isId } from "../../is-id.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { FabricView } from "./fabric-view.tsx";
import { UnknownFabric } from "./unknown-fabric.tsx";

/** A fabric with everything a buyer asks of it. */
export default function GoodsDetailsPage() {
  const [query] = useSearchParams();
  const productId = query.get("productId") ?? "";
  const isNamed = isId(productId);
  const { data, error, refetch } = useCall(productDet, { productId }, { enabled: isNamed, keepPrevious: true });
  if (!isNamed || error?.is("notFound") || error?.is("validation")) return <UnknownFabric />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} className="mx-margin my-10 max-tablet:mx-4" />;
  if (!data) return <Loading />;
  return <FabricView product={data} isShared={false} />;
}

export function Loading() {
  return (
    <div className="grid gap-x-12 gap-y-6 px-margin pt-5 desk:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] max-tablet:px-4">
      <Skeleton className="aspect-8/5 max-tablet:aspect-square" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-3/5" />
        <Skeleton className="h-16" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
