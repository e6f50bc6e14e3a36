import { TextAlignCenterIcon } from "@phosphor-icons/react/dist/csr/TextAlignCenter";
import { TextAlignLeftIcon } from "@phosphor-icons/react/dist/csr/TextAlignLeft";
import { TextAlignRightIcon } from "@phosphor-icons/react/dist/csr/TextAlignRight";
import { type ArtworkText, MAX_BEND_DEGREES, type TextFont } from "@selvedge/editor-core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox, Icon, NumberField, Segmented, Slider } from "../../ui/index.ts";
import { useDocument } from "../session/context.ts";
import { isJoined } from "./typefaces.ts";

const CAPITAL_MM = { min: 1, max: 2_000 };
const SPACING_PERCENT = { min: -10, max: 100 };

type Props = {
  text: ArtworkText;
  /** Height of the capitals in mm; null until it is known. */
  capital: number | null;
  onText: (text: ArtworkText) => void;
  onCapital: (mm: number) => void;
};

/** How letters look: typeface, height, room between them, alignment, curve and colour. */
export function TextParam({ text, capital, onText, onCapital }: Props) {
  const { t } = useTranslation(["lettering", "designer"]);
  const range = (limits: { min: number; max: number }, unit: string) => ({ ...limits, unit });
  const within = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value));
  const fonts: readonly { value: TextFont; label: string }[] = [
    { value: "sans", label: t("Sans") },
    { value: "condensed", label: t("Condensed") },
    { value: "serif", label: t("Serif") },
  ];
  const aligns: readonly { value: ArtworkText["align"]; label: string; icon: React.ReactNode }[] = [
    { value: "left", label: t("Left"), icon: <Icon of={TextAlignLeftIcon} /> },
    { value: "centre", label: t("Centre"), icon: <Icon of={TextAlignCenterIcon} /> },
    { value: "right", label: t("Right"), icon: <Icon of={TextAlignRightIcon} /> },
  ];
  const bendRange = { min: -MAX_BEND_DEGREES, max: MAX_BEND_DEGREES };
  const joined = isJoined(text.content);
  return (
    <div className="mb-4 grid gap-2.5">
      <Segmented
        label={t("Typeface")}
        value={text.font}
        choices={fonts}
        className="flex [&_label]:px-1.5"
        onChange={(font) => onText({ ...text, font })}
      />
      <div className="flex items-center justify-between gap-3">
        <Checkbox label={t("Bold")} checked={text.isBold} onChange={(isBold) => onText({ ...text, isBold })} />
        <span dir="ltr">
          <Segmented
            label={t("Alignment of the lines")}
            value={text.align}
            choices={aligns}
            iconsOnly
            onChange={(align) => onText({ ...text, align })}
          />
        </span>
      </div>
      <NumberField
        label={t("Height of capitals")}
        labelAt="beside"
        size="small"
        value={capital}
        digits={1}
        {...range(CAPITAL_MM, "mm")}
        onCommit={(mm) => onCapital(within(mm, CAPITAL_MM))}
      />
      <Slider
        label={t("Spacing")}
        value={joined ? 0 : text.spacing * 100}
        origin={0}
        digits={0}
        disabled={joined}
        {...range(SPACING_PERCENT, "%")}
        onChange={(percent) => onText({ ...text, spacing: within(percent, SPACING_PERCENT) / 100 })}
      />
      {joined && <p className="-mt-1.5 text-note text-ink-3">{t("Joined letters are not spaced out.")}</p>}
      <Slider
        label={t("Curve")}
        value={text.bend}
        origin={0}
        digits={0}
        {...range(bendRange, "°")}
        onChange={(degrees) => onText({ ...text, bend: within(degrees, bendRange) })}
      />
      <LetterColour hex={text.hex} onHex={(hex) => onText({ ...text, hex })} />
    </div>
  );
}

function LetterColour({ hex, onHex }: { hex: string; onHex: (hex: string) => void }) {
  const { t } = useTranslation("lettering");
  const id = useId();
  const kept = useDocument((document) => document.colours);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="flex-1 text-dense">
        {t("Colour of the letters")}
      </label>
      {kept.slice(0, 6).map((colour) => (
        <button
          key={`${colour.hex}/${colour.code}`}
          type="button"
          title={colour.name}
          aria-label={colour.name}
          aria-pressed={colour.hex === hex}
          onClick={() => onHex(colour.hex)}
          className="grip size-6 border border-line aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-ink"
          style={{ backgroundColor: colour.hex }}
        />
      ))}
      <input
        id={id}
        type="color"
        value={hex}
        onChange={(event) => onHex(event.target.value.toLowerCase())}
        className="h-9 w-11 shrink-0 cursor-pointer border border-edge bg-sheet p-0.5 pointer-coarse:h-11"
      />
    </div>
  );
}
