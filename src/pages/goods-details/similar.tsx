import type { DataOf, searchSimilar as SearchSimilar } from "@selvedge/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { searchSimilar } from "../../api/calls.ts";
import { MoreLikeOverPicture } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Pending } from "../../ui/pending.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Code } from "../../ui/words.tsx";
import { BeingPrepared } from "../parts/being-prepared.tsx";
import { useSimilarity } from "../parts/similarity.ts";

type Similar = DataOf<typeof SearchSimilar>["list"][number];
type By = "look" | "attributes" | "colour";

/** What the list of a tab holds; the page shows the first of it. */
const FOUND = 24;
const SHOWN = 6;
/** From this likeness on two cloths are taken for alike. */
const ALIKE_FROM = 0.45;
const ROW = "grid grid-cols-6 gap-6 max-desk:grid-cols-3 max-tablet:grid-cols-2 max-tablet:gap-x-3 max-tablet:gap-y-5";

/** Fabrics close to one: by look, by construction, by colour; each says how close. */
export function SimilarFabrics({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("fabric");
  const [by, setBy] = useState<By>("look");
  return (
    <section className="mt-10 px-margin max-tablet:px-4" aria-labelledby="similar-fabrics">
      <h2 id="similar-fabrics" className="voice text-head">
        {t("Similar fabrics")}
      </h2>
      <Tabs
        label={t("Similar fabrics")}
        value={by}
        onChange={setBy}
        tabs={[
          { value: "look", label: t("By look") },
          { value: "attributes", label: t("By construction") },
          { value: "colour", label: t("By colour") },
        ]}
      >
        <Found key={by} productId={productId} by={by} />
      </Tabs>
    </section>
  );
}

function Found({ productId, by }: { readonly productId: string; readonly by: By }) {
  const { t } = useTranslation("fabric");
  const { data, error, refetch } = useCall(searchSimilar, { productId, by, rn: FOUND });
  const progress = data?.progress ?? null;
  if (error) return <ErrorState error={error} onRetry={refetch} className="mt-4" />;
  if (!data)
    return (
      <div role="status" className={`${ROW} mt-4`}>
        <span className="sr-only">{t("Searching fabrics")}</span>
        {Array.from({ length: SHOWN }, (_, index) => (
          <div key={index}>
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-2 h-4 w-3/5" />
          </div>
        ))}
      </div>
    );
  if (progress !== null)
    return (
      <BeingPrepared className="mt-4" progress={progress} askAgain={refetch}>
        {t("The fabrics appear here automatically. “By construction” is ready now.")}
      </BeingPrepared>
    );
  if (data.list.length === 0)
    return (
      <>
        <Pending count={data.pending} className="mt-3" />
        <Empty className="mt-4" title={t("No similar fabric in the catalogue.")} />
      </>
    );
  return (
    <>
      <Pending count={data.pending} className="mt-3" />
      {by === "look" && data.list[0]!.score < ALIKE_FROM && (
        <p className="mt-3 text-dense text-ink-2">{t("No fabric looks very similar; these are the nearest.")}</p>
      )}
      <ul className={`${ROW} mt-4`}>
        {data.list.slice(0, SHOWN).map((fabric) => (
          <SimilarFabric key={fabric.productId} fabric={fabric} />
        ))}
      </ul>
      {data.list.length > SHOWN && (
        <ButtonLink size="small" className="mt-4" to={`/goods?products=${data.list.map(({ productId: id }) => id).join(",")}`}>
          {t("All {{count}} in the list", { count: data.list.length })}
        </ButtonLink>
      )}
    </>
  );
}

function SimilarFabric({ fabric }: { readonly fabric: Similar }) {
  const { number } = useFormat();
  const similarity = useSimilarity();
  const { deltaE, score } = fabric;
  return (
    <li className="group relative min-w-0">
      <Link to={`/goodsDetails?productId=${fabric.productId}`} className="block">
        <Picture
          src={fabric.productImg}
          ground={fabric.meanColour}
          alt=""
          sizes="(max-width: 52rem) 50vw, 240px"
          className="aspect-square"
        />
        <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 text-dense">
          <Code className="font-medium">{fabric.productCode}</Code>
          {deltaE === null ? (
            <span className="font-cond text-ink-2">{similarity(score)}</span>
          ) : (
            <bdi dir="ltr" className="font-cond text-ink-2">
              ΔE2000 {number(deltaE, 1)}
            </bdi>
          )}
        </span>
        <span
          dir="auto"
          className="block truncate text-dense text-ink-2 decoration-edge decoration-1 underline-offset-4 group-hover:underline rtl:text-right"
          title={fabric.productName}
        >
          {fabric.productName}
        </span>
      </Link>
      <MoreLikeOverPicture fabric={fabric} />
    </li>
  );
}
