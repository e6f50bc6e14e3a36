import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { ArrowUpIcon } from "@phosphor-icons/react/dist/csr/ArrowUp";
import { useTranslation } from "react-i18next";
import { cx, Icon, IconButton, Picture } from "../../ui/index.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";

/** The artworks of the garment, the topmost first. They are drawn back to front; the arrows move one among the others. */
export function ArtworkList() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const artworks = useDocument((document) => document.artworks);
  const order = useDocument((document) => document.order);
  const chosen = useSelection(({ artworkId }) => artworkId);
  if (order.length === 0) return null;
  const move = (index: number, by: 1 | -1) => {
    const next = [...order];
    const [moved] = next.splice(index, 1);
    next.splice(index + by, 0, moved!);
    session.editor.give({ type: "reorderArtworks", order: next });
  };
  return (
    <section className="mt-4 border-t border-line pt-2.5">
      <h3 className="mb-1 flex items-baseline justify-between text-dense font-medium">
        {t("On the garment")}
        <span className="text-note font-normal text-ink-3">{t("front to back")}</span>
      </h3>
      <ol className="flex flex-col-reverse">
        {order.map((id, index) => {
          const artwork = artworks[id];
          if (!artwork) return null;
          const isChosen = id === chosen;
          return (
            <li key={id} className={cx("flex items-center gap-1 border-t border-line", isChosen && "thread-edge bg-thread-wash")}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => session.selection.chooseArtwork(id, artwork.pieceKey)}
                className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-start text-dense"
              >
                <Picture
                  src={session.assets.picture(artwork.imageId)?.thumbUrl}
                  alt=""
                  fit="contain"
                  className="size-8 shrink-0"
                />
                <span className="min-w-0">
                  <span className={cx("block truncate", isChosen && "font-medium")}>{artwork.name}</span>
                  <span className="block truncate text-note text-ink-3">{session.piece(artwork.pieceKey)?.name}</span>
                </span>
              </button>
              <IconButton
                label={t("Bring {{name}} forward", { name: artwork.name })}
                size="small"
                disabled={index === order.length - 1}
                icon={<Icon of={ArrowUpIcon} size={14} />}
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={t("Send {{name}} backward", { name: artwork.name })}
                size="small"
                disabled={index === 0}
                icon={<Icon of={ArrowDownIcon} size={14} />}
                onClick={() => move(index, -1)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
