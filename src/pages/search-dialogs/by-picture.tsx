import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { call, upload, useCall } from "../../api/call.ts";
import { getImages, searchPicture } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSearchDialogs } from "../../state/search-dialogs.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { isAskedPicture, MAX_WEIGHT, PARTS, pictureAddress, USUAL, type Weights } from "./asked.ts";
import { prepare } from "./prepare.ts";
import { isWhole, type Region, WHOLE } from "./region.ts";
import { RegionEditor } from "./region-editor.tsx";
import { Sources } from "./sources.tsx";

/** Spec section 9. */
const FIRST_PAGE = 0;
const RESULTS = 20;
const TITLES: Readonly<Record<keyof Weights, string>> = { colour: "Colour", texture: "Texture", scale: "Scale" };

/** A picture to search with: brought by a file, the camera, the clipboard or from the page, or one that a list was found with. */
type Shown = { readonly isComing: boolean; readonly picture: Blob | null; readonly imageId: string | null; readonly src: string };

function usePicture(): Shown & { bring: (picture: Blob) => void; failure: ApiError | null } {
  const start = useSearchDialogs((state) => state.start);
  const [picture, setPicture] = useState<Blob | null>(start instanceof Blob ? start : null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [src, setSrc] = useState("");
  const imageId = !picture && isAskedPicture(start) ? start.imageId : null;
  const kept = useCall(getImages, { imageIds: imageId ? [imageId] : [] }, { enabled: imageId !== null });
  useEffect(() => {
    if (start instanceof Blob) setPicture(start);
    if (typeof start !== "string") return;
    fetch(start)
      .then((answer) => answer.blob())
      .then(setPicture, (thrown: unknown) => setFailure(asApiError(thrown)));
  }, [start]);
  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return {
    isComing: imageId !== null && kept.isPending,
    picture,
    imageId,
    src: imageId ? (kept.data?.[0]?.url ?? "") : src,
    bring: setPicture,
    failure: failure ?? kept.error,
  };
}

/** A picture, the part of it that shows the cloth, and what counts; the list that opens has the most similar first. */
export function ByPicture({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("finding");
  const navigate = useNavigate();
  const start = useSearchDialogs((state) => state.start);
  const before = isAskedPicture(start) ? start : null;
  const { isComing, picture, imageId, src, bring, failure } = usePicture();
  const [region, setRegion] = useState<Region>(before?.region ?? WHOLE);
  const [weights, setWeights] = useState<Weights>(before?.weights ?? USUAL);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const take = useCallback(
    (next: Blob) => {
      bring(next);
      setRegion(WHOLE);
      setError(null);
    },
    [bring],
  );
  if (isComing) return <Skeleton className="h-80" />;
  if (!src)
    return (
      <>
        {failure && <ErrorState error={failure} className="mb-4" />}
        <Sources onPicture={take} isCompact={false} />
      </>
    );

  const counts = PARTS.some((part) => weights[part] > 0);
  const search = async () => {
    setBusy(true);
    setError(null);
    const asked = {
      pn: FIRST_PAGE,
      rn: RESULTS,
      region: isWhole(region) ? undefined : { ...region },
      weights: { colour: weights.colour / 100, texture: weights.texture / 100, scale: weights.scale / 100 },
    };
    try {
      const found = picture
        ? await upload(searchPicture, await prepare(picture), asked)
        : await call(searchPicture, { ...asked, imageId: imageId ?? undefined });
      const products = found.briefs.map(({ productId }) => productId);
      if (products.length === 0) throw new Error(t("No fabric looks like this picture."));
      if (found.noCloseMatch) toast({ text: t("No fabric is very close to your picture; these are the nearest.") });
      onDone();
      navigate(pictureAddress(products, { imageId: found.imageId, region, weights, pending: found.pending }));
    } catch (thrown) {
      setError(asApiError(thrown));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5 tablet:grid-cols-[minmax(0,1fr)_260px]">
      <div className="grid content-start gap-2.5">
        <RegionEditor src={src} region={region} onChange={setRegion} />
        <Sources onPicture={take} isCompact />
      </div>
      <div className="flex flex-col gap-4">
        <fieldset>
          <legend className="mb-1 text-dense font-medium text-ink">{t("Compare by")}</legend>
          {PARTS.map((part) => (
            <Slider
              key={part}
              label={t(TITLES[part])}
              value={weights[part]}
              min={0}
              max={MAX_WEIGHT}
              step={10}
              digits={0}
              unit="%"
              reset={USUAL[part]}
              onChange={(value) => setWeights((before) => ({ ...before, [part]: value }))}
            />
          ))}
        </fieldset>
        {error && <ErrorState error={error} />}
        <Button tone="main" busy={isBusy} disabled={!counts} onClick={search} className="mt-auto">
          {t("Search")}
        </Button>
      </div>
    </div>
  );
}
