import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { Annotation } from "@selvedge/editor-core";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { middleOf } from "../../drawing/index.ts";
import { useSession as useWho } from "../../state/session.ts";
import { Button, cx, Empty, Icon, IconButton, TextArea } from "../../ui/index.ts";
import { orderedNotes } from "../board/ordered-notes.ts";
import { Comments } from "../comments/comments.tsx";
import { useComments } from "../comments/use-comments.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import { newId } from "../session/new-id.ts";

const MAX_NOTE = 4_000;

/** Add Annotations: a press on a piece points at a place, the text is written here. */
export function NotesPanel() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const notes = orderedNotes(useDocument((document) => document.annotations));
  const { comments } = useComments();
  const noteAt = useSelection((selection) => selection.noteAt);
  const chosenPiece = useSelection(({ pieces }) => pieces.at(-1));
  const startInMiddle = () => {
    const piece = chosenPiece === undefined ? session.pieces()[0] : session.piece(chosenPiece);
    if (!piece) return;
    session.selection.draftNote({ pieceKey: piece.key, ...middleOf(piece.outline) });
  };
  return (
    <>
      <p className="mb-2 text-note text-ink-3">{t("Click a piece to place a note there.")}</p>
      {noteAt ? (
        <NewNote key={`${noteAt.pieceKey}/${noteAt.x}/${noteAt.y}`} />
      ) : (
        <Button size="small" wide className="mb-3" onClick={startInMiddle}>
          {t("Add Annotations")}
        </Button>
      )}
      {notes.length === 0 && comments.length === 0 && !noteAt && (
        <Empty title={t("No notes yet")}>{t("Notes are saved with the design and shown on the shared page.")}</Empty>
      )}
      <ol>
        {notes.map((note, index) => (
          <Note key={note.id} note={note} number={index + 1} />
        ))}
      </ol>
      <Comments />
    </>
  );
}

const submitOnControlEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
};

function NewNote() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const author = useWho(({ customer }) => customer?.name || customer?.customerName || "");
  const noteAt = useSelection((selection) => selection.noteAt);
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState("");
  useEffect(() => field.current?.focus(), []);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = content.trim();
    if (!text || !noteAt) return field.current?.focus();
    const id = newId();
    session.editor.give({
      type: "annotate",
      annotation: {
        id,
        ...noteAt,
        content: text,
        author: author.slice(0, 80),
        createdAt: new Date().toISOString(),
        resolved: false,
      },
    });
    session.selection.chooseAnnotation(id);
  };
  return (
    <form onSubmit={add} className="mb-4 grid gap-2">
      <TextArea
        ref={field}
        label={t("Note on {{piece}}", { piece: (noteAt && session.piece(noteAt.pieceKey)?.name) ?? "" })}
        placeholder={t("please input annotation")}
        value={content}
        maxLength={MAX_NOTE}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={submitOnControlEnter}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={() => session.selection.draftNote(null)}>
          {t("Cancel")}
        </Button>
        <Button size="small" tone="main" type="submit" disabled={!content.trim()}>
          {t("Add note")}
        </Button>
      </div>
    </form>
  );
}

function Note({ note, number }: { note: Annotation; number: number }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const isChosen = useSelection(({ annotationId }) => annotationId === note.id);
  const [isEditing, setEditing] = useState(false);
  const [content, setContent] = useState(note.content);
  const { editor, selection, format } = session;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = content.trim();
    if (!text) return;
    editor.give({ type: "editAnnotation", id: note.id, content: text });
    setEditing(false);
  };
  return (
    <li className={cx("border-t border-line py-2", isChosen && "thread-edge")}>
      {isEditing ? (
        <form onSubmit={save} className="grid gap-2">
          <TextArea
            label={t("Note {{number}}", { number })}
            value={content}
            maxLength={MAX_NOTE}
            onChange={(event) => setContent(event.target.value)}
            onKeyDown={submitOnControlEnter}
          />
          <div className="flex justify-end gap-2">
            <Button size="small" onClick={() => setEditing(false)}>
              {t("Cancel")}
            </Button>
            <Button size="small" tone="main" type="submit" disabled={!content.trim()}>
              {t("Save note")}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => selection.chooseAnnotation(note.id)}
            className="flex w-full gap-2.5 text-start text-dense"
          >
            <span className="grid size-6 shrink-0 place-items-center rounded-full border border-ink font-cond text-note font-medium">
              {number}
            </span>
            <span className="min-w-0 flex-1">
              <span className={cx("whitespace-pre-wrap break-words", note.resolved && "text-ink-3 line-through decoration-line")}>
                {note.content}
              </span>
              <span className="mt-0.5 block text-note text-ink-3">
                {format.list([
                  session.piece(note.pieceKey)?.name,
                  note.author,
                  format.date(Date.parse(note.createdAt)),
                  note.resolved && t("resolved"),
                ])}
              </span>
            </span>
          </button>
          <div className="mt-1 flex justify-end gap-0.5">
            <IconButton
              label={note.resolved ? t("Reopen") : t("Resolve")}
              size="small"
              icon={<Icon of={note.resolved ? ArrowCounterClockwiseIcon : CheckIcon} />}
              onClick={() => editor.give({ type: "resolveAnnotation", id: note.id, resolved: !note.resolved })}
            />
            <IconButton
              label={t("Edit note {{number}}", { number })}
              size="small"
              icon={<Icon of={PencilSimpleIcon} />}
              onClick={() => {
                setContent(note.content);
                setEditing(true);
              }}
            />
            <IconButton
              label={t("Delete note {{number}}", { number })}
              size="small"
              icon={<Icon of={TrashIcon} />}
              onClick={() => {
                editor.give({ type: "removeAnnotation", id: note.id });
                selection.chooseAnnotation(null);
              }}
            />
          </div>
        </>
      )}
    </li>
  );
}
