import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCall } from "../../../api/call.ts";
import { getChanelRecord } from "../../../api/calls.ts";
import { ErrorState, Skeleton } from "../../../ui/states.tsx";
import { Editor } from "./editor/editor.tsx";
import { MakersOnly } from "./makers-only.tsx";

/** Makes a showroom, or edits the one of the address. */
export default function AdminShowroomPage() {
  const [query] = useSearchParams();
  const chanelId = query.get("chanelId");
  /** The one that was made on this page: it stays as it is, now under an address of its own. */
  const [madeId, setMadeId] = useState<string | null>(null);
  return (
    <MakersOnly>
      {!chanelId || chanelId === madeId ? (
        <Editor key="new" opened={null} onMade={setMadeId} />
      ) : (
        <Opened key={chanelId} chanelId={chanelId} />
      )}
    </MakersOnly>
  );
}

function Opened({ chanelId }: { chanelId: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useCall(getChanelRecord, { chanelId }, { staleTimeMs: 0 });
  // What was read before may have been saved by somebody since.
  if (data && isFetchedAfterMount) return <Editor opened={data} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return <Skeleton className="h-96" />;
}
