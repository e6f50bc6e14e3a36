import type { DataOf, PictureBrief, searchByColour } from "@selvedge/contract";
import { PART_TITLES, PARTS } from "../../../finding/asked.ts";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { cx } from "../../../ui/classes.ts";
import { useSimilarity } from "../../parts/similarity.ts";

/** How like a picture a fabric is, and what each part of the look has in that. */
type AlikePicture = Pick<PictureBrief, "score" | "shares">;
/** How far from a colour a fabric is, CIEDE2000. */
type NearColour = Pick<DataOf<typeof searchByColour>["list"][number], "deltaE">;
/** How near a fabric is to what was searched with. */
export type Alike = AlikePicture | NearColour;

/** How near a fabric is to the picture or the colour that was searched with. */
export function Likeness({ alike, className }: { alike: Alike; className?: string }) {
  const { number } = useFormat();
  if ("shares" in alike) return <LikePicture alike={alike} className={className} />;
  return (
    <p data-alike className={cx("font-cond text-dense/[18px] text-ink-2", className)}>
      <bdi dir="ltr">ΔE2000 {number(alike.deltaE, 1)}</bdi>
    </p>
  );
}

/** How like the picture a fabric is in per cent, and three bars: what colour, texture and scale have in it. */
function LikePicture({ alike: { score, shares }, className }: { alike: AlikePicture; className: string | undefined }) {
  const { t } = useTranslation("finding");
  const { number } = useFormat();
  const similarity = useSimilarity();
  return (
    <div className={cx("font-cond text-note text-ink-2", className)}>
      <p data-alike className="text-dense/[18px]">
        {similarity(score)}
      </p>
      <dl className="flex flex-wrap gap-x-1.5 gap-y-1">
        {PARTS.map((part) => {
          const share = t("{{percent}} %", { percent: number(Math.round(shares[part] * 100)) });
          return (
            <div key={part} title={`${t(PART_TITLES[part])} ${share}`} className="min-w-10 flex-1">
              <dt className="whitespace-nowrap text-ink-3">{t(PART_TITLES[part])}</dt>
              <dd>
                <span className="sr-only">{share}</span>
                <span aria-hidden="true" className="block h-[3px] bg-line">
                  <span className="block h-full bg-ink-2" style={{ inlineSize: `${shares[part] * 100}%` }} />
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
