import type { DesignDocument } from "@selvedge/editor-core";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, TextField } from "../../ui/index.ts";
import { Differences } from "../differences/differences.tsx";
import { BoardPicture } from "../export/board-picture.tsx";
import { useSession } from "../session/context.ts";
import { useSaver, useSaving } from "./context.ts";

const PICTURE_SIDE_PX = 440;

/** Somebody saved another revision meanwhile: both are shown with their differences, and the designer chooses which one to continue. Nothing is lost either way. */
export function ConflictDialog() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const saver = useSaver();
  const theirs = useSaving((saving) => saving.theirs);
  const known = useSaving((saving) => saving.name);
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (theirs) setName(t("{{name}}, my copy", { name: known }));
  }, [theirs, known, t]);

  const keep = async () => {
    setBusy(true);
    const outcome = await saver.keepAsCopy(name);
    setBusy(false);
    setFault(outcome === "nameUsed" ? t("You have a design of this name already. Choose another one.") : null);
  };
  return (
    <Dialog
      wide
      open={theirs !== null}
      holds
      onOpenChange={(isOpen) => !isOpen && saver.putOff(true)}
      title={t("Which version to keep?")}
      actions={
        <>
          <Button onClick={() => saver.takeTheirs()}>{t("Use theirs")}</Button>
          <Button tone="main" busy={isBusy} disabled={!name.trim()} onClick={keep}>
            {t("Keep mine as a copy")}
          </Button>
        </>
      }
    >
      <p>
        {theirs &&
          t("Revision {{revision}} was saved at {{time}}, while you were working.", {
            revision: theirs.revision,
            time: session.format.time(Date.parse(theirs.updatedAt)),
          })}
      </p>
      <div className="my-4 grid grid-cols-2 gap-4">
        <Compared title={t("Mine")} document={theirs && session.variants.design.document()} />
        <Compared
          title={t("Theirs, revision {{revision}}", { revision: theirs?.revision ?? 0 })}
          document={theirs?.document ?? null}
        />
      </div>
      {theirs && <Differences before={session.variants.design.document()} after={theirs.document} />}
      <TextField
        className="mt-4"
        label={t("Name of my copy")}
        value={name}
        maxLength={80}
        error={fault}
        onChange={(event) => setName(event.target.value)}
      />
    </Dialog>
  );
}

function Compared({ title, document }: { title: ReactNode; document: DesignDocument | null }) {
  return (
    <figure>
      <div className="aspect-square bg-board">
        {document && <BoardPicture document={document} side={PICTURE_SIDE_PX} className="size-full" />}
      </div>
      <figcaption className="mt-1.5 text-dense font-medium text-ink">{title}</figcaption>
    </figure>
  );
}
