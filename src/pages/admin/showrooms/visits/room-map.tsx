import type { ChanelVisits, RoomScene } from "@selvedge/contract";
import { useCall } from "../../../../api/call.ts";
import { getScene } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { Empty, ErrorState, Skeleton } from "../../../../ui/states.tsx";
import { SortedTable } from "./sorted-table.tsx";
import { shadeOf, standAttention } from "./stand-attention.ts";
import { Part } from "./tables.tsx";
import { useDuration } from "./use-duration.ts";

/** How much of the accent lies on a stand, by its shade; on the last two its number is light. */
const WASH = [0, 0.14, 0.3, 0.48, 0.82, 1] as const;
const FIRST_LIGHT_SHADE = 4;
/** What is built on the floor; what hangs below the ceiling is not on the plan. */
const BUILT: Readonly<Record<string, string>> = {
  wall: "fill-ink-2",
  fin: "fill-ink-2",
  column: "fill-ink-2",
  window: "fill-sheet stroke-edge",
  door: "fill-sheet stroke-edge",
  bench: "fill-none stroke-edge",
};
/** Numbers are as large as can be read where the whole plan is as wide as a phone. */
const NUMBERS_ACROSS = 30;
/** Between what is to be seen and the number before it, mm. */
const BESIDE_MM = 450;
/** A room that is so many times deeper than wide lies on its side: it would be a narrow strip. */
const LONG = 1.5;

type RoomMapProps = { chanelId: string; groups: ChanelVisits["groups"] };

/** The plan of the room, its stands shaded by the attention they were given; beside it the same as a table. */
export function RoomMap({ chanelId, groups }: RoomMapProps) {
  const { t } = useTranslation("roomdesk");
  const { data: room, error, refetch } = useCall(getScene, { chanelId });
  return (
    <Part
      title={t("Map of the room")}
      note={t("Time on the page of a group is shared among its stands. The darker a stand, the longer people looked there.")}
    >
      {!room && (error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton className="h-80" />)}
      {room?.stands.length === 0 && <Empty title={t("No stand in this room yet")} />}
      {room && room.stands.length > 0 && <Shaded room={room} groups={groups} />}
    </Part>
  );
}

function Shaded({ room, groups }: { room: RoomScene; groups: ChanelVisits["groups"] }) {
  const { t } = useTranslation("roomdesk");
  const duration = useDuration();
  const seconds = standAttention(room.stands, groups);
  const most = Math.max(...seconds.values());
  const rows = room.stands.map((stand) => ({ ...stand, seconds: seconds.get(stand.standId)! }));
  const shades = new Map(rows.map((row) => [row.standId, shadeOf(row.seconds, most)]));
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 desk:grid-cols-[minmax(0,1fr)_340px]">
      <div>
        <Plan room={room} shades={shades} />
        <p className="mt-2 flex items-center gap-2 text-note text-ink-3">
          {t("Shorter")}
          <span aria-hidden="true" className="flex border border-edge">
            {WASH.map((wash) => (
              <span key={wash} className="bg-sheet">
                <span className="block h-3 w-5 bg-thread" style={{ opacity: wash }} />
              </span>
            ))}
          </span>
          {t("Longer")}
        </p>
      </div>
      <SortedTable
        caption={t("Stands")}
        rows={rows}
        keyOf={({ standId }) => standId}
        columns={[
          {
            key: "stand",
            label: t("Stand"),
            value: ({ number }) => number,
            cell: ({ number, name }) => (
              <>
                <span className="me-2 font-cond font-medium">{number}</span>
                <bdi>{name}</bdi>
              </>
            ),
          },
          { key: "time", label: t("Time"), value: (row) => row.seconds, cell: (row) => duration(row.seconds) },
        ]}
      />
    </div>
  );
}

