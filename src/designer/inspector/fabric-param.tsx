import { clothStays, type FabricMapping, type FabricRef, type PieceKey, TRUE_SCALE } from "@selvedge/editor-core";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazy } from "../../lazy-part.ts";
import { Segmented, Slider } from "../../ui/index.ts";
import { MAX_SCALE, MIN_SCALE } from "../board/gestures/cloth.ts";
import { FabricName } from "../panels/swatch.tsx";
import type { TileSize } from "../session/asset-cache.ts";
import { useAssetCount, useSelection, useSession, useShown, useStyle } from "../session/context.ts";
import { TURN_DEGREES } from "./figure.ts";
import { Row } from "./row.tsx";
import { Section } from "./section.tsx";

const RepeatNote = lazy(() => import("./repeat-note.tsx"));

const OFFSET_RAIL_MM = 200;
const OFFSET_LIMIT_MM = 20_000;
/** Sizes this near to true scale are true scale. */
const TRUE_WITHIN_MM = 0.05;

/** Fabric Param: Size (the width of one repeat in mm), Angle, Horizontal and Vertical Offset, for the chosen pieces or all. */
export function FabricParam() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  useAssetCount();
  const chosen = useSelection(({ pieces }) => pieces);
  const designs = useShown((document) => document.pieces);
  const aimed = chosen.length > 0 ? chosen : style.pieces.map(({ key }) => key);
  const pieceKeys = aimed.filter((key) => designs[key]?.fabric);
  const shown = pieceKeys.at(-1);
  const design = shown === undefined ? undefined : designs[shown];
  const title = t("Fabric Param");
  if (!design?.fabric)
    return (
      <Section title={title}>
        <p className="text-note text-ink-3">{t("Lay a fabric to set its size, angle and offset.")}</p>
      </Section>
    );
  const tile = session.assets.tileSize(design.fabric);
  const whose =
    chosen.length === 0
      ? t("all pieces")
      : chosen.length === 1
        ? (session.piece(chosen[0]!)?.name ?? "")
        : t("{{count}} pieces", { count: chosen.length });
  const about = (
    <>
      <bdi>
        <FabricName fabric={design.fabric} />
      </bdi>
      {session.format.comma}
      {whose}
    </>
  );
  if (!tile)
    return (
      <Section title={title} about={about}>
        <p className="text-note text-ink-3">{t("A plain colour has no size or angle.")}</p>
      </Section>
    );
  return (
    <Section title={title} about={about}>
      <Mapping key={pieceKeys.join()} mapping={design.mapping} fabric={design.fabric} tile={tile} pieceKeys={pieceKeys} />
      <WhenMoved fabric={design.fabric} />
    </Section>
  );
}

/** One switch per fabric: whether a piece that is moved takes the print along or slides over the cloth. */
function WhenMoved({ fabric }: { fabric: FabricRef }) {
  const { t } = useTranslation("designer");
  const { editor } = useSession();
  const stays = useShown((document) => clothStays(document, fabric));
  return (
    <Row label={t("When a piece is moved")} wide>
      <Segmented
        label={t("When a piece is moved")}
        value={stays ? "stays" : "travels"}
        choices={[
          { value: "travels", label: t("Print travels") },
          { value: "stays", label: t("Cloth stays") },
        ]}
        onChange={(choice) => editor.give({ type: "holdCloth", fabric, stays: choice === "stays" })}
      />
    </Row>
  );
}

type Change = Partial<FabricMapping>;

type MappingProps = {
  mapping: FabricMapping;
  fabric: FabricRef;
  tile: TileSize;
  pieceKeys: PieceKey[];
};

function Mapping({ mapping, fabric, tile, pieceKeys }: MappingProps) {
  const { t } = useTranslation("designer");
  const { editor, finish, drop, format } = useSession();
  const { mmWidth } = tile;
  const command = (change: Change) => ({ type: "mapFabric" as const, pieceKeys, ...change });
  const scaleOf = (mm: number) => (Math.abs(mm - mmWidth) < TRUE_WITHIN_MM ? 1 : mm / mmWidth);
  const gesture = (changeOf: (value: number) => Change) => ({
    onChange: (value: number) => void editor.preview(command(changeOf(value))),
    onCommit: (value: number) => {
      editor.preview(command(changeOf(value)));
      finish();
    },
    onCancel: drop,
  });
  const isTrue = Math.abs(mapping.scale - 1) < 1e-6;
  const reset = () => {
    editor.give(command({ scale: TRUE_SCALE.scale }));
  };
  return (
    <>
      <Slider
        label={t("Size")}
        value={mapping.scale * mmWidth}
        min={mmWidth * 0.1}
        max={mmWidth * 3}
        origin={mmWidth}
        unit="mm"
        least={mmWidth * MIN_SCALE}
        most={mmWidth * MAX_SCALE}
        {...gesture((mm) => ({ scale: Math.min(MAX_SCALE, Math.max(MIN_SCALE, scaleOf(mm))) }))}
      />
      <Suspense>
        <RepeatNote fabric={fabric} tile={tile} scale={mapping.scale} />
      </Suspense>
      {!isTrue && (
        <p className="mb-0.5 flex items-baseline justify-between gap-2 text-note text-ink-3">
          <span className="text-warn">
            {t("Not true scale: {{percent}} %", { percent: format.percent(mapping.scale * 100) })}
          </span>
          <button type="button" className="quiet-link text-ink" onClick={reset}>
            {t("True scale")}
          </button>
        </p>
      )}
      <Slider
        label={t("Angle")}
        value={mapping.angle}
        min={-180}
        max={180}
        origin={0}
        unit="°"
        least={-TURN_DEGREES}
        most={TURN_DEGREES}
        {...gesture((angle) => ({ angle }))}
      />
      <Slider
        label={t("Horizontal Offset")}
        value={mapping.offsetX}
        min={-OFFSET_RAIL_MM}
        max={OFFSET_RAIL_MM}
        origin={0}
        unit="mm"
        least={-OFFSET_LIMIT_MM}
        most={OFFSET_LIMIT_MM}
        {...gesture((offsetX) => ({ offsetX }))}
      />
      <Slider
        label={t("Vertical Offset")}
        value={mapping.offsetY}
        min={-OFFSET_RAIL_MM}
        max={OFFSET_RAIL_MM}
        origin={0}
        unit="mm"
        least={-OFFSET_LIMIT_MM}
        most={OFFSET_LIMIT_MM}
        {...gesture((offsetY) => ({ offsetY }))}
      />
    </>
  );
}
