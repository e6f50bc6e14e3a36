import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import type { PreviewHandle } from "../../preview/index.ts";
import { useSession } from "../../state/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DesignGarment } from "./design-garment.tsx";
import { DesignHeading } from "./design-heading.tsx";
import { DesignNotes } from "./design-notes.tsx";
import { DesignPieces } from "./design-pieces.tsx";
import { FabricsUsed } from "./fabrics-used.tsx";
import { MadeWith } from "./made-with.tsx";
import { ShareFrame } from "./share-frame.tsx";
import type { LinkKey, ShownDesign } from "./shown-design.ts";
import { SignOffs } from "./sign-offs.tsx";
import { useCloth } from "./use-cloth.ts";
import { usePointing } from "./use-pointing.ts";
import { usePrintedPicture } from "./use-printed-picture.ts";

type DesignViewProps = {
  readonly design: ShownDesign;
  readonly linkKey: LinkKey;
  readonly canComment: boolean;
  readonly expiresAt: string | null;
  /** The way back to what the design was chosen from. */
  readonly back?: ReactNode;
  readonly onMarked: () => void;
};

/** A design to read: the garment in 3D, what it is made of, what was noted on it, and its pieces at one scale. */
export function DesignView({ design, linkKey, canComment, expiresAt, back, onMarked }: DesignViewProps) {
  const { t } = useTranslation("share");
  const { date } = useFormat();
  const cloth = useCloth(design);
  const pointing = usePointing(design, canComment);
  const preview = useRef<PreviewHandle>(null);
  const { printed, print } = usePrintedPicture(preview);

  useEffect(() => {
    document.title = `${design.name} · Selvedge`;
  }, [design.name]);
  return (
    <ShareFrame actions={<OpenInEditor design={design} />}>
      <article className="mx-auto max-w-[1600px] px-margin pt-6 pb-16 max-tablet:px-4 print:px-0">
        {back && <div className="mb-3 print:hidden">{back}</div>}
        <DesignHeading design={design} onPrint={() => void print()} />
        <div className="grid items-start gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,744fr)_minmax(0,568fr)] print:block">
          <div className="print:mb-6">
            <DesignGarment design={design} linkKey={linkKey} cloth={cloth} pointing={pointing} preview={preview} />
            <img src={printed ?? design.pictureUrl} alt="" className="hidden max-h-[14cm] w-full object-contain print:block" />
            <p className="mt-2 text-note text-ink-3 print:hidden">
              <span className="pointer-coarse:hidden">{t("Drag to turn, double-click to view the fabric at life size.")}</span>
              <span className="pointer-fine:hidden">{t("Drag to turn, double-tap to view the fabric at life size.")}</span>
            </p>
          </div>
          <div className="grid gap-10">
            <FabricsUsed design={design} />
            <MadeWith design={design} />
            {design.proposalId && (
              <DesignNotes
                design={design}
                proposalId={design.proposalId}
                linkKey={linkKey}
                canComment={canComment}
                pointing={pointing}
                onMarked={onMarked}
              />
            )}
            {design.proposalId && <SignOffs proposalId={design.proposalId} linkKey={linkKey} />}
          </div>
        </div>
        <DesignPieces pieces={design.style.pieces} cloth={cloth} pointing={pointing} />
        {expiresAt && (
          <p className="mt-8 text-note text-ink-3">{t("This link is valid until {{date}}.", { date: date(expiresAt, true) })}</p>
        )}
      </article>
    </ShareFrame>
  );
}

/** For customers: their own design, or the style it is made on where that is of the house. */
function OpenInEditor({ design }: { design: ShownDesign }) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  if (!customer) return null;
  const isSender = customer.company === design.company;
  if (design.style.isOwn && !isSender) return null;
  const isOwn = design.proposalId !== null && isSender;
  const to = `/shapeDetails?designId=${design.style.id}${isOwn ? `&proposalId=${design.proposalId}` : ""}`;
  return (
    <ButtonLink size="small" to={to}>
      {isOwn ? t("Open in the editor") : t("Open the style in the editor")}
    </ButtonLink>
  );
}
