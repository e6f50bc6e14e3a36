import { Menu as Base } from "@base-ui/react/menu";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { FilmStripIcon } from "@phosphor-icons/react/dist/csr/FilmStrip";
import { ImageSquareIcon } from "@phosphor-icons/react/dist/csr/ImageSquare";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FLOAT, ROW } from "../../ui/float.ts";
import { unhideFocusGuards } from "../../ui/focus-guards.ts";
import { cx, Icon } from "../../ui/index.ts";
import type { Appearance } from "../appearance.ts";
import { FIT_KEYS, type FitKey } from "../fit/fit-map.ts";
import { LIGHTS, type LightKey } from "../light/light.ts";
import type { Made } from "../making/making.tsx";
import { filmKind } from "../making/record-turn.ts";
import { type PreviewView, VIEWS } from "../types.ts";

export type ViewerMenuProps = {
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** The side that is seen; null between them. */
  readonly view: PreviewView | null;
  readonly onView: (view: PreviewView) => void;
  readonly appearance: Appearance;
  readonly onAppearance: (appearance: Appearance) => void;
  readonly isTurning: boolean;
  readonly onTurning: (turns: boolean) => void;
  readonly onMake: (what: Made) => void;
};

/** Everything about looking at a garment that is not always in sight. Opens when it is there. */
export default function ViewerMenu(props: ViewerMenuProps) {
  const { trigger, view, onView, appearance, onAppearance, isTurning, onTurning, onMake } = props;
  const { t } = useTranslation("preview");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // After the press that asked for it has ended: the open menu would take it for one outside and close.
  useEffect(() => {
    const opening = setTimeout(() => setOpen(true));
    return () => clearTimeout(opening);
  }, []);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen} onOpenChangeComplete={(open) => open && unhideFocusGuards()}>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal container={(document.fullscreenElement as HTMLElement | null) ?? undefined}>
        <Base.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={cx(FLOAT, "w-80 max-w-[calc(100vw-16px)]")}>
            <Sides view={view} onView={onView} />
            <Base.Separator className="my-1 h-px bg-line" />
            <Lights appearance={appearance} onAppearance={onAppearance} />
            <Base.Separator className="my-1 h-px bg-line" />
            <Fits appearance={appearance} onAppearance={onAppearance} />
            <Base.Separator className="my-1 h-px bg-line" />
            <Base.CheckboxItem
              checked={appearance.relief}
              onCheckedChange={(relief) => onAppearance({ ...appearance, relief })}
              closeOnClick={false}
              className={ROW}
            >
              <span className="w-4 shrink-0">
                <Base.CheckboxItemIndicator>
                  <Icon of={CheckIcon} />
                </Base.CheckboxItemIndicator>
              </span>
              {t("Normal map presentation")}
            </Base.CheckboxItem>
            <Base.Separator className="my-1 h-px bg-line" />
            <Verb
              icon={<Icon of={ArrowsClockwiseIcon} />}
              label={isTurning ? t("Stop rotation") : t("Auto-rotate")}
              onSelect={() => onTurning(!isTurning)}
            />
            {filmKind() && (
              <Verb icon={<Icon of={FilmStripIcon} />} label={t("Record a turntable video")} onSelect={() => onMake("film")} />
            )}
            <Verb icon={<Icon of={ImageSquareIcon} />} label={t("Picture, 3840 px")} onSelect={() => onMake("large")} />
            <Verb
              icon={<Icon of={ImageSquareIcon} />}
              label={t("Picture, 3840 px, no background")}
              onSelect={() => onMake("transparent")}
            />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Sides({ view, onView }: Pick<ViewerMenuProps, "view" | "onView">) {
  const { t } = useTranslation("preview");
  const sides: Readonly<Record<PreviewView, string>> = {
    front: t("Front"),
    threeQuarter: "¾",
    side: t("Left side"),
    back: t("Back"),
    right: t("Right side"),
  };
  return (
    <Choices label={t("Side of the garment")} value={view} onChange={onView}>
      {VIEWS.map((key) => (
        <Choice key={key} value={key} label={sides[key]} />
      ))}
    </Choices>
  );
}

type AppearanceProps = Pick<ViewerMenuProps, "appearance" | "onAppearance">;

function Lights({ appearance, onAppearance }: AppearanceProps) {
  const { t } = useTranslation("preview");
  const lights: Readonly<Record<LightKey, string>> = {
    studio: t("Studio"),
    day: t("Daylight"),
    shop: t("Shop"),
    evening: t("Evening"),
    raking: t("Raking light"),
  };
  return (
    <Choices label={t("Light")} value={appearance.light} onChange={(light: LightKey) => onAppearance({ ...appearance, light })}>
      {LIGHTS.map((key) => (
        <Choice key={key} value={key} label={lights[key]} />
      ))}
    </Choices>
  );
}

function Fits({ appearance, onAppearance }: AppearanceProps) {
  const { t } = useTranslation("preview");
  const fits: Readonly<Record<FitKey, string>> = {
    warp: t("Warp stretch"),
    weft: t("Weft stretch"),
    bias: t("Bias stretch"),
    gap: t("Gap to the form"),
  };
  return (
    <Choices
      label={t("Fit")}
      value={appearance.fit ?? "cloth"}
      onChange={(fit: FitKey | "cloth") => onAppearance({ ...appearance, fit: fit === "cloth" ? null : fit })}
    >
      <Choice value="cloth" label={t("Fabric only")} />
      {FIT_KEYS.map((key) => (
        <Choice key={key} value={key} label={fits[key]} />
      ))}
    </Choices>
  );
}

/** One of several, in two columns under a name; the menu stays open, so that they can be compared. */
function Choices<Value extends string>({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: Value | null;
  onChange: (value: Value) => void;
  children: ReactNode;
}) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange} className="pb-1">
      <Base.GroupLabel className="px-3 pt-1.5 pb-0.5 text-note text-ink-3">{label}</Base.GroupLabel>
      <div className="grid grid-cols-2">{children}</div>
    </Base.RadioGroup>
  );
}

function Choice({ value, label }: { value: string; label: string }) {
  return (
    <Base.RadioItem value={value} closeOnClick={false} className={cx(ROW, "data-checked:font-medium")}>
      <span className="w-4 shrink-0">
        <Base.RadioItemIndicator>
          <Icon of={CheckIcon} />
        </Base.RadioItemIndicator>
      </span>
      <span className="min-w-0">{label}</span>
    </Base.RadioItem>
  );
}

function Verb({ icon, label, onSelect }: { icon: ReactNode; label: string; onSelect: () => void }) {
  return (
    <Base.Item onClick={onSelect} className={ROW}>
      {icon}
      {label}
    </Base.Item>
  );
}
