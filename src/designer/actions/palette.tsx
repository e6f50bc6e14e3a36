import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { cx } from "../../ui/index.ts";
import { fitChosen } from "../board/chosen-box.ts";
import type { Group, Verbs } from "./action.ts";
import { isMac, writeChord } from "./chord.ts";
import { found } from "./found.ts";
import { ACTIONS, canDo } from "./table.ts";

type Entry = {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly chord?: string;
  readonly run: () => void;
};

/** Where the words of a group stand: at the end of its rows. */
export function useGroupNames(): Readonly<Record<Group, string>> {
  const { t } = useTranslation("tools");
  return { edit: t("Edit"), arrange: t("Arrange"), view: t("View"), file: t("The design"), go: t("Panels") };
}

/** Everything that can be done now, then the pieces and artworks to go to. */
function useEntries(verbs: Verbs): readonly Entry[] {
  const { t } = useTranslation("tools");
  const groups = useGroupNames();
  return useMemo(() => {
    const { session } = verbs;
    const mac = isMac();
    const actions = ACTIONS.filter((action) => action.id !== "palette" && canDo(action, verbs)).map((action) => ({
      key: action.id,
      label: t(action.label),
      kind: groups[action.group],
      ...(action.chords && { chord: writeChord(action.chords[0]!, mac) }),
      run: () => action.run(verbs),
    }));
    const pieces = session.pieces().map((piece) => ({
      key: `piece ${piece.key}`,
      label: piece.name,
      kind: t("Piece"),
      run: () => {
        session.selection.choosePieces([piece.key]);
        fitChosen(session);
      },
    }));
    const { order, artworks } = session.editor.document();
    const laid = order
      .flatMap((id) => artworks[id] ?? [])
      .map((artwork) => ({
        key: artwork.id,
        label: artwork.name,
        kind: t("Artwork"),
        run: () => {
          session.selection.chooseArtwork(artwork.id, artwork.pieceKey);
          fitChosen(session);
        },
      }));
    return [...actions, ...pieces, ...laid];
  }, [verbs, t, groups]);
}

/** Command palette: a word or two, then Enter. */
export function Palette({ verbs, onClose }: { verbs: Verbs; onClose: () => void }) {
  const { t } = useTranslation("tools");
  const entries = useEntries(verbs);
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = found(entries, words);
  const active = Math.min(at, shown.length - 1);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    // After the dialog has given the focus back.
    setTimeout(entry.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      setAt((active + by + shown.length) % Math.max(1, shown.length));
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(shown[active]);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("Find an action")} initialFocus={input}>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={shown[active] ? `${id}-${active}` : undefined}
        aria-label={t("Find an action")}
        placeholder={t("What would you like to do?")}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-11 w-full border-b border-edge bg-transparent text-read text-ink outline-offset-2 placeholder:text-ink-3"
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t("Actions")}
        className="-mx-2 mt-2 h-[min(360px,50dvh)] overflow-y-auto"
      >
        {shown.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => run(entry)}
            onPointerMove={() => setAt(index)}
            className={cx(
              "flex min-h-8 cursor-pointer items-center gap-3 px-2 text-dense text-ink pointer-coarse:min-h-11",
              index === active && "bg-plate",
            )}
          >
            <span className="min-w-0 truncate">{entry.label}</span>
            <span className="shrink-0 font-cond text-note text-ink-3">{entry.kind}</span>
            {entry.chord && (
              <kbd dir="ltr" className="ms-auto shrink-0 font-cond text-note text-ink-2">
                {entry.chord}
              </kbd>
            )}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? "sr-only" : "-mt-[min(350px,48dvh)] px-0 text-dense text-ink-3"}>
        {shown.length > 0 ? t("{{count}} actions", { count: shown.length }) : t("No results. Try another word.")}
      </p>
    </Dialog>
  );
}
