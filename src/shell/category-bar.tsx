import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useCall } from "../api/call.ts";
import { getFrontMenuTree } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/classes.ts";
import { Skeleton } from "../ui/states.tsx";
import { categoryOf, pathIn } from "./categories.ts";
import { Entry } from "./category-entry.tsx";
import { LEVEL, walkCategories } from "./category-keys.ts";
import { CategoryPanel } from "./category-panel.tsx";

const MENU_FRESH_MS = 60_000;
const ROOM_WIDTHS = [
  "w-14",
  "w-28",
  "w-24",
  "w-10",
  "w-12",
  "w-10",
  "w-32",
  "w-28",
  "w-32",
  "w-16",
  "w-24",
  "w-28",
  "w-20",
  "w-24",
] as const;

/** Plates where the categories will stand; as wide as their words are, so that they fill as many lines. */
function CategoryRoom() {
  return (
    <div aria-hidden="true" className="flex gap-x-4.5 overflow-hidden px-margin tablet:flex-wrap">
      {ROOM_WIDTHS.map((width, index) => (
        <span key={index} className="flex h-[42px] shrink-0 items-center">
          <Skeleton className={cx("h-3", width)} />
        </span>
      ))}
    </div>
  );
}

/** The page below works without the categories; they can be asked for again. */
function NoCategories({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <p role="alert" className="flex min-h-[42px] items-center gap-x-3 px-margin text-ink-2 max-tablet:px-4">
      {t("The categories could not be loaded")}
      <Button size="small" tone="quiet" onClick={onRetry}>
        {t("Try again")}
      </Button>
    </p>
  );
}

/** The fabric categories, three levels. A click on one with children shows or hides them, one without opens its list; arrow keys walk, Escape closes. */
export default function CategoryBar() {
  const { t } = useTranslation("shell");
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const { data, error, refetch } = useCall(getFrontMenuTree, {}, { staleTimeMs: MENU_FRESH_MS });
  const tree = data ?? [];
  const [openIds, setOpenIds] = useState<readonly number[]>([]);
  const bar = useRef<HTMLElement>(null);
  const here = pathIn(tree, categoryOf(query)).map(({ entity }) => entity.id);
  const primary = tree.find(({ entity }) => entity.id === openIds[0]);
  const secondary = primary?.children.find(({ entity }) => entity.id === openIds[1]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place closes the panel
  useEffect(() => setOpenIds([]), [pathname, search]);
  useEffect(() => {
    if (openIds.length === 0) return;
    const closeOutside = (event: PointerEvent) => {
      if (!bar.current?.contains(event.target as Node)) setOpenIds([]);
    };
    addEventListener("pointerdown", closeOutside);
    return () => removeEventListener("pointerdown", closeOutside);
  }, [openIds]);

  const toggle = (path: readonly number[], below: readonly number[] = []) =>
    setOpenIds(openIds[path.length - 1] === path.at(-1) ? path.slice(0, -1) : [...path, ...below]);
  const openEntry = (entry: HTMLElement) => {
    const id = Number(entry.getAttribute("data-id"));
    if (id && entry.getAttribute("aria-expanded") === "false") entry.click();
  };
  const close = () => {
    if (openIds.length === 0) return;
    bar.current?.querySelector<HTMLElement>(`[${LEVEL}="1"][data-id="${openIds[0]}"]`)?.focus();
    setOpenIds([]);
  };
  return (
    <nav
      ref={bar}
      aria-label={t("Categories")}
      onKeyDown={(event) => walkCategories(event, openEntry, close)}
      className="relative z-20 min-h-[43px] border-b border-line text-dense"
    >
      {!data && (error ? <NoCategories onRetry={() => void refetch()} /> : <CategoryRoom />)}
      <ul className="flex gap-x-4.5 px-margin max-tablet:overflow-x-auto max-tablet:[scrollbar-width:none] tablet:flex-wrap">
        {tree.map((node) => {
          const { id } = node.entity;
          return (
            <li key={id} className="flex">
              <Entry
                node={node}
                level={1}
                path={[id]}
                isHere={here[0] === id}
                isOpen={openIds[0] === id}
                onToggle={() => toggle([id], here[0] === id ? here.slice(1, 2) : [])}
                className="min-h-[42px] whitespace-nowrap pointer-coarse:min-h-11"
              />
            </li>
          );
        })}
      </ul>
      {primary && <CategoryPanel primary={primary} secondary={secondary} here={here} onToggle={toggle} />}
    </nav>
  );
}
