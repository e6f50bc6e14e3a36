import { useCall } from "../../api/call.ts";
import { getSharedGroup } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Empty, ErrorState } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons } from "../parts/cards.tsx";
import { useListQuery } from "../parts/query.ts";
import { SCALE_MM } from "../parts/scale.ts";
import { PageTitle } from "../parts/title.tsx";
import { GoneView } from "../share/gone-view.tsx";
import { ShareFrame } from "../share/share-frame.tsx";
import type { LinkKey } from "../share/shown-design.ts";
import { SharedFabric } from "./shared-fabric.tsx";
import { SharedStyle } from "./shared-style.tsx";

const PAGE_SIZE = 48;

type Shared = Data<typeof getSharedGroup>;

/** What a group holds now, page by page. */
export function Group({ groupId, linkKey }: { groupId: string; linkKey: LinkKey }) {
  const { t } = useTranslation("favourites");
  const { change, page } = useListQuery();
  const { data, error, refetch } = useCall(
    getSharedGroup,
    { groupId, ...linkKey, pageNum: page, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  // It may be withdrawn while somebody turns its pages.
  if (error?.is("shareGone")) return <GoneView isUnknown={false} asking={t("Please send me a new link to the group")} />;
  return (
    <ShareFrame>
      <div className="mx-auto w-full max-w-[1600px] px-margin py-8 max-tablet:px-4">
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <CardSkeletons count={8} shape="aspect-square" />}
        {data && (
          <>
            <GroupHead shared={data} />
            <div className="mt-7">
              {data.total === 0 ? (
                <Empty title={t("This group is empty")} />
              ) : (
                <CardGrid>
                  {data.kind === "fabric"
                    ? data.list.map((fabric) => <SharedFabric key={fabric.productId} fabric={fabric} />)
                    : data.list.map((style) => <SharedStyle key={style.id} style={style} />)}
                </CardGrid>
              )}
            </div>
            <div className="mt-8">
              <Pager page={data.pageNum} pages={data.pages} onPage={(next) => change({ page: next })} />
            </div>
          </>
        )}
      </div>
    </ShareFrame>
  );
}

/** The name of the group, how much it holds and who has chosen it. */
function GroupHead({ shared }: { shared: Shared }) {
  const { t } = useTranslation("favourites");
  const customer = useSession((state) => state.customer);
  const { kind, groupName, sender, company, total } = shared;
  const note = kind === "fabric" ? t("{{count}} fabrics", { count: total }) : t("{{count}} styles", { count: total });
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <PageTitle name={groupName} note={note}>
          <bdi>{groupName}</bdi>
        </PageTitle>
        <p className="mt-1 text-ink-2">{t("Chosen by {{name}}, {{company}}", { name: sender, company })}</p>
      </div>
      {kind === "fabric" && (
        <div className="text-end">
          {!customer && (
            <ButtonLink size="small" to="/login">
              {t("Sign in to ask for prices")}
            </ButtonLink>
          )}
          <p className="mt-2 text-note text-ink-3">{t("All pictures at one scale, {{mm}} mm across", { mm: SCALE_MM })}</p>
        </div>
      )}
    </div>
  );
}
