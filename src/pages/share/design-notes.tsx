import { useMemo } from "react";
import { useTranslation } from "../../i18n.ts";
import { CommentForm } from "./comment-form.tsx";
import { Notes } from "./notes.tsx";
import { ReplyForm } from "./reply-form.tsx";
import type { LinkKey, ShownDesign } from "./shown-design.ts";
import type { Pointing } from "./use-pointing.ts";

type DesignNotesProps = {
  readonly design: ShownDesign;
  readonly proposalId: string;
  readonly linkKey: LinkKey;
  readonly canComment: boolean;
  readonly pointing: Pointing;
  readonly onMarked: () => void;
};

/** What was noted on a design, and the forms to answer and to comment where one may. */
export function DesignNotes({ design, proposalId, linkKey, canComment, pointing, onMarked }: DesignNotesProps) {
  const { t } = useTranslation("share");
  const { style, marks } = design;
  const names = useMemo(() => new Map(style.pieces.map(({ key, name }) => [key, name])), [style]);
  const answerTo = (markId: string, close: () => void) => (
    <ReplyForm
      proposalId={proposalId}
      markId={markId}
      linkKey={linkKey}
      onClose={close}
      onSent={() => {
        close();
        onMarked();
      }}
    />
  );
  return (
    <section>
      <h2 className="voice-name mb-2 text-head">{t("Notes")}</h2>
      <Notes
        marks={marks}
        pieceName={(key) => names.get(key) ?? key}
        chosen={pointing.chosen}
        onChoose={pointing.choose}
        answerTo={canComment ? answerTo : null}
      />
      {canComment && (
        <CommentForm
          proposalId={proposalId}
          linkKey={linkKey}
          pieces={style.pieces}
          place={pointing.place}
          onPiece={pointing.placeOn}
          onSent={onMarked}
        />
      )}
    </section>
  );
}
