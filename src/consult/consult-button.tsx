import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { Button, type ButtonSize, type ButtonTone } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { ConsultAbout } from "./use-consult.ts";

const ConsultDialog = lazy(() => import("./consult-dialog.tsx"));

type ConsultButtonProps = ConsultAbout & { label?: string; tone?: ButtonTone; size?: ButtonSize; className?: string };

/** Opens a message to the mill with these fabrics attached. */
export function ConsultButton({ label, tone, size, className, ...about }: ConsultButtonProps) {
  const { t } = useTranslation("favourites");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone={tone} size={size} className={className} icon={<Icon of={ChatTextIcon} />} onClick={() => setOpen(true)}>
        {label ?? t("Ask the mill")}
      </Button>
      {isOpen && (
        <Suspense>
          <ConsultDialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
