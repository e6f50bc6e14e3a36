import type { CategoryNode } from "@selvedge/contract";
import { Link } from "react-router-dom";
import { cx } from "../ui/classes.ts";
import { categoryAddress } from "./categories.ts";
import { LEVEL } from "./category-keys.ts";

/** The id of the panel that shows the second and third level. */
export const PANEL = "category-panel";

type EntryProps = {
  node: CategoryNode;
  level: 1 | 2 | 3;
  /** Ids from the top down to this one. */
  path: readonly number[];
  isHere: boolean;
  /** Of an entry with children: whether they show, and what a click does. */
  isOpen: boolean;
  onToggle: () => void;
  className: string;
};

/** A category: a link where it has no children, else a button that shows them. */
export function Entry({ node, level, path, isHere, isOpen, onToggle, className }: EntryProps) {
  const classes = cx(
    "flex items-center text-start",
    isHere || isOpen ? "font-medium text-ink" : "text-ink-2 hover:text-ink",
    className,
  );
  if (node.children.length === 0)
    return (
      <Link to={categoryAddress(path)} aria-current={isHere ? "true" : undefined} {...{ [LEVEL]: level }} className={classes}>
        {node.entity.alias}
      </Link>
    );
  return (
    <button
      type="button"
      data-id={node.entity.id}
      aria-expanded={isOpen}
      aria-controls={level === 1 && isOpen ? PANEL : undefined}
      aria-current={isHere ? "true" : undefined}
      {...{ [LEVEL]: level }}
      onClick={onToggle}
      className={cx(classes, isOpen && (level === 1 ? "thread-under" : "thread-edge"))}
    >
      {node.entity.alias}
    </button>
  );
}
