import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { FavoriteButton } from "../../favourites/favorite-button.tsx";
import { SaveToGroupMenu } from "../../favourites/save-to-group-menu.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { OPEN, openIn } from "../../worn/open.ts";
import type { Hung } from "../../worn/use-hung.ts";
import { addressOfFabric } from "../parts/fabric.tsx";
import { FabricPicker } from "../parts/fabric-picker.tsx";
import { useListQuery } from "../parts/query.ts";
import { ALL_STYLES } from "../parts/style-results.tsx";
import { PageTitle } from "../parts/title.tsx";
import { GarmentSection } from "./garment-section.tsx";
import { LargeViews } from "./large-views.tsx";
import { Options } from "./options.tsx";
import { PatternSection } from "./pattern/section.tsx";
import { SizesStrip } from "./sizes-strip.tsx";
import { Stage, type Worn } from "./stage.tsx";
import { usePresented } from "./use-presented.ts";

const ID = /^[0-9a-f]{32}$/;
const idOf = (text: string | null) => (text && ID.test(text) ? text : null);

/** What the pattern itself tells of the style. */
function Story({ worn: { style } }: { worn: Worn }) {
  const { t } = useTranslation(["around", "pages"]);
  const { list } = useFormat();
  const { sizes } = style.garment;
  const wearers = list(style.for.map((wearer) => t(wearer, { ns: "pages" })));
  return (
    <p className="text-read text-pretty text-ink-2">
      {t("Drawn as a sewing pattern of {{pieces}} pieces and {{seams}} seams, in sizes {{first}} to {{last}}.", {
        pieces: style.pieces.length,
        seams: style.seams.length,
        first: sizes[0],
        last: sizes.at(-1),
      })}{" "}
      {t("The garment hangs as sewn, and every fabric is shown at true scale.")}
      {wearers && <span className="mt-1 block text-dense first-letter:uppercase">{wearers}</span>}
    </p>
  );
}

