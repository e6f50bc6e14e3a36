import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { buttonPlaces, TRIM_KINDS, type TrimKind } from "@selvedge/editor-core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { commaOf, formatAmount, formatNumber } from "../../i18n-format.ts";
import { Button, Checkbox, Empty, ErrorState, Icon, Picture, SearchField, Select, Skeleton, withUnit } from "../../ui/index.ts";
import { startDrag } from "../board/drop.ts";
import { aimedPiece } from "../session/aimed-piece.ts";
import { useBoardPieces, useDocument, useSelection, useSession } from "../session/context.ts";
import { atButtons } from "./chosen.ts";
import { sewOn, sewToButtons } from "./sew.ts";
import { SewnList } from "./sewn-list.tsx";
import { searched, type TrimChoice } from "./trim-choices.ts";
import { useTrimName, useTrims } from "./use-trims.ts";

const PAGE = 18;

/** The kinds in the user's words. */
export function useKindNames(): Readonly<Record<TrimKind, string>> {
  const { t } = useTranslation("trims");
  return {
    button: t("Buttons"),
    zip: t("Zips"),
    label: t("Labels"),
    tape: t("Tapes"),
    cord: t("Drawcords"),
    rivet: t("Rivets and eyelets"),
    badge: t("Badges"),
  };
}

/** Select Decorate: buttons, zips, labels and trims of the mill, to be sewn to a piece or to the buttonholes. */
export function DecoratePanel() {
  const { t } = useTranslation("trims");
  const session = useSession();
  const names = useKindNames();
  const { choices, error, isPending, retry } = useTrims();
  const [kind, setKind] = useState<string>("");
  const [word, setWord] = useState("");
  const [shown, setShown] = useState(PAGE);
  const [isForHoles, setForHoles] = useState(false);
  const holes = buttonPlaces(useBoardPieces()).length;
  const chosen = useSelection(({ pieces }) => pieces.at(-1));
  const target = chosen === undefined ? null : session.piece(chosen);
  const found = searched(choices, kind, word);
  const isAtHoles = ({ trim }: TrimChoice) => isForHoles && holes > 0 && trim.kind === "button";
  const sew = (choice: TrimChoice) => {
    if (isAtHoles(choice)) return sewToButtons(session, choice);
    const piece = aimedPiece(session);
    if (piece) sewOn(session, choice, piece.key);
  };
  if (error && choices.length === 0)
    return (
      <>
        <ErrorState error={error} onRetry={retry} />
        <SewnList />
      </>
    );
  return (
    <>
      <SearchField
        label={t("Search decorations")}
        placeholder={t("Code, name or material")}
        value={word}
        onChange={(event) => {
          setWord(event.target.value);
          setShown(PAGE);
        }}
        start={<Icon of={MagnifyingGlassIcon} />}
        className="mb-2 shrink-0 [&_input]:text-dense"
      />
      <Select
        label={t("Kind")}
        labelAt="hidden"
        value={kind}
        onChange={(next) => {
          setKind(next);
          setShown(PAGE);
        }}
        choices={[
          { value: "", label: t("All kinds"), count: choices.length },
          ...TRIM_KINDS.map((each) => ({
            value: each,
            label: names[each],
            count: choices.filter(({ trim }) => trim.kind === each).length,
          })),
        ]}
      />
      {holes > 0 && (kind === "" || kind === "button") && (
        <Checkbox
          label={t("Sew buttons to the {{count}} buttonholes", { count: holes })}
          checked={isForHoles}
          onChange={setForHoles}
          className="mt-1"
        />
      )}
      <Holes />
      <p className="my-2 text-note text-ink-3">
        {target
          ? t("Click one to sew it on {{piece}}, or drag it onto any piece.", { piece: target.name })
          : t("Choose a piece and press a decoration, or drag it onto a piece.")}
      </p>
      {isPending ? (
        <Skeleton className="h-48" />
      ) : found.length === 0 ? (
        <Empty title={t("No decorations found")}>{t("Use fewer words, or another kind.")}</Empty>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2.5" aria-label={t("Decorations")}>
          {found.slice(0, shown).map((choice) => (
            <Card key={choice.id} choice={choice} onSew={() => sew(choice)} />
          ))}
        </ul>
      )}
      {found.length > shown && (
        <Button size="small" wide className="mt-2" onClick={() => setShown(shown + PAGE)}>
          {t("Show more")}
        </Button>
      )}
      <SewnList />
    </>
  );
}

