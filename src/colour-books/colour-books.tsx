import { BookOpenIcon } from "@phosphor-icons/react/dist/csr/BookOpen";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import type { ColourBookCard } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { keyOf, upload, useCall, useSend } from "../api/call.ts";
import { addColourBook, deleteColourBook, findColour, listColourBooks, searchByColour } from "../api/calls.ts";
import { type ApiError, asApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { useIsStaff } from "../state/use-is-staff.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";

/** What the server reads; a name says the kind, for browsers know no type of these files. */
const ACCEPTED = ".ase,.aco,.gpl,.csv,.txt,.cxf,.qtx";
const OWNERS = { portal: "The portal's", mill: "The mill's", own: "Yours" } as const;
const CHANGED = [listColourBooks, findColour, searchByColour];

/** The books colours are looked up in: own ones are loaded and removed here. */
export function ColourBooks() {
  const { t } = useTranslation("books");
  const { number } = useFormat();
  const { data, error, refetch } = useCall(listColourBooks, {});
  return (
    <section aria-labelledby="colour-books" className="@container border-t border-line pt-3">
      <h3 id="colour-books" className="text-dense font-medium text-ink">
        {t("Colour books")}
      </h3>
      {error && <ErrorState error={error} onRetry={refetch} className="mt-2" />}
      {!data && !error && <Skeleton className="mt-2 h-16" />}
      {data && (
        <ul className="mt-1 max-h-40 divide-y divide-line overflow-y-auto">
          {data.map((book) => (
            <li key={book.bookId ?? book.name} className="flex min-h-9 items-center gap-x-3 text-dense">
              <span className="min-w-0 flex-1 truncate text-ink" dir="auto" title={book.name}>
                {book.name}
              </span>
              <span className="font-cond text-ink-3">
                {t("{{total}} colours", { count: book.colours, total: number(book.colours) })}
              </span>
              <span className="w-24 text-note text-ink-3 @max-xs:hidden">{t(OWNERS[book.owner])}</span>
              <span className="size-8 pointer-coarse:size-11">
                <Remove book={book} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <LoadBook />
    </section>
  );
}

/** Takes a book away that is the user's to take: own ones, for the mill's people the mill's. */
function Remove({ book }: { book: ColourBookCard }) {
  const { t } = useTranslation("books");
  const isStaff = useIsStaff();
  const remove = useSend(deleteColourBook, CHANGED);
  const { bookId, owner, name } = book;
  if (bookId === null || owner !== (isStaff ? "mill" : "own")) return null;
  return (
    <IconButton
      label={t("Remove {{book}}", { book: name })}
      icon={<Icon of={TrashIcon} />}
      disabled={remove.isPending}
      className="pointer-coarse:size-11"
      onClick={() =>
        remove.mutate(
          { bookId },
          {
            onSuccess: () => toast({ text: t("“{{book}}” was removed. Upload its file again to restore it.", { book: name }) }),
            onError: ({ message }) => toast({ tone: "fault", text: message }),
          },
        )
      }
    />
  );
}

/** Sends the file of a book; says how far it is, and what is wrong with one that cannot be read. */
function LoadBook() {
  const { t } = useTranslation("books");
  const { number } = useFormat();
  const isStaff = useIsStaff();
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ name: string; error: ApiError } | null>(null);
  const load = async (book: File) => {
    setProgress(0);
    setFailure(null);
    try {
      const { name, colours } = await upload(addColourBook, book, {}, { onProgress: setProgress });
      for (const call of CHANGED) void client.invalidateQueries({ queryKey: keyOf(call) });
      toast({ text: t("“{{book}}” is loaded with {{total}} colours.", { book: name, total: number(colours) }) });
    } catch (thrown) {
      setFailure({ name: book.name, error: asApiError(thrown) });
    } finally {
      setProgress(null);
    }
  };
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={file}
          type="file"
          accept={ACCEPTED}
          aria-label={t("File of a colour book")}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [book] = event.target.files ?? [];
            if (book) void load(book);
            event.target.value = "";
          }}
        />
        <Button size="small" icon={<Icon of={BookOpenIcon} />} busy={progress !== null} onClick={() => file.current?.click()}>
          {t("Upload a book")}
        </Button>
        <p className="min-w-0 flex-1 basis-40 text-note text-ink-3">
          {isStaff
            ? t("ASE, ACO, GPL, CSV, CxF3 or QTX, up to 12 MB. Every customer sees it.")
            : t("ASE, ACO, GPL, CSV, CxF3 or QTX, up to 12 MB. Only your company sees it.")}
        </p>
      </div>
      {progress !== null && (
        <progress aria-label={t("Uploading the book")} value={progress} max={1} className="mt-2 h-1 w-full accent-ink" />
      )}
      {failure && (
        <ErrorState
          className="mt-3"
          title={t("“{{file}}” cannot be read as a colour book", { file: failure.name })}
          error={failure.error.fields.file ? new Error(failure.error.fields.file) : failure.error}
        />
      )}
    </div>
  );
}
