import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { listImages } from "../../api/calls.ts";
import { type ApiError, call, type Data, keyOf } from "../../api/index.ts";
import type { Picture } from "../session/asset-cache.ts";
import { useSession } from "../session/context.ts";

const PAGE_SIZE = 24;
type Page = Data<typeof listImages>;

export type MyPictures = {
  readonly pictures: readonly Picture[];
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
  readonly more: (() => void) | null;
  readonly isFetching: boolean;
};

/** The customer's own uploads, newest first, page after page. */
export function useMyPictures(purpose: "artwork" | "fabric"): MyPictures {
  const { assets } = useSession();
  const query = useInfiniteQuery<Page, ApiError, Page[], readonly unknown[], number>({
    queryKey: [...keyOf(listImages), purpose],
    queryFn: ({ pageParam, signal }) => call(listImages, { purpose, pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, pages }) => (pageNum < pages ? pageNum + 1 : undefined),
    select: ({ pages }) => pages,
  });
  const { data } = query;
  useEffect(() => {
    if (data) assets.addPictures(data.flatMap(({ list }) => list));
  }, [data, assets]);
  return {
    pictures: data?.flatMap(({ list }) => list) ?? [],
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    isFetching: query.isFetchingNextPage,
  };
}
