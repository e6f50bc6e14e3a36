import { useState } from "react";
import { saveFile } from "../api/download.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { GARMENT_FORMATS, type GarmentFormat, type GarmentOrder } from "./order.ts";
import { RoomLink, showsInRoom } from "./room-link.tsx";

const LABELS: Readonly<Record<GarmentFormat, string>> = {
  glb: "For 3D programs and shops, GLB",
  usdz: "For augmented reality, USDZ",
  obj: "For rendering, OBJ",
};

/**
 * Buttons that make the garment a file and hand it over; `order` says what it wears when one is pressed. Where the device shows USDZ in the
 * room, that file becomes a link there, since only a press on a link opens it.
 */
export function GarmentFiles({ order }: { order: () => GarmentOrder }) {
  const { t } = useTranslation("garment");
  const [busy, setBusy] = useState<GarmentFormat | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [forRoom, setForRoom] = useState<{ readonly file: Blob; readonly name: string } | null>(null);

  const make = async (format: GarmentFormat) => {
    setBusy(format);
    setFailed(false);
    setForRoom(null);
    try {
      const { ENDINGS, makeGarmentFile } = await import("./make.ts");
      const asked = order();
      const file = await makeGarmentFile(asked, format);
      const name = `${asked.name}${ENDINGS[format]}`;
      if (format === "usdz" && showsInRoom()) setForRoom({ file, name });
      else saveFile(file, name);
    } catch (reason) {
      console.warn("The garment could not be made a file.", reason);
      setFailed(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {GARMENT_FORMATS.map((format) => (
          <li key={format}>
            <Button
              size="small"
              busy={busy === format}
              disabled={busy !== null}
              onClick={() => void make(format)}
              className="pointer-coarse:min-h-11"
            >
              {t(LABELS[format])}
            </Button>
          </li>
        ))}
      </ul>
      {forRoom && <RoomLink {...forRoom} />}
      <p role="status" className="sr-only">
        {busy && t("The file is being made…")}
      </p>
      {isFailed && (
        <p role="alert" className="text-dense text-fault">
          {t("The file could not be made. Check the connection and try again.")}
        </p>
      )}
    </div>
  );
}
