import { useCall } from "../../api/call.ts";
import { getDecoratePage } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { leadsSomewhere } from "../../routes.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { LinkedTile } from "../parts/linked-tile.tsx";
import { SCALE_MM } from "../parts/scale.ts";
import { Section } from "../parts/section.tsx";

/** One row; the others are on the page of all. */
const BLOCKS = 4;
/** Cuttings of 60 mm, two beside each other. */
const ROW = "grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-4 tablet:gap-x-6 tablet:gap-y-7";
const TILE = { picture: "aspect-square", name: "voice-name mt-2.5 text-read", sizes: "(max-width: 52rem) 50vw, 25vw" } as const;

/** The collections and fairs, each with four cuttings of its cloths. */
export function SeasonBlocks() {
  const { t } = useTranslation("around");
  const { data, error, isPending, refetch } = useCall(getDecoratePage, { type: "block", pageNum: 1, pageSize: BLOCKS });
  if (data?.total === 0) return null;
  return (
    <Section
      title={t("Collections and fairs")}
      note={t("Each swatch is {{mm}} mm wide", { mm: SCALE_MM })}
      all={leadsSomewhere("/shows") ? { to: "/shows", label: t("All shows and fairs") } : undefined}
    >
      {isPending && (
        <div className={ROW}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="aspect-square" />
          ))}
        </div>
      )}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <ul className={ROW}>
          {data.list.map(({ id, name, imageUrl, linkUrl }) => (
            <li key={id}>
              <LinkedTile to={linkUrl} src={imageUrl} name={<bdi>{name}</bdi>} classes={TILE} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
