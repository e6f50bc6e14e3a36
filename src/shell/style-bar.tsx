import { Link, useSearchParams } from "react-router-dom";
import { useCall } from "../api/call.ts";
import { getDesignFrontMenu } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { useFabricAlong } from "../state/fabric-along.ts";
import { cx } from "../ui/classes.ts";
import { DEFAULT_PARENT, jumpAddress } from "./style-menus.ts";

const MENU_FRESH_MS = 60_000;

/** The style library's parents; a click goes to the parent's first child. */
export default function StyleBar() {
  const { t } = useTranslation("shell");
  const [query] = useSearchParams();
  const { along } = useFabricAlong();
  const { data: parents = [] } = useCall(getDesignFrontMenu, {}, { staleTimeMs: MENU_FRESH_MS });
  const parentId = Number(query.get("parentId") ?? DEFAULT_PARENT);
  return (
    <nav
      aria-label={t("Style Library")}
      className="h-[43px] overflow-x-auto overflow-y-hidden border-b border-line px-margin text-dense"
    >
      <ul className="flex h-full gap-6">
        {parents.map(({ entity, children }) => (
          <li key={entity.id} className="h-full">
            <Link
              to={along(jumpAddress(entity.id, children[0]?.entity.id))}
              aria-current={entity.id === parentId ? "true" : undefined}
              className={cx(
                "flex h-full items-center whitespace-nowrap",
                entity.id === parentId ? "font-medium text-ink" : "text-ink-2 hover:text-ink",
              )}
            >
              {entity.alias}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
