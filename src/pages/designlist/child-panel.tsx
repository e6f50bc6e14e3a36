import { Link } from "react-router-dom";
import { listAddress } from "../../shell/style-menus.ts";
import { useFabricAlong } from "../../state/fabric-along.ts";
import { cx } from "../../ui/classes.ts";

type ChildPanelProps = {
  parentId: number;
  childId: number;
  parentAlias: string;
  children: readonly { id: number; alias: string }[];
};

/** The chosen parent's children; the one of the route is marked by the thread. Nothing where a parent has none. */
export function ChildPanel({ parentId, childId, parentAlias, children }: ChildPanelProps) {
  const { along } = useFabricAlong();
  if (children.length === 0) return null;
  return (
    <nav aria-label={parentAlias} className="max-tablet:-mx-margin max-tablet:overflow-x-auto max-tablet:px-margin">
      <h2 className="mb-2 text-dense font-medium max-tablet:sr-only">{parentAlias}</h2>
      <ul className="max-tablet:flex max-tablet:gap-5 max-tablet:border-b max-tablet:border-line">
        {children.map(({ id, alias }) => (
          <li key={id}>
            <Link
              to={along(listAddress(parentId, id))}
              aria-current={id === childId ? "page" : undefined}
              className={cx(
                "flex min-h-8 items-center whitespace-nowrap pointer-coarse:min-h-11",
                id === childId ? "font-medium text-ink tablet:thread-edge max-tablet:thread-under" : "text-ink-2 hover:text-ink",
              )}
            >
              {alias}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
