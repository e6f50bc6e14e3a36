import { useCall } from "../../api/call.ts";
import { getBrowseLog, searchTexturedProducts } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { CardSkeletons } from "../parts/cards.tsx";
import { type Fabric, FabricGrid } from "../parts/fabric.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { Section } from "../parts/section.tsx";
import { BESTSELLER } from "../parts/use-offered.ts";

const SEEN = 24;
const SHOWN = 5;

/** Each fabric once, the last seen first. */
const once = (fabrics: readonly Fabric[]): Fabric[] => [...new Map(fabrics.map((one) => [one.productId, one])).values()];

/** The fabrics looked at last; below them others of the same kind and pattern, and for a new customer what is asked for most. */
export function RecentlySeen() {
  const { t } = useTranslation(["around", "pages"]);
  const { data, error, isPending, refetch } = useCall(getBrowseLog, { pageNum: 1, pageSize: SEEN });
  const seen = once(data?.list.map(({ product }) => product) ?? []);
  const [last] = seen;
  const { pattern, productType } = last?.attrs ?? {};
  const recommended = useCall(
    searchTexturedProducts,
    {
      filters: pattern && productType ? { pattern: [pattern], productType: [productType] } : { tag: [BESTSELLER] },
      pageNum: 1,
      pageSize: SEEN + SHOWN,
    },
    { enabled: data !== undefined },
  );
  const known = new Set(seen.map(({ productId }) => productId));
  const others = recommended.data?.list.filter(({ productId }) => !known.has(productId)).slice(0, SHOWN) ?? [];
  const scale = t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM, ns: "pages" });
  return (
    <>
      {(isPending || error || seen.length > 0) && (
        <Section
          title={t("Recently seen")}
          note={scale}
          all={leadsSomewhere("/comment") ? { to: "/comment", label: t("Browsing History") } : undefined}
        >
          {isPending && <CardSkeletons count={SHOWN} shape="aspect-square" />}
          {error && <ErrorState error={error} onRetry={refetch} />}
          {seen.length > 0 && <FabricGrid fabrics={seen.slice(0, SHOWN)} />}
        </Section>
      )}
      {(recommended.isPending || recommended.error || others.length > 0) && (
        <Section
          title={t("Recommended")}
          note={last ? t("Of the same kind and pattern as {{code}}", { code: last.productCode }) : scale}
        >
          {recommended.isPending && <CardSkeletons count={SHOWN} shape="aspect-square" />}
          {recommended.error && <ErrorState error={recommended.error} onRetry={recommended.refetch} />}
          {others.length > 0 && <FabricGrid fabrics={others} />}
        </Section>
      )}
    </>
  );
}
