import type { ReactNode } from "react";
import { useCall } from "../../api/call.ts";
import { getStyleList } from "../../api/calls.ts";
import type { Data, Input } from "../../api/definition.ts";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "./cards.tsx";

const PAGE_SIZE = 24;

/** Where every style is listed, the newest first. */
export const ALL_STYLES = "/designSearch";

type Found = {
  readonly data: Data<typeof getStyleList> | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

/** The styles that are asked for, a page of them; the page before stays until the next is there. */
export const useStyles = (asked: Omit<Input<typeof getStyleList>, "pageSize">): Found =>
  useCall(getStyleList, { ...asked, pageSize: PAGE_SIZE }, { keepPrevious: true });

type ResultsProps = {
  found: Found;
  /** A word of fabrics that goes along to the editor. */
  searchKey?: string | null;
  onPage: (page: number) => void;
  /** What is said when there is none, and the way on. */
  empty: { title: string; text: string; action?: ReactNode };
  kept?: string;
};

/** Styles found, or why there are none. */
export function StyleResults({ found, searchKey, onPage, empty, kept }: ResultsProps) {
  const { t } = useTranslation("around");
  const { along } = useFabricAlong();
  const { data, error, isPending, isPlaceholderData, refetch } = found;
  return (
    <>
      {isPending && <CardSkeletons count={8} />}
      {error && !data && <ErrorState error={error} onRetry={refetch} kept={kept} />}
      {data?.total === 0 && (
        <Empty
          title={empty.title}
          action={
            empty.action ?? (
              <ButtonLink size="small" to={along(ALL_STYLES)}>
                {t("See all styles")}
              </ButtonLink>
            )
          }
        >
          {empty.text}
        </Empty>
      )}
      {data && data.total > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : undefined}>
          <CardGrid>
            {data.list.map((style) => (
              <StyleCard key={style.id} style={style} searchKey={searchKey} />
            ))}
          </CardGrid>
          <div className="mt-8">
            <Pager page={data.pageNum} pages={data.pages} onPage={onPage} />
          </div>
        </div>
      )}
    </>
  );
}
