import type { FabricRef } from "@selvedge/editor-core";
import type { Hex } from "@selvedge/textile-core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { getTextures, searchByColour } from "../../api/calls.ts";
import { asApiError, call } from "../../api/index.ts";
import { Button, Checkbox, Skeleton } from "../../ui/index.ts";
import { Pending } from "../../ui/pending.tsx";
import type { TexturedProduct } from "../session/asset-cache.ts";
import { useSession } from "../session/context.ts";
import { FabricTile } from "./fabric-tile.tsx";
import { kindOf } from "./kind-of.ts";

/** What is shown, and a few more that are asked for, because not every fabric has a picture to lay. */
const [SHOWN, ASKED] = [9, 16];

type Near = { readonly product: TexturedProduct; readonly difference: number };
type Found =
  | { readonly state: "asking" }
  | { readonly state: "failed"; readonly reason: string }
  | { readonly state: "there"; readonly near: readonly Near[]; readonly pending: number };

type Props = {
  fabric: FabricRef | null;
  /** The colour that is looked for. */
  colour: Hex;
  onLay: (fabric: FabricRef) => void;
};

/** The fabrics of the whole catalogue that come nearest to a colour from afar, those of the slot's own kind unless all are wanted. */
export function NearestFabrics({ fabric, colour, onLay }: Props) {
  const { t } = useTranslation("tailoring");
  const { assets } = useSession();
  const productId = fabric?.kind === "product" ? fabric.productId : null;
  const kind = kindOf(productId ? assets.product(productId) : null);
  const [isOfKind, setOfKind] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>({ state: "asking" });
  const filters = JSON.stringify(isOfKind && kind ? kind : {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      setFound({ state: "asking" });
      const input = { hex: colour, filters: JSON.parse(filters), fromAfar: true, rn: ASKED };
      const { list, pending } = await call(searchByColour, input, { signal: leave.signal });
      const others = list.filter((card) => card.productId !== productId);
      const productIds = others.map((card) => card.productId);
      const products = productIds.length > 0 ? await call(getTextures, { productIds }, { signal: leave.signal }) : [];
      assets.addProducts(products);
      const near = others.flatMap(({ productId, deltaE }) => {
        const product = products.find((one) => one.productId === productId);
        return product ? [{ product, difference: deltaE }] : [];
      });
      setFound({ state: "there", near: near.slice(0, SHOWN), pending });
    };
    ask().catch((reason: unknown) => {
      if (!leave.signal.aborted) setFound({ state: "failed", reason: asApiError(reason).message });
    });
    return () => leave.abort();
  }, [colour, filters, productId, assets, attempt]);
  const title = t("Nearest in the whole catalogue");
  return (
    <section aria-label={title} className="mt-4" data-nearest={found.state}>
      <h4 className="mb-1 text-note text-ink-3">{title}</h4>
      {kind && <Checkbox label={t("Only this kind of cloth")} checked={isOfKind} onChange={setOfKind} className="mb-1.5" />}
      {found.state === "asking" && <Skeleton className="h-24" />}
      {found.state === "failed" && (
        <div role="alert" className="grid justify-items-start gap-2 text-note text-fault">
          {found.reason}
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            {t("Try again")}
          </Button>
        </div>
      )}
      {found.state === "there" && <Pending count={found.pending} className="mb-1.5" />}
      {found.state === "there" && found.near.length === 0 && (
        <p className="text-note text-ink-3">{t("The mill has no other fabric of this kind.")}</p>
      )}
      {found.state === "there" && (
        <ul className="grid grid-cols-3 gap-2">
          {found.near.map(({ product, difference }) => (
            <li key={product.productId}>
              <FabricTile product={product} difference={difference} isNamed onLay={onLay} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
