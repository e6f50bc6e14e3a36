import { DotsThreeVerticalIcon } from "@phosphor-icons/react/dist/csr/DotsThreeVertical";
import type { BookChip } from "@selvedge/contract";
import type { Hex, Screen } from "@selvedge/textile-core";
import { useTranslation } from "react-i18next";
import { nearestColours } from "../../api/calls.ts";
import { useCall } from "../../api/index.ts";
import { formatNumber } from "../../i18n-format.ts";
import { Icon, IconButton, Menu, Quantity } from "../../ui/index.ts";

/** The one question about a colour's name; the films are called by the same answers. */
export const nameQuestion = (hex: Hex) => ({ hex, limit: 1 });

type Props = {
  screen: Screen;
  number: number;
  /** Share of the picture, 0 … 1, and mm² at the artwork's size; null until it is printed. */
  share: number | null;
  area: number | null;
  /** The other screens by their words. */
  others: readonly { readonly at: number; readonly name: string }[];
  onInk: (hex: Hex) => void;
  onMerge: (into: number) => void;
  onDrop: () => void;
};

const sayOf = ({ name, code }: BookChip) => (code && code !== name ? `${name} ${code}` : name);

/** One screen: its ink, the nearest colour of the books, and what it covers. */
export function ScreenRow({ screen: { hex }, number, share, area, others, onInk, onMerge, onDrop }: Props) {
  const { t, i18n } = useTranslation("tailoring");
  const { data, error } = useCall(nearestColours, nameQuestion(hex), {
    staleTimeMs: Number.POSITIVE_INFINITY,
    keepPrevious: true,
  });
  const chip = data?.[0];
  const figure = (value: number, digits: number) => formatNumber(value, i18n.language, digits);
  return (
    <li className="flex items-center gap-2.5 border-t border-line py-1.5 text-dense" data-screen={hex}>
      <input
        type="color"
        aria-label={t("Ink of screen {{number}}", { number })}
        value={hex}
        onChange={(event) => onInk(event.target.value as Hex)}
        className="size-9 shrink-0 cursor-pointer border border-edge bg-sheet p-0.5 pointer-coarse:size-11"
      />
      <div className="min-w-0 flex-1">
        <p className="flex gap-1.5">
          <span className="text-ink-3 tabular-nums">{number}</span>
          <span className="truncate" title={chip && sayOf(chip)}>
            {chip ? <bdi>{sayOf(chip)}</bdi> : error ? t("Books not reached") : "…"}
          </span>
        </p>
        <p className="truncate font-cond text-note text-ink-3">
          <bdi dir="ltr">
            {hex}
            {chip && ` · ΔE ${figure(chip.deltaE, 1)}`}
          </bdi>
        </p>
      </div>
      <p className="shrink-0 text-end tabular-nums">
        {share !== null && <Quantity value={figure(share * 100, 1)} unit="%" />}
        {area !== null && (
          <span className="block font-cond text-note text-ink-3">
            <Quantity value={figure(area, 0)} unit="mm²" />
          </span>
        )}
      </p>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={t("More for screen {{number}}", { number })}
            icon={<Icon of={DotsThreeVerticalIcon} />}
            className="pointer-coarse:size-11"
          />
        }
        entries={[
          ...(chip && chip.hex !== hex
            ? [
                {
                  key: "book",
                  label: t("Print {{colour}}", { colour: sayOf(chip) }),
                  note: chip.book,
                  onSelect: () => onInk(chip.hex as Hex),
                },
              ]
            : []),
          ...others.map(({ at, name }, index) => ({
            key: String(at),
            label: t("Merge into {{screen}}", { screen: name }),
            apart: index === 0,
            onSelect: () => onMerge(at),
          })),
          {
            key: "drop",
            label: t("Leave this screen out"),
            apart: true,
            disabled: others.length === 0,
            onSelect: onDrop,
          },
        ]}
      />
    </li>
  );
}
