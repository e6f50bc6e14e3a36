import { DotsSixVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsSixVertical";
import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { LockIcon } from "@phosphor-icons/react/dist/csr/Lock";
import { LockOpenIcon } from "@phosphor-icons/react/dist/csr/LockOpen";
import type { Artwork } from "@selvedge/editor-core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx, Icon, IconButton, Picture } from "../../ui/index.ts";
import { useDescribe } from "../actions/describe.ts";
import { FINISH_NAMES } from "../materials/names.ts";
import { toggleArtworks } from "../session/chosen.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";
import type { LayerRow as Row } from "./layer-rows.ts";
import type { Grip } from "./use-layer-drag.ts";

const MAX_NAME = 80;

type Props = { row: Row; grip: Grip; isDragged: boolean; drop: "above" | "below" | null };

/** One artwork, or the head of a group: grip, picture, name, lock and eye. */
export function LayerRow({ row, grip, isDragged, drop }: Props) {
  const { t } = useTranslation("tools");
  const session = useSession();
  const { editor } = session;
  const chosen = useSelection(({ artworkIds }) => artworkIds);
  const artworks = useDocument((document) => document.artworks);
  const members = row.ids.flatMap((id) => artworks[id] ?? []);
  const isChosen = row.ids.every((id) => chosen.includes(id));
  const isLocked = members.every(({ locked }) => locked);
  const isHidden = members.every(({ hidden }) => hidden);
  const name = row.artwork?.name ?? t("Group of {{count}}", { count: row.ids.length });
  const [isNaming, setNaming] = useState(false);
  const choose = (isAdding: boolean) => {
    if (isAdding) toggleArtworks(session, members);
    else session.selection.chooseArtworks(members);
  };
  return (
    <li
      data-layer={row.ids.join(" ")}
      className={cx(
        "relative flex items-center gap-0.5 border-t border-line ps-1 pe-2",
        row.isMember && "ps-5",
        isChosen && "thread-edge bg-thread-wash before:inset-s-0",
        isDragged && "opacity-50",
        drop === "above" && "after:absolute after:inset-x-0 after:-top-px after:h-0.5 after:bg-thread",
        drop === "below" && "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-thread",
      )}
    >
      <button
        type="button"
        aria-label={t("Move {{name}}; arrows move it up and down", { name })}
        className="grid h-11 w-6 shrink-0 cursor-grab touch-none place-items-center text-ink-3 hover:text-ink active:cursor-grabbing"
        {...grip}
      >
        <Icon of={DotsSixVerticalIcon} size={16} />
      </button>
      {isNaming && row.artwork ? (
        <NameField artwork={row.artwork} onDone={() => setNaming(false)} />
      ) : (
        <Face
          row={row}
          name={name}
          isChosen={isChosen}
          isHidden={isHidden}
          onChoose={choose}
          onName={() => setNaming(row.artwork !== null)}
        />
      )}
      <IconButton
        size="small"
        label={isLocked ? t("Unlock {{name}}", { name }) : t("Lock {{name}}", { name })}
        aria-pressed={isLocked}
        className={isLocked ? undefined : "text-edge hover:text-ink"}
        icon={<Icon of={isLocked ? LockIcon : LockOpenIcon} />}
        onClick={() => editor.give({ type: "lockArtworks", ids: [...row.ids], locked: !isLocked })}
      />
      <IconButton
        size="small"
        label={isHidden ? t("Show {{name}}", { name }) : t("Hide {{name}}", { name })}
        aria-pressed={isHidden}
        className={isHidden ? undefined : "text-edge hover:text-ink"}
        icon={<Icon of={isHidden ? EyeSlashIcon : EyeIcon} />}
        onClick={() => editor.give({ type: "hideArtworks", ids: [...row.ids], hidden: !isHidden })}
      />
    </li>
  );
}

type FaceProps = {
  row: Row;
  name: string;
  isChosen: boolean;
  isHidden: boolean;
  onChoose: (isAdding: boolean) => void;
  onName: () => void;
};

/** What a press on the row chooses; pressed twice, or with F2, it is renamed. */
function Face({ row, name, isChosen, isHidden, onChoose, onName }: FaceProps) {
  const { t } = useTranslation("tools");
  const session = useSession();
  const describe = useDescribe();
  const id = useId();
  const { artwork } = row;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-describedby={artwork ? id : undefined}
      onClick={(event) => onChoose(event.shiftKey || event.ctrlKey || event.metaKey)}
      onDoubleClick={onName}
      onKeyDown={(event) => event.key === "F2" && onName()}
      className={cx("flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-start text-dense", isHidden && "opacity-50")}
    >
      {artwork && (
        <Picture src={session.assets.picture(artwork.imageId)?.thumbUrl} alt="" fit="contain" className="size-8 shrink-0" />
      )}
      <span className="min-w-0">
        <span data-layer-name className={cx("block truncate", (isChosen || !artwork) && "font-medium")}>
          {name}
        </span>
        {artwork && (
          <span className="block truncate font-cond text-note text-ink-3">
            {session.format.list([
              session.piece(artwork.pieceKey)?.name ?? "",
              artwork.finish ? t(FINISH_NAMES[artwork.finish.kind]) : null,
            ])}
          </span>
        )}
      </span>
      {artwork && (
        <span id={id} className="sr-only">
          {describe(artwork)}
        </span>
      )}
    </button>
  );
}

function NameField({ artwork, onDone }: { artwork: Artwork; onDone: () => void }) {
  const { t } = useTranslation("tools");
  const { editor } = useSession();
  const [name, setName] = useState(artwork.name);
  const commit = () => {
    const next = name.trim();
    if (next && next !== artwork.name) editor.give({ type: "renameArtwork", id: artwork.id, name: next });
    onDone();
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of what was pressed
      autoFocus
      aria-label={t("Name of {{name}}", { name: artwork.name })}
      value={name}
      maxLength={MAX_NAME}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setName(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onDone();
      }}
      className="my-1.5 h-8 min-w-0 flex-1 rounded-control border border-edge bg-sheet px-2 text-dense"
    />
  );
}
