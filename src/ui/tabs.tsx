import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import type { Choice } from "./choices.tsx";
import { cx } from "./classes.ts";

type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Counts stay when zero, so that the row does not jump. */
  tabs: readonly Choice<Value>[];
  /** What the chosen tab shows. */
  children: ReactNode;
  className?: string;
};

/** Views of one thing. The chosen one lies on the thread. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children, className }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Base.List aria-label={label} className="flex gap-6.5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={cx(
              "flex h-[38px] items-center whitespace-nowrap pointer-coarse:h-11",
              tab.value === value ? "thread-under font-medium text-ink" : "text-ink-2 hover:text-ink",
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <span className="ms-1 font-cond text-note text-ink-3">{tab.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
