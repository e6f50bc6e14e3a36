import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import type { Product, RoomGarment, RoomProduct, RoomScene } from "@selvedge/contract";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useCall } from "../../../api/call.ts";
import { getProductWapInfo, productDet } from "../../../api/calls.ts";
import { AddToCart } from "../../../cart/add-to-cart.tsx";
import { ConsultButton } from "../../../consult/consult-button.tsx";
import { FavouriteButton } from "../../../favourites/favourite-button.tsx";
import { useTranslation } from "../../../i18n.ts";
import { AskSampleButton } from "../../../samples/ask-button.tsx";
import type { Piece } from "../../../showroom/cloth/pieces.ts";
import { hangersBeside } from "../../../showroom/taken/next-hanger.ts";
import type { Laid, Walk } from "../../../showroom/types.ts";
import { Thread } from "../../../threads/thread.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ErrorState, Skeleton } from "../../../ui/states.tsx";
import { Code } from "../../../ui/words.tsx";
import type { LinkKey } from "../../../worn/use-worn-drape.ts";
import { AttributeTable } from "../../goods-details/attribute-table.tsx";
import { OfferTerms, SignInForPrice } from "../../goods-details/offer.tsx";
import { ShortListToggle } from "../walk/chosen/short-list-toggle.tsx";
import type { WalkList } from "../walk/chosen/use-walk-list.ts";
import { DrapeInHand } from "./drape-in-hand.tsx";
import { garmentsBeside } from "./garments-beside.ts";
import { LayOnGarment } from "./lay-on-garment.tsx";
import { SimilarCloths } from "./similar-cloths.tsx";

export type PanelProps = {
  readonly room: RoomScene;
  readonly walk: Walk;
  readonly linkKey: LinkKey | null;
  readonly list: WalkList;
  readonly isDrawn: boolean;
  readonly laid: Laid | null;
  readonly onLay: (garment: RoomGarment | null) => void;
  /** It was taken from the list: whoever reads goes on here. */
  readonly takesFocus: boolean;
};

/** What is in hand: what it is, what it costs who may know, how it falls, what is like it, and what can be done with it. */
export default function Panel({ room, walk, linkKey, list, isDrawn, laid, onLay, takesFocus }: PanelProps) {
  const { pieces } = walk;
  const piece = pieces[walk.piece];
  const heading = useRef<HTMLHeadingElement>(null);
  const begins = useRef(takesFocus);
  useEffect(() => {
    if (begins.current) heading.current?.focus();
  }, []);
  if (!piece) return null;
  const isByLink = linkKey !== null;
  return (
    <>
      <Head piece={piece} walk={walk} isByLink={isByLink} heading={heading} />
      <Facts key={piece.productId} fabric={piece.fabric} linkKey={linkKey}>
        {!isByLink && (
          <div className="mt-2 flex *:grow">
            <ShortListToggle fabric={piece.fabric} list={list} />
          </div>
        )}
        <LayOnGarment
          productId={piece.productId}
          garments={garmentsBeside(room, piece.standId)}
          isByLink={isByLink}
          isDrawn={isDrawn}
          laid={laid}
          onLay={onLay}
        />
      </Facts>
      {!isByLink && (
        <SimilarCloths
          productId={piece.productId}
          hangerOf={(id) => pieces.findIndex(({ kind, productId }) => kind === "hanger" && productId === id)}
          onTake={walk.take}
        />
      )}
    </>
  );
}

type HeadProps = {
  readonly piece: Piece;
  readonly walk: Walk;
  readonly isByLink: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** Code and name, which of the hangers of the stand it is, and the way to the others and back. */
function Head({ piece, walk, isByLink, heading }: HeadProps) {
  const { t } = useTranslation("showrooms");
  const { productId, productCode, productName, isFavorite } = piece.fabric;
  const beside = hangersBeside(walk.pieces, piece.standId);
  return (
    <header className="sticky top-0 z-10 -mx-4 border-b border-line bg-sheet px-4 pt-3 pb-2.5">
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 truncate text-dense font-medium">
          <Code>{productCode}</Code>
        </p>
        {!isByLink && <FavouriteButton productId={productId} isFavorite={isFavorite} name={productCode} />}
        <Button size="small" onClick={walk.putBack}>
          {t("Put back")}
        </Button>
      </div>
      <div className="mt-1 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} dir="auto" className="voice-name text-read/[22px] rtl:text-right">
            {productName}
          </h2>
          <p className="font-cond text-note text-ink-3">
            {t("Hanger {{number}} of {{total}}", { number: beside.indexOf(walk.piece) + 1, total: beside.length })}
          </p>
        </div>
        {beside.length > 1 && (
          <>
            <IconButton
              size="small"
              label={t("Hanger before it")}
              icon={<Icon of={CaretLeftIcon} mirrors />}
              onClick={() => walk.takeNext(-1)}
            />
            <IconButton
              size="small"
              label={t("Next hanger")}
              icon={<Icon of={CaretRightIcon} mirrors />}
              onClick={() => walk.takeNext(1)}
            />
          </>
        )}
      </div>
    </header>
  );
}

type FactsProps = {
  readonly fabric: RoomProduct;
  readonly linkKey: LinkKey | null;
  /** What is done with it in the room. */
  readonly children: ReactNode;
};

/** What the page of the fabric says, by the same calls: with a session, or through the link. */
function Facts({ fabric, linkKey, children }: FactsProps) {
  const { productId } = fabric;
  const own = useCall(productDet, { productId }, { enabled: linkKey === null });
  const shown = useCall(getProductWapInfo, { productId, ...linkKey }, { enabled: linkKey !== null });
  const { data, error, refetch } = linkKey === null ? own : shown;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} className="mt-4" />;
  if (!data) return <Skeleton className="mt-4 h-60" />;
  return (
    <>
      {linkKey ? <SignInForPrice productId={productId} /> : <Offered product={data} fabric={fabric} />}
      {children}
      <AttributeTable attrs={data.attrs} />
      <DrapeInHand product={data} />
      {!linkKey && <Note productId={productId} />}
    </>
  );
}

function Offered({ product, fabric }: { readonly product: Product; readonly fabric: RoomProduct }) {
  const { t } = useTranslation("showrooms");
  const agreed = fabric.agreedPrice && { name: t("Agreed price"), price: fabric.agreedPrice };
  return (
    <>
      <OfferTerms product={product} isShared={false} agreed={agreed} />
      <div className="mt-4 flex flex-wrap gap-2">
        <AddToCart product={product} variant="main" className="grow" />
        <AskSampleButton product={product} className="grow" />
        <ConsultButton fabricId={product.productId} products={[product]} className="grow" />
      </div>
    </>
  );
}

/** The messages about the fabric and the field for the next one; fetched when they are asked for. */
function Note({ productId }: { readonly productId: string }) {
  const { t } = useTranslation("showrooms");
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t("Notes on this fabric")} className="mt-6">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("Write a note")}
      </Button>
      {isOpen && (
        <div className="mt-3">
          <Thread subject={{ kind: "fabric", id: productId }} />
        </div>
      )}
    </section>
  );
}
