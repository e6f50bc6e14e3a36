import { areAlike, DESIGN, type Editor, MAX_VARIANT_NAME } from "@selvedge/editor-core";
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/index.ts";
import { patternOf } from "../../worn/options-text.ts";
import { BoardPicture } from "../export/board-picture.tsx";
import { useSession } from "../session/context.ts";
import { asked } from "./asked.ts";

/** Sharp on a screen of two device px to one. */
const PICTURE_SIDE_PX = 132;

type Props = { id: string; name: string; editor: Editor; isHere: boolean; isRenamed: boolean; onHold: () => void };

/** One variant: its board as it is now, its name, and how far it has gone. A press makes it the active variant. */
export function VariantCard({ id, name, editor, isHere, isRenamed, onHold }: Props) {
  const { t } = useTranslation("whatif");
  const { variants } = useSession();
  const document = useSyncExternalStore(editor.subscribe, editor.document);
  const design = useSyncExternalStore(variants.design.subscribe, variants.design.document);
  const { index } = useSyncExternalStore(editor.subscribe, editor.history);
  usePattern(editor);
  const isLikeDesign = useMemo(() => id !== DESIGN && areAlike(document, design), [id, document, design]);
  return (
    <li data-variant={name} className={cx("flex shrink-0", isHere && "thread-under")}>
      {isRenamed ? (
        <span className="flex items-center gap-2 ps-2.5 pe-3 py-1.5">
          <Shown document={document} />
          <NameField id={id} name={name} />
        </span>
      ) : (
        <button
          type="button"
          aria-pressed={isHere}
          onClick={onHold}
          onDoubleClick={() => id !== DESIGN && asked.setState({ renames: id })}
          className="flex items-center gap-2 ps-2.5 pe-3 py-1.5 text-start outline-offset-[-3px] hover:bg-plate"
        >
          <Shown document={document} />
          <span className="grid min-w-11 max-w-32 leading-4">
            <span className={cx("truncate text-dense", isHere ? "font-medium text-ink" : "text-ink-2")} title={name}>
              <bdi>{name}</bdi>
            </span>
            <span className="truncate font-cond text-note text-ink-3">
              {isLikeDesign ? t("as the design") : t("{{count}} steps", { count: index })}
            </span>
          </span>
        </button>
      )}
    </li>
  );
}

const Shown = ({ document }: { document: Parameters<typeof BoardPicture>[0]["document"] }) => (
  <span className="block size-11 shrink-0 overflow-hidden bg-board">
    <BoardPicture document={document} side={PICTURE_SIDE_PX} className="size-full" />
  </span>
);

/** Brings the pattern of a variant in another size or with other options, so that its picture is cut like it. */
function usePattern(editor: Editor): void {
  const session = useSession();
  const { size, options } = useSyncExternalStore(editor.subscribe, editor.document);
  useEffect(() => {
    if (session.hasStyle({ size, options })) return;
    patternOf({ size, options, styleId: session.style().id }).then(session.addStyle, console.warn);
  }, [session, size, options]);
}

/** Another name, written where the name stands: Enter or leaving keeps it, Escape does not. */
function NameField({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("whatif");
  const { variants } = useSession();
  const [said, setSaid] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  // Asked for from a menu or by a key: what is written next is the name.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (keeps: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (keeps) variants.rename(id, said);
    asked.setState({ renames: null });
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        end(true);
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label={t("Name of the what-if")}
        value={said}
        maxLength={MAX_VARIANT_NAME}
        onChange={(event) => setSaid(event.target.value)}
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") end(false);
        }}
        className="h-8 w-32 border-b border-edge bg-transparent text-dense text-ink pointer-coarse:h-11"
      />
    </form>
  );
}
