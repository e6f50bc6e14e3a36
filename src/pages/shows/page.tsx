import { Link } from "react-router-dom";
import { useCall } from "../../api/call.ts";
import { getDesignMenuName, getMenuAllProduct, getMenuChildren } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { DEFAULT_PARENT, listAddress } from "../../shell/style-menus.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { CardGrid, CardSkeletons, StyleCard } from "../parts/cards.tsx";
import { MenuFabrics } from "../parts/menu-fabrics.tsx";
import { numberOf, useListQuery } from "../parts/query.ts";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";

/** The fabric category above the collections and fairs. */
const COLLECTIONS_MENU = 168;

type Child = Data<typeof getMenuAllProduct>[number];

/** A child of the parent with its styles, or the word that it has none yet. */
function ChildStyles({ parentId, child: { menu, list } }: { parentId: number; child: Child }) {
  const { t } = useTranslation(["around", "pages"]);
  if (list.length === 0) return null;
  return (
    <Section
      title={menu.alias}
      note={t("{{count}} styles", { count: list.length, ns: "pages" })}
      all={{ to: listAddress(parentId, menu.id), label: t("See all") }}
    >
      <CardGrid>
        {list.map((style) => (
          <StyleCard key={style.id} style={style} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The children that have no style yet, in one line. */
function WithoutStyles({ children }: { children: readonly Child[] }) {
  const { t } = useTranslation("around");
  const names = children.filter(({ list }) => list.length === 0).map(({ menu }) => menu.alias);
  if (names.length === 0) return null;
  return (
    <p className="mt-6 text-dense text-ink-2">
      {t("Not drawn yet: {{names}}.", { names: names.join(" · ") })}{" "}
      <Link to="/designSearch" className="quiet-link">
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
      {styles.data?.map((child) => (
        <ChildStyles key={child.menu.id} parentId={parentId} child={child} />
      ))}
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
