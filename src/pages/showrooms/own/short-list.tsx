import type { ChanelProduct } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { loadAreas, useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { chooseAll } from "../../../state/chosen.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/toast.tsx";
import { FabricCard } from "../../goods/fabric-card.tsx";
import { CardList } from "../../goods/fabric-grid.tsx";
import { FabricNotes } from "./fabric-notes.tsx";
import type { OwnRoom } from "./use-own-room.ts";

/** As many as one request takes. */
const MAX_SAMPLES = 60;

const AskDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("../../../samples/ask-dialog.tsx"), loadAreas(["samples"])]);
  return dialog;
});

type ShortListProps = {
  room: OwnRoom;
  /** Those on it that are shown, in the order of choosing. */
  fabrics: readonly ChanelProduct[];
};

/** What the company's people chose in their room, above the groups, and samples of all of it. Absent while it is empty. */
export function ShortList({ room, fabrics }: ShortListProps) {
  const { t } = useTranslation("showrooms");
  if (room.failure) return <ErrorState error={room.failure} onRetry={room.retry} />;
  if (fabrics.length === 0) return null;
  return (
    <section aria-label={t("Short-list")} className="mb-12">
      <header className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-[68ch]">
          <h2 className="voice-name text-head">
            {t("Short-list")} <span className="font-cond text-note text-ink-3">{fabrics.length}</span>
          </h2>
          {room.isTheirs && <p className="mt-1 text-ink-2">{t("Your colleagues and the mill see it too.")}</p>}
        </div>
        <div className="ms-auto flex flex-wrap gap-2">
          {room.isTheirs && <AskForAll fabrics={fabrics} />}
          <Button size="small" onClick={() => chooseAll(fabrics)}>
            {t("Choose all")}
          </Button>
        </div>
      </header>
      <CardList>
        {fabrics.map((fabric) => (
          <FabricCard
            key={fabric.productId}
            fabric={fabric}
            isFirst={false}
            below={<FabricNotes fabric={fabric} room={room} />}
          />
        ))}
      </CardList>
    </section>
  );
}

/** One request for samples of all that is shown. */
function AskForAll({ fabrics }: { fabrics: readonly ChanelProduct[] }) {
  const { t } = useTranslation("showrooms");
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (fabrics.length <= MAX_SAMPLES) return setOpen(true);
    toast({
      tone: "fault",
      text: t("A request holds at most {{max}} fabrics. Narrow the list first.", { max: number(MAX_SAMPLES) }),
    });
  };
  return (
    <>
      <Button size="small" tone="main" onClick={open}>
        {t("Request samples of all")}
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog products={fabrics} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