/** A style presented: the garment large and turning, the fabric changed live, its story, and the styles beside it. */
export default function StyleShowPage() {
  const { t } = useTranslation(["around", "pages"]);
  const { query, change } = useListQuery();
  const productId = idOf(query.get("productId"));
  const [isExpecting, setExpecting] = useState(false);
  const [hung, setHung] = useState<Hung | null>(null);
  const wanted = { size: query.get("size"), options: query.get("options") ?? "" };
  const shown = usePresented(idOf(query.get("designId")), productId, wanted);
  const { worn, fabric, previous, next, isMiscut } = shown;
  // An address may name a size or options that the style does not have, as after a change of style: it is shown as it is drafted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is mended once for each fault
  useEffect(() => {
    if (isMiscut) change({ size: null, options: null }, true);
  }, [isMiscut]);
  if (shown.isEmpty)
    return (
      <div className="px-margin pt-6">
        <h1 className="sr-only">{t("Style presentation")}</h1>
        <Empty
          title={t("No styles here yet", { ns: "pages" })}
          action={
            <ButtonLink size="small" to="/home">
              {t("Go to start page")}
            </ButtonLink>
          }
        >
          {t("The mill has not published a style yet.", { ns: "pages" })}
        </Empty>
      </div>
    );
  if (shown.error && !worn)
    return (
      <div className="px-margin pt-6">
        <h1 className="sr-only">{t("Style presentation")}</h1>
        <ErrorState error={shown.error} onRetry={shown.retry} />
        <ButtonLink size="small" to={ALL_STYLES} className="mt-3">
          {t("See all styles")}
        </ButtonLink>
      </div>
    );
  const step = (by: 1 | -1) => {
    const to = by === 1 ? next : previous;
    if (to) change({ designId: to.id, size: null, options: null, open: null }, true);
  };
  const fabricAddress = fabric && addressOfFabric(fabric);
  const open = openIn(worn?.style.garment.closures, query.get(OPEN));
  const cut = worn && { size: wanted.size ?? worn.style.garment.defaultSize, options: wanted.options };
  return (
    <article className="px-margin pt-6">
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 desk:grid-cols-[minmax(0,744fr)_minmax(0,568fr)]">
        <div className="max-tablet:-mx-margin">
          <Stage
            worn={worn}
            open={open}
            isExpecting={isExpecting}
            onHung={setHung}
            caption={
              worn &&
              fabric && (
                <>
                  {worn.style.name} · <Code>{fabric.productCode}</Code> {fabric.productName}
                </>
              )
            }
            onStep={previous && next ? step : null}
          />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <div className="grid grid-cols-1 gap-3">
            {worn ? (
              <div className="flex items-start justify-between gap-3">
                <PageTitle name={worn.style.name}>{worn.style.name}</PageTitle>
                <span className="flex shrink-0 gap-1">
                  <FavoriteButton
                    key={worn.style.id}
                    kind="style"
                    productId={worn.style.id}
                    isFavorite={worn.style.isFavorite}
                    name={worn.style.name}
                  />
                  <SaveToGroupMenu
                    key={`groups of ${worn.style.id}`}
                    kind="style"
                    productId={worn.style.id}
                    name={worn.style.name}
                  />
                </span>
              </div>
            ) : (
              <>
                <h1 className="sr-only">{t("Style presentation")}</h1>
                <Skeleton className="h-9 w-64" />
              </>
            )}
            {worn && <Story worn={worn} />}
            {worn && (
              <div className="mt-1 flex flex-wrap gap-3">
                <ButtonLink
                  tone="main"
                  to={`/shapeDetails?${new URLSearchParams({ designId: worn.style.id, ...(productId && { productId }) })}`}
                >
                  {t("Design with this")}
                </ButtonLink>
                <ButtonLink
                  to={`/styleShow2?${new URLSearchParams({ designIds: worn.style.id, ...(fabric && { productIds: fabric.productId }) })}`}
                >
                  {t("Compare side by side")}
                </ButtonLink>
              </div>
            )}
          </div>
          {worn && cut && (
            <Options
              key={worn.style.id}
              style={worn.style}
              cut={cut}
              open={open}
              onNear={() => setExpecting(true)}
              onCut={(next) => change(next, true)}
              onOpen={(next) => change({ [OPEN]: next }, true)}
            />
          )}
          <section>
            <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="voice-name text-head">{t("In another fabric")}</h2>
              {productId && (
                <Button tone="quiet" size="small" onClick={() => change({ productId: null }, true)}>
                  {t("As the style opens")}
                </Button>
              )}
            </header>
            {fabric && (
              <p className="mb-3 text-dense text-ink-2">
                {fabricAddress ? (
                  <Link to={fabricAddress} className="quiet-link">
                    <Code>{fabric.productCode}</Code> {fabric.productName}
                  </Link>
                ) : (
                  <>
                    <Code>{fabric.productCode}</Code> {fabric.productName}
                  </>
                )}
                {fabric.attrs.composition && ` · ${fabric.attrs.composition}`}
              </p>
            )}
            <FabricPicker
              own={shown.own}
              chosen={fabric ? [fabric.productId] : []}
              onChoose={(one) => {
                shown.know(one);
                change({ productId: one.productId }, true);
              }}
            />
          </section>
        </div>
      </div>
      {worn && fabric && (
        <section className="mt-10">
          <h2 className="voice-name mb-4 text-head">{t("Large views")}</h2>
          <LargeViews designId={worn.style.id} productId={fabric.productId} />
        </section>
      )}
      {worn && hung?.style.id === worn.style.id && (
        <GarmentSection
          key={`${worn.style.id} in 3D`}
          worn={worn}
          hung={hung}
          own={shown.opening}
          chosen={productId ? fabric : null}
        />
      )}
      {worn && cut && <SizesStrip style={worn.style} cut={cut} fabric={fabric} onSize={(size) => change({ size }, true)} />}
      {worn && cut && (
        <PatternSection
          key={worn.style.id}
          style={worn.style}
          fabric={fabric}
          cut={cut}
          onSize={(size) => change({ size }, true)}
        />
      )}
    </article>
  );
}
