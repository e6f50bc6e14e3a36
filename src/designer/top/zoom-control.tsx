import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { CSS_PX_PER_MM } from "@selvedge/geometry-core";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { Icon, Menu } from "../../ui/index.ts";
import { fitChosen } from "../board/chosen-box.ts";
import { showAll } from "../board/show-all.ts";
import { zoomPercent } from "../board/view.ts";
import { useSession } from "../session/context.ts";

const STEP = 1.25;
const PART = "flex min-h-[26px] items-center justify-center px-2.5 hover:bg-plate pointer-coarse:min-h-9";

/** − 62 % +; a hundred per cent is physical size. The figure opens the usual steps. */
export function ZoomControl() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const { camera, format } = session;
  const percent = useStore(camera, ({ view }) => format.percent(zoomPercent(view)));
  const fitAll = () => showAll(session);
  return (
    <fieldset
      dir="ltr"
      className="inline-flex shrink-0 max-[767px]:hidden rounded-control border border-edge bg-sheet text-dense"
    >
      <legend className="sr-only">{t("Zoom")}</legend>
      <button type="button" aria-label={t("Zoom out")} className={PART} onClick={() => camera.zoomBy(1 / STEP)}>
        <Icon of={MinusIcon} />
      </button>
      <Menu
        align="center"
        trigger={
          <button
            type="button"
            aria-label={t("Zoom {{percent}} %", { percent })}
            className={`${PART} w-[74px] border-x border-line font-cond`}
          >
            {percent} %
          </button>
        }
        entries={[
          { key: "fit", label: t("Fit all"), note: "F", onSelect: fitAll },
          { key: "chosen", label: t("Fit selection"), note: "2", onSelect: () => fitChosen(session) },
          ...[25, 50, 100, 200, 400].map((step, index) => ({
            key: String(step),
            label: step === 100 ? t("100 %, true size") : `${step} %`,
            apart: index === 0,
            onSelect: () => camera.zoomTo((step / 100) * CSS_PX_PER_MM),
          })),
        ]}
      />
      <button type="button" aria-label={t("Zoom in")} className={PART} onClick={() => camera.zoomBy(STEP)}>
        <Icon of={PlusIcon} />
      </button>
    </fieldset>
  );
}
