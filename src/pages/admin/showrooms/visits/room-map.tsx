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
const NUMBERS_ACROSS = 26;

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
    <div className="grid items-start gap-x-10 gap-y-6 desk:grid-cols-[minmax(0,1fr)_340px]">
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

/** The room from above, to scale, in mm. It is the same in every language: a room has no reading direction. */
function Plan({ room, shades }: { room: RoomScene; shades: ReadonlyMap<string, number> }) {
  const { t } = useTranslation("roomdesk");
  const [width, , depth] = room.extent;
  const size = Math.max(width, depth) / NUMBERS_ACROSS;
  return (
    <svg
      role="img"
      aria-label={t("Plan of {{room}} from above; the table says the same", { room: room.name })}
      viewBox={`${-width / 2 - size} ${-depth / 2 - size} ${width + size * 2} ${depth + size * 2}`}
      className="max-h-[70svh] w-full bg-plate"
    >
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className="fill-sheet" />
      {room.boxes.map((box, index) =>
        BUILT[box.kind] === undefined ? null : (
          <Footprint key={`${box.kind}-${index}`} of={box} className={BUILT[box.kind]!} line={size / 16} />
        ),
      )}
      {room.fixtures.map((fixture) => {
        const shade = shades.get(fixture.standId ?? "") ?? 0;
        return (
          <g key={fixture.fixtureId}>
            <Footprint of={fixture} className="fill-sheet stroke-edge" line={size / 16} />
            <Footprint of={fixture} className="fill-thread" opacity={WASH[shade]!} />
          </g>
        );
      })}
      {room.stands.map(({ standId, number, place: [x, , z] }) => {
        const shade = shades.get(standId)!;
        return (
          <g key={standId} data-stand={number} data-shade={shade}>
            <circle cx={x} cy={z} r={size * 0.72} strokeWidth={size / 14} className="fill-sheet stroke-edge" />
            <circle cx={x} cy={z} r={size * 0.72} className="fill-thread" fillOpacity={WASH[shade]!} />
            <text
              x={x}
              y={z}
              dy="0.35em"
              textAnchor="middle"
              fontSize={size * 0.8}
              className={shade >= FIRST_LIGHT_SHADE ? "fill-sheet font-cond" : "fill-ink font-cond"}
            >
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
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
