import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { upload, useCall } from "../../api/call.ts";
import { getImages, uploadImage } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { isAskedPicture, MAX_WEIGHT, PART_TITLES, PARTS, pictureAddress, USUAL, type Weights } from "../../finding/asked.ts";
import { type Region, WHOLE } from "../../finding/region.ts";
import { useTranslation } from "../../i18n.ts";
import { useSearchDialogs } from "../../state/search-dialogs.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { filtersIn } from "../goods/list-state.ts";
import { prepare } from "./prepare.ts";
import { RegionEditor } from "./region-editor.tsx";
import { Sources } from "./sources.tsx";

const LISTS: readonly string[] = ["/goods", "/goodSearch"];

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

/** The filters that the list below the dialog is narrowed by, where what is found keeps to them. */
function useKeptFilters(): URLSearchParams {
  const { pathname, search } = useLocation();
  const keepsFilters = useSearchDialogs((state) => state.keepsFilters);
  return filtersIn(new URLSearchParams(keepsFilters && LISTS.includes(pathname) ? search : ""));
}

/** A picture, the part of it that shows the cloth, and what counts; the list that opens has the most similar first. */
export function ByPicture({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("finding");
  const navigate = useNavigate();
  const kept = useKeptFilters();
  const start = useSearchDialogs((state) => state.start);
  const before = isAskedPicture(start) ? start : null;
  const { isComing, picture, imageId, src, bring, failure } = usePicture();
  const [region, setRegion] = useState<Region>(before?.region ?? WHOLE);
  const [weights, setWeights] = useState<Weights>(before?.weights ?? USUAL);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    setRegion(isAskedPicture(start) ? start.region : WHOLE);
    setError(null);
  }, [start]);
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
    try {
      const asked = picture ? (await upload(uploadImage, await prepare(picture), { purpose: "search" })).imageId : imageId!;
      onDone();
      navigate(pictureAddress({ imageId: asked, region, weights }, kept));
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
              label={t(PART_TITLES[part])}
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
