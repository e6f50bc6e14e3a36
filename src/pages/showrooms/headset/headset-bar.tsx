import { useTranslation } from "../../../i18n.ts";
import type { HeadsetFailure } from "../../../showroom/headset/types.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/choices.tsx";
import type { Headset } from "./use-headset.ts";

/** The way into the room with a headset, where there is one, and why it did not lead there; what came of a press in it is said here too. */
export function HeadsetBar({ headset }: { headset: Headset }) {
  const { t } = useTranslation("showrooms");
  const { isThere, phase, failure, isSeated, sit, enter, leave, view } = headset;
  const isIn = phase === "worn" || phase === "leaving";
  const failures: Readonly<Record<HeadsetFailure, string>> = {
    refused: t("The browser did not let this page into the headset. Allow it and enter again."),
    busy: t("Another page is using the headset. Leave VR there and enter again."),
    failed: t("VR could not be started."),
    lost: t("The headset is no longer connected. You stand where it stood."),
  };
  if (!isThere && phase === "off" && !failure) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 max-tablet:px-4">
      {(isThere || phase !== "off") && (
        <>
          <Button size="small" busy={phase === "entering" || phase === "leaving"} onClick={isIn ? leave : enter}>
            {isIn ? t("Leave VR") : t("Enter VR")}
          </Button>
          <Checkbox label={t("Seated")} checked={isSeated} onChange={sit} />
        </>
      )}
      <p role="status" className="text-dense text-ink-2">
        {view?.board?.said}
      </p>
      <p role="alert" className="text-dense text-ink-2">
        {failure && failures[failure]}
      </p>
    </div>
  );
}
