import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";

type FilterDrawerProps = {
  /** The chosen values of each field. */
  chosen: Readonly<Record<string, readonly string[]>>;
  /** What leads back to the list: "Show the styles". */
  done: string;
  className?: string;
  children: ReactNode;
};

/** The button that brings the filters of a list from below on a phone, with how many are on. */
export function FilterDrawer({ chosen, done, className = "", children }: FilterDrawerProps) {
  const { t } = useTranslation("pages");
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
  return (
    <>
      <Button
        size="small"
        tone={count > 0 ? "main" : "plain"}
        icon={<Icon of={SlidersHorizontalIcon} />}
        className={`tablet:hidden ${className}`}
        onClick={() => setOpen(true)}
      >
        {t("Filter")}
        {count > 0 && <span className="font-cond">{count}</span>}
      </Button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t("Filter")}
        actions={
          <Button tone="main" onClick={() => setOpen(false)}>
            {done}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
