import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getDesignMenuName, getMenuAllProduct, getMenuChildren } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { DEFAULT_PARENT, listAddress } from "../../shell/style-menus.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { FabricAlong } from "../parts/fabric-along.tsx";
import { MenuFabrics } from "../parts/menu-fabrics.tsx";
import { numberOf, useListQuery } from "../parts/query.ts";
import { PageTitle } from "../parts/title.tsx";

/** The fabric category above the collections and fairs. */
const COLLECTIONS_MENU = 168;

type Child = Data<typeof getMenuAllProduct>[number];

/** The children that have styles. One with a single style takes one column, so that small ones stand beside each other. */
function ChildStyles({ parentId, children }: { parentId: number; children: readonly Child[] }) {
  const { t } = useTranslation("around");
  const { along } = useFabricAlong();
  return (
    <div className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(232px,1fr))] gap-x-6 gap-y-8 max-tablet:grid-cols-2 max-tablet:gap-x-3">
      {children
        .filter(({ list }) => list.length > 0)
        .map(({ menu, list }) => (
          <section key={menu.id} className={list.length > 1 ? "col-span-full" : "min-w-0"}>
            <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="voice-name text-head">{menu.alias}</h2>
              <Link to={along(listAddress(parentId, menu.id))} className="quiet-link text-dense">
                {t("See all")}
              </Link>
            </header>
            {list.length > 1 ? (
              <CardGrid>
                {list.map((style) => (
                  <StyleCard key={style.id} style={style} />
                ))}
              </CardGrid>
            ) : (
              <ul>
                {list.map((style) => (
                  <StyleCard key={style.id} style={style} />
                ))}
              </ul>
            )}
          </section>
        ))}
    </div>
  );
}

/** The children that have no style yet, in one line. */
function WithoutStyles({ children }: { children: readonly Child[] }) {
  const { t } = useTranslation("around");
  const { along } = useFabricAlong();
  const names = children.filter(({ list }) => list.length === 0).map(({ menu }) => menu.alias);
  if (names.length === 0) return null;
  return (
    <p className="mt-6 text-dense text-ink-2">
      {t("Not drawn yet: {{names}}.", { names: names.join(" · ") })}{" "}
      <Link to={along("/designSearch")} className="quiet-link">
        {t("See all styles")}
      </Link>
    </p>
  );
}

/** Shows and fairs: all children of a parent with their styles, and the fabrics of each collection. */
export default function ShowsPage() {
  const { t } = useTranslation("around");
  const { query } = useListQuery();
  const parentId = numberOf(query, "parentId", numberOf(query, "id", DEFAULT_PARENT));
  const parent = useCall(getDesignMenuName, { id: parentId });
  const styles = useCall(getMenuAllProduct, { id: parentId });
  const collections = useCall(getMenuChildren, { id: COLLECTIONS_MENU });
  return (
    <div className="px-margin pt-6">
      <FabricAlong />
      <PageTitle name={t("Shows and fairs")} note={parent.data?.alias}>
        {t("Shows and fairs")}
      </PageTitle>
      {styles.isPending && (
        <div className="mt-8">
          <CardSkeletons count={4} />
        </div>
      )}
      {styles.error && (
        <div className="mt-8">
          <ErrorState error={styles.error} onRetry={styles.refetch} />
        </div>
      )}
      {styles.data && <ChildStyles parentId={parentId}>{styles.data}</ChildStyles>}
      {styles.data && <WithoutStyles>{styles.data}</WithoutStyles>}
      {collections.isPending && <Skeleton className="mt-10 h-64" />}
      {collections.error && (
        <div className="mt-10">
          <ErrorState error={collections.error} onRetry={collections.refetch} />
        </div>
      )}
      {collections.data?.toReversed().map(({ id, alias }) => (
        <MenuFabrics
          key={id}
          menuId={id}
          title={alias}
          sort="newest"
          address={`/goods?primaryId=${COLLECTIONS_MENU}&secondaryId=${id}`}
        />
      ))}
    </div>
  );
}
