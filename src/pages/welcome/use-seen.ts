import { useCall } from "../../api/call.ts";
import { getBrowseLog } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import type { Fabric } from "../parts/fabric.tsx";

const SEEN = 24;

export type Seen = { fabrics: Fabric[]; error: ApiError | null; isPending: boolean; refetch: () => void };

/** The fabrics a customer looked at, each once, the last seen first. */
export function useSeen(): Seen {
  const { data, error, isPending, refetch } = useCall(getBrowseLog, { pageNum: 1, pageSize: SEEN });
  const fabrics = [...new Map((data?.list ?? []).map(({ product }) => [product.productId, product])).values()];
  return { fabrics, error, isPending, refetch };
}
