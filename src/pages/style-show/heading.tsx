import type { TexturedProduct } from "@selvedge/contract";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { SaveToGroupMenu } from "../../favourites/save-to-group-menu.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { PageTitle } from "../parts/title.tsx";
import type { Worn } from "./stage.tsx";

/** What the pattern itself says of the style. */
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

type HeadingProps = {
  readonly worn: Worn | null;
  /** The fabric that was chosen for the style; null where it is shown as it opens. */
  readonly productId: string | null;
  readonly fabric: TexturedProduct | null;
};

/** The name and the story of a style, and where to go on with it. */
export function Heading({ worn, productId, fabric }: HeadingProps) {
  const { t } = useTranslation(["around", "pages"]);
  return (
    <div className="grid grid-cols-1 gap-3">
      {worn ? (
        <div className="flex items-start justify-between gap-3">
          <PageTitle name={worn.style.name}>{worn.style.name}</PageTitle>
          <span className="flex shrink-0 gap-1">
            <FavouriteButton
              key={worn.style.id}
              kind="style"
              productId={worn.style.id}
              isFavorite={worn.style.isFavorite}
              name={worn.style.name}
            />
            <SaveToGroupMenu key={`groups of ${worn.style.id}`} kind="style" productId={worn.style.id} name={worn.style.name} />
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
  );
}
