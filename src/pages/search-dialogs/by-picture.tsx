import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { upload } from "../../api/call.ts";
import { searchPicture } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSearchDialogs } from "../../state/search-dialogs.ts";
import { keepPicture } from "../../state/searched-picture.ts";
import { Button } from "../../ui/button.tsx";
import { Slider } from "../../ui/slider.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { prepare } from "./prepare.ts";
import { isWhole, type Region, WHOLE } from "./region.ts";
import { RegionEditor } from "./region-editor.tsx";
import { Sources } from "./sources.tsx";

/** Spec section 9. */
const FIRST_PAGE = 0;
const RESULTS = 20;
const WEIGHTS = [
  { part: "colour", titleKey: "Colour" },
  { part: "texture", titleKey: "Texture" },
  { part: "scale", titleKey: "Scale" },
] as const;
type Weights = Readonly<Record<(typeof WEIGHTS)[number]["part"], number>>;
/** Each part counts as usual, in per cent. */
const USUAL: Weights = { colour: 100, texture: 100, scale: 100 };
const MOST = 200;

/** The picture brought by a file, the camera, the clipboard or from the page; null before there is one. */
function usePicture(): { picture: Blob | null; src: string; bring: (picture: Blob) => void; failure: ApiError | null } {
  const given = useSearchDialogs((state) => state.picture);
  const [picture, setPicture] = useState<Blob | null>(given instanceof Blob ? given : null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [src, setSrc] = useState("");
  useEffect(() => {
    if (given instanceof Blob) setPicture(given);
    if (typeof given !== "string") return;
    fetch(given)
      .then((answer) => answer.blob())
      .then(setPicture, (thrown: unknown) => setFailure(asApiError(thrown)));
  }, [given]);
  useEffect(() => {
    if (!picture) return;
    const url = URL.createObjectURL(picture);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return { picture, src, bring: setPicture, failure };
}

/** A picture, the part of it that shows the cloth, and what counts; the list that opens has the likest first. */
export function ByPicture({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("finding");
  const navigate = useNavigate();
  const { picture, src, bring, failure } = usePicture();
  const [region, setRegion] = useState<Region>(WHOLE);
  const [weights, setWeights] = useState<Weights>(USUAL);
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
  if (!picture || !src)
    return (
      <>
        {failure && <ErrorState error={failure} className="mb-4" />}
        <Sources onPicture={take} isCompact={false} />
      </>
    );

  const counts = WEIGHTS.some(({ part }) => weights[part] > 0);
  const search = async () => {
    setBusy(true);
    setError(null);
    try {
      const { file, thumb } = await prepare(picture, region);
      const { briefs, noCloseMatch } = await upload(searchPicture, file, {
        pn: FIRST_PAGE,
        rn: RESULTS,
        region: isWhole(region) ? undefined : { ...region },
        weights: { colour: weights.colour / 100, texture: weights.texture / 100, scale: weights.scale / 100 },
      });
      const products = briefs.map(({ productId }) => productId);
      if (products.length === 0) throw new Error(t("No fabric looks like this picture."));
      if (noCloseMatch) toast({ text: t("No fabric is very close to your picture; these are the nearest.") });
      if (thumb) keepPicture(products, thumb);
      onDone();
      navigate(`/goods?products=${products.join(",")}`);
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
          <legend className="mb-1 text-dense font-medium text-ink">{t("What counts")}</legend>
          {WEIGHTS.map(({ part, titleKey }) => (
            <Slider
              key={part}
              label={t(titleKey)}
              value={weights[part]}
              min={0}
              max={MOST}
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
