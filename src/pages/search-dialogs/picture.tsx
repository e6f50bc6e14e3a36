import { useState } from "react";
import { isAskedColour } from "../../finding/asked.ts";
import { useTranslation } from "../../i18n.ts";
import { type Start, useSearchDialogs } from "../../state/search-dialogs.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ByColour } from "./by-colour.tsx";
import { ByPicture } from "./by-picture.tsx";

type Way = "picture" | "colour";
const wayOf = (start: Start | null): Way => (isAskedColour(start) ? "colour" : "picture");

/** Search by what a fabric looks like: by a picture, or by one colour. */
export default function PictureSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("finding");
  const { start, openings } = useSearchDialogs();
  const [way, setWay] = useState(wayOf(start));
  const [shownOpening, setShownOpening] = useState(openings);
  // A fabric among those near a colour, or a dropped picture, begins a search by its picture in this same dialog.
  if (openings !== shownOpening) {
    setShownOpening(openings);
    setWay(wayOf(start));
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("Search by picture")}
    >
      <Tabs
        label={t("Search by picture")}
        value={way}
        onChange={setWay}
        tabs={[
          { value: "picture", label: t("By picture") },
          { value: "colour", label: t("By colour") },
        ]}
      >
        <div className="pt-4">{way === "picture" ? <ByPicture onDone={onClose} /> : <ByColour onDone={onClose} />}</div>
      </Tabs>
    </Dialog>
  );
}
