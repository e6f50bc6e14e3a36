import type { Texture } from "@selvedge/contract";
import type { Placement } from "@selvedge/editor-core";
import { Suspense, useEffect, useMemo, useState } from "react";
import { createPictures } from "../../drawing/index.ts";
import { useTranslation } from "../../i18n.ts";
import { GarmentPreview, type PreviewPiece } from "../../preview/index.ts";
import { Button } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";

type DrapeProps = {
  readonly texture: Texture;
  readonly drapeUrl: string;
  readonly productId: string;
  readonly pictureUrl: string;
  readonly meanColour: string | null;
  readonly name: string;
};

const RADIUS_MM = 240;
const CORNERS = 48;
const DISC: PreviewPiece = {
  key: "disc",
  name: "disc",
  outline: Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    return [Math.cos(angle) * RADIUS_MM, Math.sin(angle) * RADIUS_MM] as const;
  }),
};

/** A disc of the cloth over a stand, in 3D once somebody asks for it. */
export function Drape(props: DrapeProps) {
  const { t } = useTranslation("goods");
  const [isLaid, setLaid] = useState(false);
  return (
    <figure>
      <div className="relative h-49 overflow-hidden bg-plate">
        {isLaid ? (
          <Laid {...props} />
        ) : (
          <>
            <Picture src={props.pictureUrl} ground={props.meanColour} alt="" className="size-full opacity-40" />
            <span className="absolute inset-0 grid place-items-center">
              <Button size="small" onClick={() => setLaid(true)}>
                {t("Lay it over the stand")}
              </Button>
            </span>
          </>
        )}
      </div>
      <figcaption className="mt-1.5 text-dense text-ink-2">
        <span className="me-1 font-medium text-ink">{t("Drape")}</span>
        {t("a disc of 48 cm, from its bending and weight")}
      </figcaption>
    </figure>
  );
}

function Laid({ texture, drapeUrl, productId, pictureUrl, name }: DrapeProps) {
  const fabric = useMemo(() => ({ kind: "product", productId }) as const, [productId]);
  const pictures = useMemo(
    () => createPictures({ tileUrl: () => texture.url, imageUrl: () => null, smallerUrl: () => null }),
    [texture],
  );
  useEffect(() => () => pictures.dispose(), [pictures]);
  const placement = useMemo((): Placement => {
    const { mmWidth, mmHeight } = texture;
    const matrix = [mmWidth, 0, 0, mmHeight, 0, 0] as const;
    const lattice = { u: [mmWidth, 0], v: [0, mmHeight] } as const;
    return { disc: [{ key: "cloth", source: { kind: "fabric", fabric }, matrix, lattice, opacity: 1, thickness: "none" }] };
  }, [texture, fabric]);
  const mapsOf = useMemo(() => () => texture, [texture]);
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <GarmentPreview
        drapeUrl={drapeUrl}
        pieces={[DISC]}
        placement={placement}
        pictures={pictures}
        mapsOf={mapsOf}
        fallbackUrl={pictureUrl}
        label={name}
        controls={false}
      />
    </Suspense>
  );
}
