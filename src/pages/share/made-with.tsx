import { laidTrims } from "@selvedge/editor-core";
import type { ReactNode } from "react";
import { FINISH_NAMES } from "../../designer/materials/names.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Picture } from "../../ui/picture.tsx";
import { Code } from "../../ui/words.tsx";
import { finishedArtworks, type ShownDesign, trimsUsed } from "./shown-design.ts";

/** What artworks are made of besides print, and what is sewn on: each with its size and its pieces. No prices: a link may travel. */
export function MadeWith({ design }: { design: ShownDesign }) {
  const { t } = useTranslation("share");
  const { number, list } = useFormat();
  const { document, style } = design;
  const names = new Map(style.pieces.map(({ key, name }) => [key, name]));
  const named = (keys: readonly string[]) => list(keys.map((key) => names.get(key) ?? key));
  const size = (width: number, height: number) => `${number(width, 1)} × ${number(height, 1)} mm`;
  const artworks = finishedArtworks(document);
  const trims = trimsUsed(laidTrims(document, style.pieces));
  return (
    <>
      {artworks.length > 0 && (
        <Used title={t("Finish of the artwork")}>
          {artworks.map(({ id, imageId, name, finish, width, height, pieceKey }) => (
            <Row key={id} design={design} imageId={imageId}>
              <p className="font-medium">{t(FINISH_NAMES[finish.kind], { ns: "materials" })}</p>
              <p dir="auto" className="break-words text-ink-2 rtl:text-right">
                {name}
              </p>
              <p className="text-note text-ink-3">
                {names.get(pieceKey) ?? pieceKey} · <Code className="whitespace-nowrap">{size(width, height)}</Code>
              </p>
            </Row>
          ))}
        </Used>
      )}
      {trims.length > 0 && (
        <Used title={t("Sewn on the garment")}>
          {trims.map(({ decorateId, look, width, height, count, pieceKeys }) => (
            <Row key={`${decorateId} ${height}`} design={design} imageId={decorateId}>
              <p className="flex items-baseline justify-between gap-3">
                <span dir="auto" className="min-w-0 break-words font-medium">
                  {look.name}
                </span>
                <span className="shrink-0 tabular-nums">{number(count)} ×</span>
              </p>
              <p className="font-cond text-ink-2">
                <Code>{look.code}</Code> · <Code className="whitespace-nowrap">{size(width, height)}</Code>
              </p>
              <p className="text-note text-ink-3">{named(pieceKeys)}</p>
            </Row>
          ))}
        </Used>
      )}
    </>
  );
}

function Used({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="voice-name mb-2 text-head">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function Row({ design, imageId, children }: { design: ShownDesign; imageId: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-t border-line py-3">
      <Picture
        src={design.images.find((image) => image.imageId === imageId)?.thumbUrl}
        alt=""
        fit="contain"
        className="size-18 shrink-0"
      />
      <div className="min-w-0 flex-1 text-dense">{children}</div>
    </li>
  );
}
