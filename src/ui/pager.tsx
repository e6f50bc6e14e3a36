import { CaretDoubleLeftIcon } from "@phosphor-icons/react/dist/csr/CaretDoubleLeft";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

/** First, previous, next and "go to page". Nothing at all when everything fits on one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation("shell");
  const [wanted, setWanted] = useState("");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("Pages")} className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-dense">
      <IconButton
        label={t("First page")}
        icon={<Icon of={CaretDoubleLeftIcon} mirrors />}
        disabled={page <= 1}
        onClick={() => onPage(1)}
      />
      <IconButton
        label={t("Previous page")}
        icon={<Icon of={CaretLeftIcon} mirrors />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-current="page">{t("Page {{page}} of {{pages}}", { page, pages })}</span>
      <IconButton
        label={t("Next page")}
        icon={<Icon of={CaretRightIcon} mirrors />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
      <form
        className="ms-auto flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const target = Number.parseInt(wanted, 10);
          if (target >= 1 && target <= pages) onPage(target);
          setWanted("");
        }}
      >
        <label className="flex items-center gap-2 text-ink-2">
          {t("Go to page")}
          <input
            inputMode="numeric"
            value={wanted}
            onChange={(event) => setWanted(event.target.value.replace(/\D/g, ""))}
            className="h-7 w-12 rounded-control border border-edge bg-sheet px-2 text-end hover:border-ink pointer-coarse:h-11"
          />
        </label>
        <Button size="small" type="submit">
          {t("Go")}
        </Button>
      </form>
    </nav>
  );
}
