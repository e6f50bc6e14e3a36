import { useCall } from "../../api/call.ts";
import { getBannerList, selectBannerById } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { isId } from "../../is-id.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Carousel } from "./carousel.tsx";

/** The header with pictures: six banners of the house, that of a link first. Nothing where the house shows none. */
export function BannerHeader({ linkedId = null }: { linkedId?: string | null }) {
  const { t } = useTranslation("around");
  const list = useCall(getBannerList, {});
  const linked = useCall(selectBannerById, { id: linkedId ?? "" }, { enabled: isId(linkedId) });
  if (list.isPending) return <Skeleton className="h-[26rem] max-tablet:h-96" />;
  if (list.error)
    return (
      <div className="px-margin pt-6">
        <ErrorState error={list.error} onRetry={list.refetch} />
      </div>
    );
  const first = linked.data;
  const banners = first ? [first, ...list.data.filter(({ id }) => id !== first.id)].slice(0, list.data.length) : list.data;
  if (banners.length === 0) return null;
  return <Carousel key={first?.id} banners={banners} label={t("From the mill")} />;
}
