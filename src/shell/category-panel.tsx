import type { CategoryNode } from "@selvedge/contract";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTranslation } from "../i18n.ts";
import { categoryAddress } from "./categories.ts";
import { Entry, PANEL } from "./category-entry.tsx";

function Column({ all, children }: { all: { label: string; to: string }; children: ReactNode }) {
  return (
    <ul className="min-w-44 max-tablet:min-w-0 max-tablet:flex-1">
      {children}
      <li className="mt-1 border-t border-line pt-1">
        <Link to={all.to} className="quiet-link flex min-h-8 items-center text-ink-2 hover:text-ink pointer-coarse:min-h-11">
          {all.label}
        </Link>
      </li>
    </ul>
  );
}

type CategoryPanelProps = {
  /** The category of the first level that is open, and the one of the second. */
  primary: CategoryNode;
  secondary: CategoryNode | undefined;
  /** Ids of the categories of this page, from the top down. */
  here: readonly number[];
  onToggle: (path: readonly number[]) => void;
};

/** The second and third level of an open category. */
export function CategoryPanel({ primary, secondary, here, onToggle }: CategoryPanelProps) {
  const { t } = useTranslation("shell");
  return (
    <div
      id={PANEL}
      className="absolute inset-x-0 top-full flex gap-x-14 border-t border-line bg-sheet px-margin py-3 shadow-float max-tablet:gap-x-6"
    >
      <Column all={{ label: t("All of “{{name}}”", { name: primary.entity.alias }), to: categoryAddress([primary.entity.id]) }}>
        {primary.children.map((node) => {
          const path = [primary.entity.id, node.entity.id];
          return (
            <li key={node.entity.id}>
              <Entry
                node={node}
                level={2}
                path={path}
                isHere={here[1] === node.entity.id}
                isOpen={secondary === node}
                onToggle={() => onToggle(path)}
                className="min-h-8 w-full pointer-coarse:min-h-11"
              />
            </li>
          );
        })}
      </Column>
      {secondary && (
        <Column
          all={{
            label: t("All of “{{name}}”", { name: secondary.entity.alias }),
            to: `/secondary?id=${secondary.entity.id}`,
          }}
        >
          {secondary.children.map((node) => (
            <li key={node.entity.id}>
              <Entry
                node={node}
                level={3}
                path={[primary.entity.id, secondary.entity.id, node.entity.id]}
                isHere={here[2] === node.entity.id}
                isOpen={false}
                onToggle={() => {}}
                className="min-h-8 w-full pointer-coarse:min-h-11"
              />
            </li>
          ))}
        </Column>
      )}
    </div>
  );
}
