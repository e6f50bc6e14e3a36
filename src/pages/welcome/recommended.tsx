import { useCall } from "../../api/call.ts";
import { getFavoriteList, searchSimilar, searchTexturedProducts } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { type Fabric, FabricGrid } from "../parts/fabric.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { Section } from "../parts/section.tsx";
import { BESTSELLER } from "../parts/use-offered.ts";
import { byTurns } from "./by-turns.ts";
import type { Seen } from "./use-seen.ts";

const SHOWN = 5;
/** Asked for of each, so that enough are left without those that are known. */
const ASKED = 16;

/** Fabrics that look like the one seen last and like the one kept last; for a new customer, and until the catalogue has been looked at, what is asked for most. */
export function Recommended({ seen }: { seen: Seen }) {
  const { t } = useTranslation(["around", "pages"]);
  const { list } = useFormat();
  const kept = useCall(getFavoriteList, { menuType: "fabric", sort: "newest", pageNum: 1, pageSize: ASKED });
  const [lastSeen] = seen.fabrics;
  const keptFabrics = kept.data?.list.flatMap(({ product }) => product ?? []) ?? [];
  const lastKept = keptFabrics.find(({ productId }) => productId !== lastSeen?.productId);
  const isKnown = !seen.isPending && !kept.isPending;
  const like = (fabric: Fabric | undefined) => ({ productId: fabric?.productId ?? "", by: "look" as const, rn: ASKED });
  const likeSeen = useCall(searchSimilar, like(lastSeen), { enabled: isKnown && lastSeen !== undefined });
  const likeKept = useCall(searchSimilar, like(lastKept), { enabled: isKnown && lastKept !== undefined });
  const likes = [...(lastSeen ? [likeSeen] : []), ...(lastKept ? [likeKept] : [])];
  const isBest = isKnown && (likes.length === 0 || likes.some(({ data }) => data && data.progress !== null));
  const best = useCall(
    searchTexturedProducts,
    { filters: { tag: [BESTSELLER] }, pageNum: 1, pageSize: SHOWN },
    { enabled: isBest },
  );
  const asked = isBest ? [best] : likes;
  const failed = asked.find(({ error }) => error);
  const isPending = !isKnown || asked.some((one) => one.isPending);
  const known = new Set([...seen.fabrics, ...keptFabrics].map(({ productId }) => productId));
  const fabrics = isBest
    ? (best.data?.list ?? [])
    : byTurns(likeSeen.data?.list ?? [], likeKept.data?.list ?? [], known).slice(0, SHOWN);
  if (!isPending && !failed && fabrics.length === 0) return null;
  const codes = isBest ? [] : [lastSeen, lastKept].flatMap((fabric) => fabric?.productCode ?? []);
  return (
    <Section
      title={t("Recommended")}
      note={
        codes.length > 0
          ? t("Similar to {{codes}}, which you viewed or saved", { codes: list(codes) })
          : t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM, ns: "pages" })
      }
    >
      {isPending && <CardSkeletons count={SHOWN} shape="aspect-square" />}
      {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isPending && fabrics.length > 0 && <FabricGrid fabrics={fabrics} />}
    </Section>
  );
}
