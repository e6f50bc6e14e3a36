import { Link } from "react-router-dom";
import { useCall } from "../../../api/call.ts";
import { searchSimilar } from "../../../api/calls.ts";
import { useTranslation } from "../../../i18n.ts";
import { Pending } from "../../../ui/pending.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Empty, ErrorState, Skeleton } from "../../../ui/states.tsx";
import { Code } from "../../../ui/words.tsx";
import { BeingPrepared } from "../../parts/being-prepared.tsx";
import { useSimilarity } from "../../parts/similarity.ts";

const FOUND = 6;
const ROW = "mt-2 grid grid-cols-3 gap-x-3 gap-y-4";

type SimilarClothsProps = {
  readonly productId: string;
  /** The hanger of a fabric in this room; −1 where none hangs. */
  readonly hangerOf: (productId: string) => number;
  readonly onTake: (piece: number) => void;
};

/** Fabrics that look like the one in hand: one that hangs in the room is taken in hand, another opens on its page. */
export function SimilarCloths({ productId, hangerOf, onTake }: SimilarClothsProps) {
  const { t } = useTranslation(["showrooms", "fabric"]);
  return (
    <section aria-labelledby="similar-in-hand" className="mt-6">
      <h3 id="similar-in-hand" className="voice text-head">
        {t("Similar fabrics", { ns: "fabric" })}
      </h3>
      <Found productId={productId} hangerOf={hangerOf} onTake={onTake} />
    </section>
  );
}

function Found({ productId, hangerOf, onTake }: SimilarClothsProps) {
  const { t } = useTranslation(["showrooms", "fabric"]);
  const similarity = useSimilarity();
  const { data, error, refetch } = useCall(searchSimilar, { productId, by: "look", rn: FOUND });
  if (error) return <ErrorState error={error} onRetry={refetch} className="mt-2" />;
  if (!data)
    return (
      <div role="status" className={ROW}>
        <span className="sr-only">{t("Searching fabrics", { ns: "fabric" })}</span>
        {Array.from({ length: FOUND }, (_, index) => (
          <Skeleton key={index} className="aspect-square" />
        ))}
      </div>
    );
  if (data.progress !== null) return <BeingPrepared className="mt-2" progress={data.progress} askAgain={refetch} />;
  if (data.list.length === 0)
    return <Empty className="mt-2" title={t("No similar fabric in the catalogue.", { ns: "fabric" })} />;
  return (
    <>
      <Pending count={data.pending} className="mt-2" />
      <ul className={ROW}>
        {data.list.slice(0, FOUND).map((fabric) => {
          const piece = hangerOf(fabric.productId);
          const card = (
            <>
              <Picture src={fabric.productImg} ground={fabric.meanColour} alt="" sizes="120px" className="aspect-square" />
              <span className="mt-1 block truncate text-note font-medium decoration-edge underline-offset-4 group-hover:underline">
                <Code>{fabric.productCode}</Code>
              </span>
              <span className="block text-note text-ink-3">
                {piece >= 0 ? t("Hangs in this room") : similarity(fabric.score)}
              </span>
            </>
          );
          return (
            <li key={fabric.productId} className="min-w-0">
              {piece >= 0 ? (
                <button type="button" className="group block w-full text-start" onClick={() => onTake(piece)}>
                  {card}
                </button>
              ) : (
                <Link to={`/goodsDetails?productId=${fabric.productId}`} className="group block">
                  {card}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
