import type { JoinedPattern, JoinRun } from "@selvedge/garment-core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/states.tsx";
import { JoinWords, Seams, Suggestions } from "./join-list.tsx";
import type { DrawnJoin, JoinAnswer, PieceEdge } from "./messages.ts";
import { withJoins, withoutJoin, withPiece } from "./pattern-state.ts";
import { PieceSettings } from "./piece-settings.tsx";
import { PiecesSheet } from "./pieces-sheet.tsx";
import { SaveStyle, Wearing } from "./save-style.tsx";
import { edgeKey } from "./sheet-lines.ts";
import { useJoiner } from "./use-joiner.ts";

const DrapedPattern = lazy(() => import("./draped-pattern.tsx"));

/** Two lengths are sewn flat to within this much, mm, or this share. */
const FLAT = { mm: 2, share: 0.01 } as const;

const FAULTS: Readonly<Record<NonNullable<JoinAnswer["fault"]>["kind"], string>> = {
  nothing: "No piece has a place on the form.",
  missingPiece: "A seam names a piece that is not worn.",
  outside: "A seam leaves the edge of its piece.",
  lengths: "The two sides of a seam are not equally long.",
  overlap: "Two seams share a stretch of one edge.",
  legs: "A leg has its front or its back only.",
  crossed: "The outline of a piece crosses itself.",
  form: "There is no such form.",
  tooLarge: "The pattern takes more cloth than can be draped.",
};

const easeOf = (a: number, b: number): number =>
  Math.abs(a - b) <= Math.max(FLAT.mm, Math.max(a, b) * FLAT.share) ? 1 : Math.round((a / b) * 10_000) / 10_000;

type ChosenProps = {
  edges: readonly PieceEdge[];
  nameOf: (key: string) => string;
  onJoin: (a: JoinRun, b: JoinRun, ease: number) => void;
  onClear: () => void;
};

/** The one or two edges that are chosen, and joining them. */
function ChosenEdges({ edges, nameOf, onJoin, onClear }: ChosenProps) {
  const { t } = useTranslation("own-styles");
  const { number } = useFormat();
  const [a, b] = edges;
  if (!a) return <p className="text-dense text-ink-2">{t("Press two edges to join them, or take a suggestion.")}</p>;
  const ease = b ? easeOf(a.length, b.length) : 1;
  return (
    <div className="rounded-control bg-thread-wash p-3 text-dense">
      {b ? (
        <JoinWords
          nameOf={nameOf}
          join={{
            a: { piece: a.run.piece, points: a.points, length: a.length },
            b: { piece: b.run.piece, points: b.points, length: b.length },
            ease,
          }}
        />
      ) : (
        <p>{t("Edge of {{piece}}, {{mm}} mm", { piece: nameOf(a.run.piece), mm: number(Math.round(a.length)) })}</p>
      )}
      <div className="mt-2 flex gap-2">
        {b && (
          <Button size="small" tone="main" onClick={() => onJoin(a.run, b.run, ease)}>
            {ease === 1 ? t("Join") : t("Join with ease")}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onClear}>
          {t("Choose others")}
        </Button>
      </div>
    </div>
  );
}

type Props = { pattern: JoinedPattern; onChange: (pattern: JoinedPattern) => void };

/** A brought pattern on its way to a style: pieces with their places, seams, the garment, and saving it. */
export function Workbench({ pattern, onChange }: Props) {
  const { t } = useTranslation("own-styles");
  const { answer, isLooking, hasFailed } = useJoiner(pattern);
  const [isNarrow] = useState(() => window.matchMedia("(max-width: 51.99rem)").matches);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<DrawnJoin | null>(null);
  const nameOf = (key: string) => pattern.pieces.find((piece) => piece.key === key)?.name ?? key;
  const change = (next: JoinedPattern) => {
    setShown(null);
    onChange(next);
  };
  const pressEdge = (edge: PieceEdge) => {
    const key = edgeKey(edge);
    setChosen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key].slice(-2)));
  };
  if (hasFailed)
    return (
      <p role="alert" className="text-fault">
        {t("The pattern could not be checked.")}
      </p>
    );
  if (!answer) return <Skeleton className="h-[60vh] w-full" />;
  const edges = chosen.flatMap((key) => answer.edges.find((edge) => edgeKey(edge) === key && edge.isFree) ?? []);
  const join = (a: JoinRun, b: JoinRun, ease: number) => {
    setChosen([]);
    change(withJoins(pattern, [{ a, b, ease }]));
  };
  const { fault } = answer;
  return (
    <div className="grid gap-x-8 gap-y-6 desk:grid-cols-[minmax(0,1fr)_400px]">
      <div className="min-w-0">
        <PiecesSheet
          pattern={pattern}
          answer={answer}
          chosen={chosen}
          onEdge={pressEdge}
          shown={shown}
          widthPerHeight={isNarrow ? 0.6 : 1.5}
          reach={isNarrow ? 70 : 34}
        />
        <h2 className="mt-6 mb-3 text-read font-medium">{t("Where the pieces are worn")}</h2>
        <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-2">
          {pattern.pieces.map((piece) => (
            <PieceSettings key={piece.key} piece={piece} onChange={(to) => change(withPiece(pattern, piece.key, to))} />
          ))}
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-5">
        <Wearing pattern={pattern} onChange={change} />
        <ChosenEdges edges={edges} nameOf={nameOf} onJoin={join} onClear={() => setChosen([])} />
        {fault && (
          <p role="status" className="text-dense text-fault">
            {t(FAULTS[fault.kind])} <bdi>{fault.about}</bdi>
          </p>
        )}
        <div aria-busy={isLooking} className="grid max-h-[520px] gap-5 overflow-y-auto">
          <Suggestions
            suggestions={answer.suggestions}
            nameOf={nameOf}
            onShow={setShown}
            onTake={(taken) =>
              change(
                withJoins(
                  pattern,
                  taken.map(({ join: one }) => one),
                ),
              )
            }
          />
          <Seams joins={answer.joins} nameOf={nameOf} onShow={setShown} onPart={(index) => change(withoutJoin(pattern, index))} />
        </div>
        {answer.recipe && (
          <Suspense fallback={<Skeleton className="aspect-[4/5] w-full" />}>
            <DrapedPattern pattern={pattern} recipe={answer.recipe} />
          </Suspense>
        )}
        <SaveStyle pattern={pattern} onChange={change} isReady={answer.recipe !== null && !isLooking} />
      </div>
    </div>
  );
}
