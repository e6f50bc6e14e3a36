import { useCall } from "../../api/call.ts";
import { getPortraits } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Picture } from "../../ui/picture.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

function View({ designId, productId, side }: { designId: string; productId: string; side: "front" | "back" }) {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(
    getPortraits,
    { designIds: [designId], productIds: [productId], side },
    { keepPrevious: true },
  );
  const name = side === "front" ? t("Front") : t("Back");
  const picture = data?.[0];
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (data && !picture) return null;
  return (
    <figure>
      {isPending ? (
        <Skeleton className="aspect-[4/5]" />
      ) : (
        <Picture key={picture?.imageUrl} src={picture?.imageUrl} alt={name} fit="contain" className="aspect-[4/5]" />
      )}
      <figcaption className="mt-2 text-dense text-ink-2">{name}</figcaption>
    </figure>
  );
}

/** The garment from before and behind, as large pictures. */
export function LargeViews({ designId, productId }: { designId: string; productId: string }) {
  const { t } = useTranslation("around");
  return (
    <section className="mt-10">
      <h2 className="voice-name mb-4 text-head">{t("Large views")}</h2>
      <div className="grid grid-cols-2 gap-x-6 max-tablet:gap-x-3">
        <View designId={designId} productId={productId} side="front" />
        <View designId={designId} productId={productId} side="back" />
      </div>
    </section>
  );
}