/** The room from above, to scale, in mm, a long one with its door to the left. It is the same in every language: a room has no reading direction. */
function Plan({ room, shades }: { room: RoomScene; shades: ReadonlyMap<string, number> }) {
  const { t } = useTranslation("roomdesk");
  const [width, , depth] = room.extent;
  const isLong = depth > width * LONG;
  const size = Math.max(width, depth) / NUMBERS_ACROSS;
  const [across, down] = isLong ? [depth, width] : [width, depth];
  return (
    <svg
      role="img"
      aria-label={t("Plan of {{room}} from above; the table says the same", { room: room.name })}
      viewBox={`${-across / 2 - size} ${-down / 2 - size} ${across + size * 2} ${down + size * 2}`}
      className="max-h-[70svh] w-full bg-plate"
    >
      <g transform={isLong ? "rotate(90)" : undefined}>
        <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className="fill-sheet" />
        {room.boxes.map((box, index) =>
          BUILT[box.kind] === undefined ? null : (
            <Footprint key={`${box.kind}-${index}`} of={box} className={BUILT[box.kind]!} line={size / 16} />
          ),
        )}
        {room.fixtures.map((fixture) => (
          <g key={fixture.fixtureId}>
            <Footprint of={fixture} className="fill-sheet stroke-edge" line={size / 16} />
            <Footprint of={fixture} className="fill-thread" opacity={WASH[shades.get(fixture.standId ?? "") ?? 0]!} />
          </g>
        ))}
        {room.stands.map((stand) => (
          <StandMark key={stand.standId} stand={stand} shade={shades.get(stand.standId)!} size={size} isTurned={isLong} />
        ))}
      </g>
    </svg>
  );
}

type StandMarkProps = {
  stand: RoomScene["stands"][number];
  shade: number;
  /** How large its number is, mm. */
  size: number;
  /** The plan was turned by a quarter; its number stays upright. */
  isTurned: boolean;
};

/** The number of a stand in its shade, right before what is to be seen there. */
function StandMark({ stand, shade, size, isTurned }: StandMarkProps) {
  const radius = size * 0.72;
  const { x, z } = before(stand, radius + BESIDE_MM);
  return (
    <g data-stand={stand.number} data-shade={shade}>
      <circle cx={x} cy={z} r={radius} strokeWidth={size / 14} className="fill-sheet stroke-edge" />
      <circle cx={x} cy={z} r={radius} className="fill-thread" fillOpacity={WASH[shade]!} />
      <text
        x={x}
        y={z}
        dy="0.35em"
        textAnchor="middle"
        fontSize={size * 0.8}
        transform={isTurned ? `rotate(-90 ${x} ${z})` : undefined}
        className={shade >= FIRST_LIGHT_SHADE ? "fill-sheet font-cond" : "fill-ink font-cond"}
      >
        {stand.number}
      </text>
    </g>
  );
}

/** So far from what is to be seen at a stand towards where one stops, and no farther. */
function before({ place, target }: StandMarkProps["stand"], away: number): { x: number; z: number } {
  const [x, z] = [place[0] - target[0], place[2] - target[2]];
  const part = Math.min(1, away / Math.max(1, Math.hypot(x, z)));
  return { x: target[0] + x * part, z: target[2] + z * part };
}

type FootprintProps = {
  of: Pick<RoomScene["boxes"][number], "place" | "extent" | "turn">;
  className: string;
  opacity?: number;
  /** How broad its outline is, mm. */
  line?: number;
};

/** Where something stands on the floor. Seen from above it turns counter-clockwise, and a picture clockwise. */
function Footprint({ of: { place, extent, turn }, className, opacity, line }: FootprintProps) {
  const [x, , z] = place;
  const [width, , depth] = extent;
  return (
    <rect
      x={x - width / 2}
      y={z - depth / 2}
      width={width}
      height={depth}
      transform={`rotate(${-turn} ${x} ${z})`}
      fillOpacity={opacity}
      strokeWidth={line}
      className={className}
    />
  );
}