/** What is sewn to the buttonholes, and the way back to the pattern's own. */
function Holes() {
  const { t } = useTranslation("trims");
  const { editor } = useSession();
  const sewn = useDocument(({ trims }) => atButtons(trims));
  const nameOf = useTrimName();
  if (!sewn) return null;
  return (
    <p className="flex items-center justify-between gap-2 border-t border-line py-1.5 text-dense" data-holes={sewn.look?.code}>
      <span className="min-w-0 truncate">{t("Buttonholes: {{name}}", { name: nameOf(sewn) })}</span>
      <button
        type="button"
        className="quiet-link shrink-0 text-note"
        onClick={() => editor.give({ type: "sewButtons", trim: null })}
      >
        {t("As drafted")}
      </button>
    </p>
  );
}

function Card({ choice, onSew }: { choice: TrimChoice; onSew: () => void }) {
  const { t, i18n } = useTranslation("trims");
  const { id, name, imageUrl, trim } = choice;
  const number = (value: number) => formatNumber(value, i18n.language, 1).replace(/[.,]0$/, "");
  const isLong = trim.mmHeight > 3 * trim.mmWidth;
  const isRound = trim.mmWidth === trim.mmHeight;
  const mm = (figures: string) => withUnit(figures, "mm", i18n.language);
  const size = mm(isRound ? `Ø ${number(trim.mmWidth)}` : `${number(trim.mmWidth)} × ${number(trim.mmHeight)}`);
  const price = trim.tiers?.[0]?.price;
  return (
    <li>
      <button
        type="button"
        draggable
        data-decorate={trim.code}
        aria-description={t("Sew on {{name}}, {{colour}}, {{code}}", { name, colour: trim.colour, code: trim.code })}
        onClick={onSew}
        onDragStart={(event) => startDrag(event.dataTransfer, { kind: "trim", decorateId: id })}
        className="flex h-full w-full flex-col border border-line bg-sheet text-start hover:border-ink"
      >
        <span className="flex h-[88px] w-full items-center justify-center overflow-hidden bg-plate">
          <Picture
            src={imageUrl}
            alt=""
            fit={isLong ? "cover" : "contain"}
            className={isLong ? "h-full w-[44px] [&_img]:object-top" : "size-[72px]"}
          />
        </span>
        <span className="grid w-full gap-px px-2 pt-1.5 pb-2 text-note">
          <span className="text-dense leading-[17px] font-medium">{name}</span>
          <span className="text-ink-2">
            {trim.material}
            {commaOf(i18n.language)}
            {trim.colour}
          </span>
          <span dir="ltr" className="flex flex-wrap gap-x-1.5 whitespace-nowrap font-cond text-ink-3 rtl:justify-end">
            <span>{trim.code}</span>
            <span>{trim.unit === "m" ? mm(number(trim.mmWidth)) : size}</span>
          </span>
          {price && (
            <span className="font-cond tabular-nums text-ink-2">
              {trim.unit === "m"
                ? t("{{price}} for {{per}} m", {
                    price: `${formatAmount(price.amount, price.currency, i18n.language)} ${price.currency}`,
                    per: trim.per,
                  })
                : t("{{price}} for {{per}}", {
                    price: `${formatAmount(price.amount, price.currency, i18n.language)} ${price.currency}`,
                    per: trim.per,
                  })}
            </span>
          )}
          <span className="font-cond text-ink-3">
            {trim.unit === "m"
              ? t("From {{minimum}} m", { minimum: formatNumber(trim.minimum, i18n.language, 0) })
              : t("From {{minimum}} pieces", { minimum: formatNumber(trim.minimum, i18n.language, 0) })}
          </span>
        </span>
      </button>
    </li>
  );
}
