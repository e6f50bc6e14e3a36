import { DESIGN } from "@selvedge/editor-core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, Select } from "../../ui/index.ts";
import { Differences } from "../differences/differences.tsx";
import { BoardPicture } from "../export/board-picture.tsx";
import { useSession } from "../session/context.ts";
import { hold } from "./acts.ts";
import { useVariants } from "./use-variants.ts";

const PICTURE_SIDE_PX = 720;

/** Two variants beside one another, and the differences of the second, figure by figure. */
export function CompareVariants({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("whatif");
  const session = useSession();
  const { whatIfs, inHand } = useVariants((state) => state);
  const [one, setOne] = useState(DESIGN);
  const [other, setOther] = useState(inHand === DESIGN ? whatIfs[0]!.id : inHand);
  const choices = [{ value: DESIGN, label: t("The design") }, ...whatIfs.map(({ id, name }) => ({ value: id, label: name }))];
  const documentOf = (variant: string) => session.variants.editorOf(variant).document();
  const sides = [
    { label: t("First variant"), value: one, choose: setOne },
    { label: t("Second variant"), value: other, choose: setOther },
  ];
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t("Compare variants")}
      actions={
        <>
          <Button onClick={onClose}>{t("Close the comparison")}</Button>
          {other !== inHand && (
            <Button
              tone="main"
              onClick={() => {
                hold(session, other);
                onClose();
              }}
            >
              {t("Continue with the second")}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-4 grid grid-cols-2 gap-4">
        {sides.map(({ label, value, choose }) => (
          <figure key={label} className="min-w-0">
            <Select label={label} labelAt="hidden" value={value} choices={choices} onChange={choose} className="mb-2" />
            <div className="aspect-[4/3] bg-board">
              <BoardPicture document={documentOf(value)} side={PICTURE_SIDE_PX} className="size-full" />
            </div>
          </figure>
        ))}
      </div>
      <Differences before={documentOf(one)} after={documentOf(other)} />
    </Dialog>
  );
}
