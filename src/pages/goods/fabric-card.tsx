import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { ProductCard } from "@selvedge/contract";
import { SIZES } from "@selvedge/contract/picture-sizes";
import { memo, type ReactNode, Suspense } from "react";
import { AddToCart } from "../../cart/add-to-cart.tsx";
import { CompareToggle } from "../../compare/compare-toggle.tsx";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { MoreLike } from "../../finding/more-like.tsx";
import { useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { toggleChosen, useChosen } from "../../state/chosen.ts";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Code, Quantity } from "../../ui/words.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import type { Alike } from "./by-picture/likeness.tsx";
import { FabricLink } from "./fabric-link.tsx";
import { useFacts } from "./words.ts";

const Likeness = lazy(async () => ({ default: (await import("./by-picture/likeness.tsx")).Likeness }));

const BAR_MM = 20;

/** 20 mm of the cloth at the scale of the picture. */
function ScaleBar() {
  const { t } = useTranslation("finding");
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-2 inset-s-2 flex items-center gap-1.5 bg-sheet px-1.5 pt-0.5 pb-[3px] font-cond text-rule opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden"
    >
      <span className="h-[5px] border border-t-0 border-ink" style={{ inlineSize: `calc(100cqw * ${BAR_MM} / ${SCALE_MM})` }} />
      {BAR_MM} {t("mm")}
    </span>
  );
}

/** Chooses the fabric, to do something with several at once. */
function ChooseButton({ fabric, isChosen }: { fabric: ProductCard; isChosen: boolean }) {
  const { t } = useTranslation("finding");
  return (
    <IconButton
      label={t("Choose {{code}}", { code: fabric.productCode })}
      icon={isChosen ? <Icon of={CheckIcon} /> : <span className="size-4 rounded-control border border-edge" />}
      pressed={isChosen}
      onCloth
      onClick={() => toggleChosen(fabric)}
    />
  );
}

/** Over the picture: choose at its start, keep, put into the cart, compare and look for the like at its end. They come with the pointer or the focus; a finger always has choosing, the heart and the like. */
function CardVerbs({ fabric, isChosen }: { fabric: ProductCard; isChosen: boolean }) {
  const shown = "transition-opacity duration-quick group-focus-within:opacity-100 group-hover:opacity-100";
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square *:pointer-events-auto">
      <div className={cx("absolute top-2 inset-s-2", shown, isChosen ? "opacity-100" : "opacity-0 pointer-coarse:opacity-100")}>
        <ChooseButton fabric={fabric} isChosen={isChosen} />
      </div>
      <div
        className={cx(
          "absolute top-2 inset-e-2 flex flex-col gap-1 opacity-0 pointer-coarse:inset-e-0 pointer-coarse:top-auto pointer-coarse:bottom-0 pointer-coarse:flex-row-reverse pointer-coarse:gap-px pointer-coarse:opacity-100",
          shown,
        )}
      >
        <FavouriteButton
          productId={fabric.productId}
          isFavorite={fabric.isFavorite}
          name={fabric.productCode}
          onCloth
          className="pointer-coarse:size-11"
        />
        <span className="contents pointer-coarse:hidden">
          <AddToCart product={fabric} onCloth />
          <CompareToggle product={fabric} onCloth />
        </span>
        <MoreLike fabric={fabric} onCloth className="pointer-coarse:size-11" />
      </div>
    </div>
  );
}

const NONE: readonly ProductCard[] = [];

type FabricCardProps = {
  fabric: ProductCard;
  /** Among the first of the page: its picture is fetched at once. */
  isFirst: boolean;
  /** Other colours of the same quality in this list, when they are shown as one. */
  others?: readonly ProductCard[] | undefined;
  /** How like the picture it is that was searched with. */
  alike?: Alike | undefined;
  /** What a list says besides of this fabric. */
  below?: ReactNode;
};

/** A fabric of the list: picture at the list's scale, code and price, name, composition, construction, what it takes to have it. */
export const FabricCard = memo(function FabricCard({ fabric, isFirst, others = NONE, alike, below }: FabricCardProps) {
  const { t } = useTranslation("finding");
  const facts = useFacts();
  const isChosen = useChosen(({ fabrics }) => fabrics.some(({ productId }) => productId === fabric.productId));
  const price = facts.price(fabric.price, fabric.moq?.unit);
  const [construction, weight, width, moq] = [
    facts.construction(fabric),
    facts.weight(fabric),
    facts.width(fabric),
    facts.moq(fabric),
  ];
  return (
    <li className={cx("group relative flex min-w-0 flex-col", isChosen && "thread-edge")}>
      <FabricLink productId={fabric.productId} className="block">
        <span className="@container relative block">
          <Picture
            src={fabric.productImg}
            ground={fabric.meanColour}
            alt=""
            loading={isFirst ? "eager" : "lazy"}
            sizes={SIZES.card}
            className="aspect-square"
          />
          <ScaleBar />
        </span>
        <span className="mt-2.5 flex justify-between gap-2 text-dense/[18px]">
          <span data-code className="font-medium">
            <Code>{fabric.productCode}</Code>
          </span>
          {price ? (
            <Quantity {...price} className="font-cond" />
          ) : (
            <span className="truncate text-note/[18px] text-ink-3">{t("Price on request")}</span>
          )}
        </span>
        <span
          dir="auto"
          title={fabric.productName}
          className="voice-name block truncate text-read/[22px] decoration-edge decoration-1 underline-offset-4 group-hover:underline rtl:text-right"
        >
          {fabric.productName}
        </span>
        <span className="block truncate font-cond text-dense/[18px] text-ink-2">{fabric.attrs.composition}</span>
        <span className="block font-cond text-dense/[18px] text-ink-2">
          {construction && (
            <span className="max-tablet:hidden">
              <Code className="whitespace-nowrap">{construction}</Code> ·{" "}
            </span>
          )}
          {weight && <Quantity {...weight} />}
          {weight && width && " · "}
          {width && <Quantity {...width} />}
        </span>
        <span className={cx("block font-cond text-dense/[18px]", fabric.stock === "out" ? "text-ink" : "text-ink-3")}>
          {facts.stock(fabric)}
          {moq && (
            <>
              {" · "}
              {t("from {{quantity}}", { quantity: `${moq.value} ${moq.unit}` })}
            </>
          )}
          <span className="max-tablet:hidden">{fabric.leadDays !== null && ` · ${facts.leadTime(fabric)}`}</span>
        </span>
      </FabricLink>
      {alike && (
        <Suspense fallback={<span className="mt-1.5 block h-12" />}>
          <Likeness alike={alike} className="mt-1.5" />
        </Suspense>
      )}
      {others.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1" aria-label={t("Other colours")}>
          {others.map((other) => (
            <li key={other.productId}>
              <FabricLink
                productId={other.productId}
                title={`${other.productCode} ${other.productName}`}
                label={`${other.productCode} ${other.productName}`}
                className="grip block size-6 border border-ink/20"
              >
                <span className="block size-full" style={{ backgroundColor: other.meanColour ?? undefined }} />
              </FabricLink>
            </li>
          ))}
        </ul>
      )}
      {below}
      <CardVerbs fabric={fabric} isChosen={isChosen} />
    </li>
  );
});
