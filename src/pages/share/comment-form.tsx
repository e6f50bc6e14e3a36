import { call } from "../../api/call.ts";
import { addMark } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Select } from "../../ui/select.tsx";
import { Code } from "../../ui/words.tsx";
import type { LinkKey } from "./shown-design.ts";
import { WritingForm } from "./writing-form.tsx";

/** A place of the design: piece, and mm on it. */
export type Place = { readonly pieceKey: string; readonly x: number; readonly y: number };

type CommentFormProps = {
  readonly proposalId: string;
  readonly linkKey: LinkKey;
  readonly pieces: readonly { readonly key: string; readonly name: string }[];
  readonly place: Place;
  readonly onPiece: (pieceKey: string) => void;
  readonly onSent: () => void;
};

/** A comment at a place of the design. */
export function CommentForm({ proposalId, linkKey, pieces, place, onPiece, onSent }: CommentFormProps) {
  const { t } = useTranslation("share");
  const { number } = useFormat();
  return (
    <WritingForm
      title={<h3 className="font-medium">{t("Add a comment")}</h3>}
      label={t("Comment")}
      sendLabel={t("Send comment")}
      sentText={t("Your comment was sent.")}
      send={(written) => call(addMark, { proposalId, ...place, ...written, ...linkKey })}
      onSent={onSent}
      className="border-t border-line pt-4"
    >
      <div className="grid gap-1">
        <Select
          label={t("Where")}
          value={place.pieceKey}
          choices={pieces.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={onPiece}
        />
        <p className="text-note text-ink-3">
          <Code className="font-cond">
            {number(Math.round(place.x) + 0)} × {number(Math.round(place.y) + 0)} mm
          </Code>
          {" · "}
          {t("Click the garment or a piece to move the place.")}
        </p>
      </div>
    </WritingForm>
  );
}
