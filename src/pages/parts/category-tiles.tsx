import { useCall } from "../../api/call.ts";
import { getMenuChildren } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { cx } from "../../ui/classes.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { LinkedTile } from "./linked-tile.tsx";
import { SCALE_MM } from "./scale.ts";
import { Section } from "./section.tsx";

/** `small` is a row of many square cuttings, `large` few wide ones. */
const VARIANTS = {
  small: {
    row: "grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-6 gap-y-6 max-tablet:grid-cols-3 max-tablet:gap-x-3 max-tablet:gap-y-4",
    picture: "aspect-square",
    sizes: "160px",
    name: "mt-2 text-dense",
    count: 8,
  },
  large: {
    row: "grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-4 tablet:gap-x-6",
    picture: "aspect-[3/2]",
    sizes: "(max-width: 52rem) 50vw, 25vw",
    name: "voice-name mt-2.5 text-read",
    count: 4,
  },
} as const;

type CategoryTilesProps = {
  /** The category whose children are shown. */
  parentId: number;
  title: string;
  variant: keyof typeof VARIANTS;
  /** Where a child is listed. */
  addressOf: (id: number) => string;
};

/** The categories below one, each with a cutting of its cloth at one scale; no prices. Nothing where there are none. */
export function CategoryTiles({ parentId, title, variant, addressOf }: CategoryTilesProps) {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(getMenuChildren, { id: parentId });
  const { row, count, ...tile } = VARIANTS[variant];
  if (data?.length === 0) return null;
  return (
    <Section title={title} note={t("Each swatch is {{mm}} mm wide", { mm: SCALE_MM })}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      <ul className={cx("grid", row)}>
        {isPending &&
          Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Skeleton className={tile.picture} />
            </li>
          ))}
        {data?.map(({ id, alias, coverUrl }) => (
          <li key={id} className="min-w-0">
            <LinkedTile to={addressOf(id)} src={coverUrl ?? undefined} name={alias} classes={tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
