import { ArrowLineDownIcon } from "@phosphor-icons/react/dist/csr/ArrowLineDown";
import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { StackIcon } from "@phosphor-icons/react/dist/csr/Stack";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { useTranslation } from "react-i18next";
import { Button, Checkbox, Icon, IconButton, NumberField } from "../../ui/index.ts";
import { useGesture } from "../inspector/artwork-part.ts";
import { FIGURE, LIMIT_MM, TURN_DEGREES } from "../inspector/figure.ts";
import { Section } from "../inspector/section.tsx";
import { useSelection, useSession, useShown } from "../session/context.ts";
import { layerFor } from "./chosen.ts";
import { deleteTrim, duplicateTrim } from "./sew.ts";
import { useTrimName } from "./use-trims.ts";

/** What is cut to a length. */
const LONG = ["zip", "tape", "cord"];

/** Decorate Param: place, angle and length of the trim chosen, in mm of its piece, and what can be done with it. */
export function TrimParam() {
  const { t } = useTranslation("trims");
  const session = useSession();
  const { editor } = session;
  const gesture = useGesture();
  const nameOf = useTrimName();
  const isInches = useSelection((selection) => selection.isInches);
  const trimId = useSelection((selection) => selection.trimId);
  const trim = useShown(({ trims }) => (trimId === null ? undefined : trims[trimId]));
  if (!trim?.look) return null;
  const { id, x, y, angle, width, height, look } = trim;
  const limits = { min: -LIMIT_MM, max: LIMIT_MM };
  const layer = (to: "top" | "back") => editor.give({ type: "layerTrim", id, to, layer: layerFor(editor.document().trims, to) });
  return (
    <Section
      title={t("Decorate Param")}
      about={session.piece(trim.pieceKey)?.name}
      actions={
        <>
          <IconButton
            label={t("Duplicate")}
            size="small"
            icon={<Icon of={CopyIcon} />}
            onClick={() => duplicateTrim(session, trim)}
          />
          <IconButton
            label={t("Send to back")}
            size="small"
            icon={<Icon of={ArrowLineDownIcon} />}
            onClick={() => layer("back")}
          />
        </>
      }
    >
      <p className="mb-2 flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-medium">{nameOf(trim)}</span>
        <span dir="ltr" className="shrink-0 font-cond text-note text-ink-3">
          {look.code} · {session.format.length([width, height], isInches)}
        </span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        <NumberField label="X" value={x} {...FIGURE} {...limits} {...gesture((to) => ({ type: "moveTrim", id, x: to, y }))} />
        <NumberField label="Y" value={y} {...FIGURE} {...limits} {...gesture((to) => ({ type: "moveTrim", id, x, y: to }))} />
        <NumberField
          label={t("Angle")}
          value={angle}
          {...FIGURE}
          unit="°"
          min={-TURN_DEGREES}
          max={TURN_DEGREES}
          {...gesture((to) => ({ type: "turnTrim", id, angle: to }))}
        />
        {LONG.includes(look.kind) && (
          <NumberField
            label={t("Length")}
            value={height}
            {...FIGURE}
            min={1}
            max={LIMIT_MM}
            {...gesture((to) => ({ type: "lengthenTrim", id, height: to }))}
          />
        )}
      </div>
      <Checkbox
        label={t("Show Location")}
        checked={trim.showLocation ?? false}
        onChange={(shown) => editor.give({ type: "showTrimLocation", id, shown })}
        className="mt-1.5"
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button size="small" icon={<Icon of={StackIcon} />} onClick={() => layer("top")}>
          <span className="truncate">{t("Bring To Top")}</span>
        </Button>
        <Button size="small" icon={<Icon of={TrashIcon} />} onClick={() => deleteTrim(session, id)}>
          <span className="truncate">{t("Delete Decorate")}</span>
        </Button>
      </div>
    </Section>
  );
}
