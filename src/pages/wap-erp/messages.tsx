import { CloudArrowUpIcon } from "@phosphor-icons/react/dist/csr/CloudArrowUp";
import type { WorkKind } from "@selvedge/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Thread } from "../../threads/thread.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Photos } from "./photos.tsx";
import { useGive, useWaiting } from "./use-waiting.ts";

type About = { readonly kind: WorkKind | "thread"; readonly recordId: string; readonly number: string };
const MAX_MESSAGE = 4_000;

/** What was written about a record, and the answer: kept on the device until the server has it. */
export function Messages(about: About & { readonly kind: WorkKind }) {
  const { t } = useTranslation(["erp", "states"]);
  return (
    <section id="messages">
      <h2 className="voice-name mt-8 mb-3 text-head">{t("Messages")}</h2>
      <Thread subject={{ kind: about.kind, id: about.recordId }} form={<Answer key={about.recordId} {...about} />} />
    </section>
  );
}

/** The field for an answer, into the record's thread or, of the kind `thread`, into that one; what waits to be sent stands above it. */
export function Answer(about: About) {
  const { t } = useTranslation(["erp", "states"]);
  const give = useGive(about);
  const waiting = useWaiting(about.recordId).filter(({ errand }) => errand.what === "message");
  const [content, setContent] = useState("");
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const isEmpty = content.trim() === "" && photos.length === 0;
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const { kind, recordId: id } = about;
    await give(
      {
        what: "message",
        body: { ...(kind === "thread" ? { threadId: id } : { subject: { kind, id } }), content: content.trim() },
      },
      photos.map((blob) => ({ blob, place: "" })),
    );
    setContent("");
    setPhotos([]);
  };
  return (
    <>
      <ul className="grid gap-2 text-dense empty:hidden">
        {waiting.map(({ key, errand }) => (
          <li key={key} className="justify-self-end border border-dashed border-edge bg-sheet px-3.5 py-2.5">
            <p dir="auto" className="whitespace-pre-wrap break-words text-body">
              {errand.what === "message" && errand.body.content}
            </p>
            <p className="mt-1 flex items-center gap-1 text-note text-warn">
              <Icon of={CloudArrowUpIcon} size={14} />
              {t("Waiting to be sent")}
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void answer(event)} noValidate className="grid gap-3">
        <TextArea
          label={t("Answer")}
          rows={3}
          dir="auto"
          maxLength={MAX_MESSAGE}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <Photos photos={photos} onChange={setPhotos} />
        <Button tone="main" size="large" wide type="submit" disabled={isEmpty}>
          {t("Send the answer")}
        </Button>
      </form>
    </>
  );
}
