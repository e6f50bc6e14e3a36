import { useListQuery } from "../parts/query.ts";
import { LapDipDetail } from "./detail.tsx";
import { LapDipList } from "./list.tsx";

/** The customer's lap-dips, or one of them with all its rounds. */
export default function MyLapDipPage() {
  const { query } = useListQuery();
  const lapDipId = query.get("lapDipId");
  return lapDipId ? <LapDipDetail lapDipId={lapDipId} /> : <LapDipList />;
}
