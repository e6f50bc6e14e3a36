import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

/** Those the mill sends by most; any other is written. */
const COURIERS = ["DHL Express", "FedEx", "UPS", "SF Express"] as const;
export const MAX_LENGTH = 80;

/** A courier and a tracking number being filled in. `check` says whether they can be sent, and marks what is missing. */
export function useParcel({ isNeeded }: { isNeeded: boolean }) {
  const [courier, setCourier] = useState("");
  const [trackingNo, setTrackingNo] = useState("");
  const [isAsked, setAsked] = useState(false);
  const isMissing = isNeeded && courier.trim() === "";
  return {
    courier,
    trackingNo,
    setCourier,
    setTrackingNo,
    isMissing: isAsked && isMissing,
    isTouched: courier !== "" || trackingNo !== "",
    value: { courier: courier.trim(), trackingNo: trackingNo.trim() },
    check: () => {
      setAsked(true);
      return !isMissing;
    },
  };
}

/** The usual couriers at a tap. */
export const CourierChoices = ({ onChoose }: { onChoose: (courier: string) => void }) => (
  <div className="flex flex-wrap gap-2">
    {COURIERS.map((name) => (
      <Button key={name} size="small" onClick={() => onChoose(name)}>
        {name}
      </Button>
    ))}
  </div>
);

/** The usual couriers at a tap, any other by name, and the number on the parcel. */
export function ParcelFields({ parcel }: { parcel: ReturnType<typeof useParcel> }) {
  const { t } = useTranslation(["erp", "states"]);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <TextField
          label={t("Courier")}
          value={parcel.courier}
          maxLength={MAX_LENGTH}
          error={parcel.isMissing ? t("Please name the courier.") : null}
          onChange={(event) => parcel.setCourier(event.target.value)}
        />
        <CourierChoices onChoose={parcel.setCourier} />
      </div>
      <TextField
        label={t("Tracking number")}
        value={parcel.trackingNo}
        maxLength={MAX_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        onChange={(event) => parcel.setTrackingNo(event.target.value)}
      />
    </div>
  );
}
