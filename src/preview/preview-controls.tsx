import { CameraIcon } from "@phosphor-icons/react/dist/csr/Camera";
import { MagnifyingGlassPlusIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlassPlus";
import { PauseIcon } from "@phosphor-icons/react/dist/csr/Pause";
import { RulerIcon } from "@phosphor-icons/react/dist/csr/Ruler";
import { useTranslation } from "react-i18next";
import { Icon, IconButton, Segmented } from "../ui/index.ts";
import { MenuButton } from "./menu/menu-button.tsx";
import type { ViewerMenuProps } from "./menu/viewer-menu.tsx";

type PreviewControlsProps = Omit<ViewerMenuProps, "trigger"> & {
  readonly isTrueScale: boolean;
  readonly onTrueScale: (on: boolean) => void;
  readonly onDetail: () => void;
  readonly onPicture: (() => void) | null;
};

/** Sides at the foot; true scale, picture and the menu of everything else in the corner. */
export function PreviewControls({ isTrueScale, onTrueScale, onDetail, onPicture, ...menu }: PreviewControlsProps) {
  const { t } = useTranslation("preview");
  return (
    <>
      <div className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-center print:hidden">
        <Segmented
          className="pointer-events-auto"
          label={t("Side of the garment")}
          value={isTrueScale ? null : menu.view}
          onChange={menu.onView}
          choices={[
            { value: "front", label: t("Front") },
            { value: "threeQuarter", label: "¾" },
            { value: "side", label: t("Side") },
            { value: "back", label: t("Back") },
          ]}
        />
      </div>
      <div className="absolute end-2 top-2 flex flex-col gap-1.5 print:hidden">
        <IconButton
          onCloth
          label={t("Detail: how it is made")}
          title={t("Detail: how it is made")}
          className="pointer-coarse:size-11"
          icon={<Icon of={MagnifyingGlassPlusIcon} size={20} />}
          onClick={onDetail}
        />
        <IconButton
          onCloth
          label={isTrueScale ? t("Back to the garment") : t("True scale: face the fabric")}
          title={isTrueScale ? t("Back to the garment") : t("True scale: face the fabric")}
          pressed={isTrueScale}
          className="pointer-coarse:size-11"
          icon={<Icon of={RulerIcon} size={20} />}
          onClick={() => onTrueScale(!isTrueScale)}
        />
        {onPicture && (
          <IconButton
            onCloth
            label={t("Save picture")}
            title={t("Save picture")}
            className="pointer-coarse:size-11"
            icon={<Icon of={CameraIcon} size={20} />}
            onClick={onPicture}
          />
        )}
        <MenuButton {...menu} view={isTrueScale ? null : menu.view} />
        {menu.isTurning && (
          <IconButton
            onCloth
            label={t("Stop rotation")}
            title={t("Stop rotation")}
            className="pointer-coarse:size-11"
            icon={<Icon of={PauseIcon} size={20} />}
            onClick={() => menu.onTurning(false)}
          />
        )}
      </div>
    </>
  );
}
