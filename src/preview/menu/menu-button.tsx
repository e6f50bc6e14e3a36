import { SlidersHorizontalIcon } from "@phosphor-icons/react/dist/csr/SlidersHorizontal";
import { type Ref, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazy } from "../../lazy-part.ts";
import { Icon, IconButton } from "../../ui/index.ts";
import type { ViewerMenuProps } from "./viewer-menu.tsx";

const ViewerMenu = lazy(() => import("./viewer-menu.tsx"));

/** The button of the viewer's menu; what opens is fetched with the first press. */
export function MenuButton(props: Omit<ViewerMenuProps, "trigger">) {
  const { t } = useTranslation("preview");
  const [isAsked, setAsked] = useState(false);
  const button = (onClick?: () => void, ref?: Ref<HTMLButtonElement>) => (
    <IconButton
      ref={ref}
      onCloth
      label={t("Light, fit and pictures")}
      title={t("Light, fit and pictures")}
      className="pointer-coarse:size-11"
      icon={<Icon of={SlidersHorizontalIcon} size={20} />}
      onClick={onClick}
      aria-haspopup="menu"
    />
  );
  if (!isAsked) return button(() => setAsked(true));
  return (
    <Suspense fallback={button()}>
      <ViewerMenu {...props} trigger={button()} />
    </Suspense>
  );
}
