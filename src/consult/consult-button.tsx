import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { lazy, Suspense, useState } from "react";
import type { CartProduct } from "../cart/rules.ts";
import { useTranslation } from "../i18n.ts";
import { Button, type ButtonSize, type ButtonTone } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Attached } from "./attached.tsx";

const ConsultDialog = lazy(() => import("./consult-dialog.tsx"));

export type ConsultAbout = {
  /** Why one writes: a question, or something the mill does not have yet. */
  kind?: "question" | "development";
  subject?: string;
  /** What stands in the field to begin with: the words that found nothing. */
  words?: string;
  products?: readonly CartProduct[];
  /** The fabric whose thread it is written into; a thread of its own without one. */
  fabricId?: string;
  /** Pictures of one's own that are attached to begin with. */
  pictures?: readonly Attached[];
};

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
