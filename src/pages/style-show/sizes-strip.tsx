import type { TexturedProduct } from "@selvedge/contract";
import { useEffect, useRef } from "react";
import { useCall } from "../../api/call.ts";
import { getPatternSizes, getSizePortraits } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { WhenNear } from "../../ui/when-near.tsx";
import { Quantity } from "../../ui/words.tsx";
import { useMeasures } from "./pattern/measures.ts";
import { type Cut, DRAFTED_ALLOWANCE } from "./pattern/section.tsx";
import type { Worn } from "./stage.tsx";

type StripProps = {
  readonly style: Worn["style"];
  readonly cut: Cut;
  readonly fabric: TexturedProduct | null;
  readonly onSize: (size: string) => void;
};

type Measure = { readonly name: string; readonly mm: number };

function Measured({ measures }: { measures: readonly Measure[] }) {
  const { t } = useTranslation("pattern");
  const { number } = useFormat();
  const { width } = useMeasures();
  return (
    <span className="grid grid-cols-[1fr_auto] gap-x-3 text-note text-ink-2">
      {measures.map(({ name, mm }) => (
        <span key={name} className="contents">
          <span className="truncate text-start">{name}</span>
          <span className="text-end tabular-nums">
            <Quantity value={number(mm / width.mm, 1)} unit={t(width.unit)} />
          </span>
        </span>
      ))}
    </span>
  );
}

function Strip({ style, cut, fabric, onSize }: StripProps) {
  const { t } = useTranslation("pattern");
  const sizes = useCall(
    getPatternSizes,
    { id: style.id, allowance: DRAFTED_ALLOWANCE, ...(cut.options && { options: cut.options }) },
    { staleTimeMs: Number.POSITIVE_INFINITY, keepPrevious: true },
  );
  const portraits = useCall(
    getSizePortraits,
    { id: style.id, productId: fabric?.productId ?? "" },
    { enabled: fabric !== null, keepPrevious: true },
  );
  const chosen = useRef<HTMLLIElement>(null);
  // On a phone the strip is wider than the screen: the chosen size is brought into it, the page does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another element
  useEffect(() => {
    const item = chosen.current;
    const list = item?.parentElement;
    if (item && list) list.scrollBy({ left: item.getBoundingClientRect().left - list.getBoundingClientRect().left });
  }, [cut.size]);
  return (
    <ul className="grid auto-cols-[minmax(132px,232px)] grid-flow-col gap-x-6 overflow-x-auto p-1 max-tablet:gap-x-3">
      {style.garment.sizes.map((size) => {
        const picture = portraits.data?.find((one) => one.size === size);
        const isChosen = size === cut.size;
        return (
          <li key={size} ref={isChosen ? chosen : null} className="min-w-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onSize(size)}
              className="group grid w-full cursor-pointer grid-cols-1 gap-2 text-start outline-offset-2"
            >
              {portraits.data && !picture ? (
                <span className="grid aspect-[4/5] place-content-center bg-plate p-3 text-center text-note text-ink-3">
                  {t("Not draped yet")}
                </span>
              ) : (
                <Picture key={picture?.imageUrl} src={picture?.imageUrl} alt="" fit="contain" className="aspect-[4/5]" />
              )}
              <span
                className={cx(
                  "border-t-2 pt-1.5 text-dense font-medium",
                  isChosen ? "border-thread" : "border-transparent group-hover:border-edge",
                )}
              >
                <bdi>{size}</bdi>
              </span>
              <Measured measures={sizes.data?.find((one) => one.size === size)?.measures ?? []} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The style in all its sizes side by side, with the measurements it is graded by; choosing one opens it. */
export function SizesStrip(props: StripProps) {
  const { t } = useTranslation("pattern");
  return (
    <section aria-labelledby="grading" className="mt-10">
      <h2 id="grading" className="voice-name mb-3 text-head">
        {t("Sizes side by side")}
      </h2>
      <WhenNear room={<div className="h-80" />}>
        <Strip {...props} />
      </WhenNear>
      {props.cut.options !== "" && (
        <p className="mt-2 text-note text-ink-3">
          {t("The pictures show the style as drafted, the measurements what is chosen.")}
        </p>
      )}
    </section>
  );
}
