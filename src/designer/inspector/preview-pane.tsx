import { ArrowsInIcon } from "@phosphor-icons/react/dist/csr/ArrowsIn";
import { ArrowsOutIcon } from "@phosphor-icons/react/dist/csr/ArrowsOut";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox, cx, Icon, IconButton } from "../../ui/index.ts";
import { DrapedDesign } from "./draped-design.tsx";

/** The draped garment with what lies on the board, above the parameters, or over the whole editor. */
export function PreviewPane({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation("designer");
  const [normalMap, setNormalMap] = useState(true);
  const [isLarge, setLarge] = useState(false);
  return (
    <section
      aria-label={t("Preview")}
      className={cx(isLarge ? "fixed inset-0 z-30 flex flex-col bg-sheet" : "shrink-0")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isLarge) return;
        event.stopPropagation();
        setLarge(false);
      }}
    >
      <div
        dir="ltr"
        className={cx("relative", isLarge ? "min-h-0 flex-1" : isPhone ? "h-[30dvh]" : "h-[clamp(240px,100dvh-596px,420px)]")}
      >
        <DrapedDesign normalMap={normalMap} onNormalMap={setNormalMap} />
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line ps-4 pe-2">
        <Checkbox label={t("Normal map presentation")} checked={normalMap} onChange={setNormalMap} className="min-h-[30px]" />
        <IconButton
          size="small"
          label={isLarge ? t("Reduce the preview") : t("Enlarge the preview")}
          icon={<Icon of={isLarge ? ArrowsInIcon : ArrowsOutIcon} />}
          onClick={() => setLarge(!isLarge)}
        />
      </div>
    </section>
  );
}
