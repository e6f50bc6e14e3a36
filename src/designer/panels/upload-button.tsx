import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "../../api/index.ts";
import { Button, Icon } from "../../ui/index.ts";
import { ACCEPTED, type UploadFault, type Uploads } from "./use-uploads.ts";

/** Chooses a picture from this computer and shows how far it is, or why it was refused. */
export function UploadButton({ label, uploads, onFile }: { label: string; uploads: Uploads; onFile: (file: File) => void }) {
  const { t } = useTranslation("designer");
  const input = useRef<HTMLInputElement>(null);
  const { progress, fault } = uploads;
  const percent = progress === null ? null : Math.round(progress * 100);
  return (
    <div className="mb-3">
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        size="small"
        wide
        busy={progress !== null}
        icon={<Icon of={UploadSimpleIcon} />}
        onClick={() => input.current?.click()}
      >
        {percent === null ? label : t("Uploading, {{percent}} %", { percent })}
      </Button>
      {percent !== null && (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="mt-1 h-[3px] bg-line"
        >
          <div className="h-full bg-ink" style={{ width: `${percent}%` }} />
        </div>
      )}
      {fault ? (
        <UploadFaultNote fault={fault} />
      ) : (
        <p className="mt-1 text-note text-ink-3">{t("JPEG, PNG, WebP, AVIF, TIFF or SVG, up to 15 MB and 60 megapixels")}</p>
      )}
    </div>
  );
}

/** Whether the server refused a picture for its number of pixels. */
const isFlood = ({ data }: ApiError): boolean => typeof data === "object" && data !== null && "maxPixels" in data;

/** Why a picture did not go up. */
export function UploadFaultNote({ fault: { fileName, reason } }: { fault: UploadFault }) {
  const { t } = useTranslation("designer");
  const why =
    reason === "tooLarge"
      ? t("The file is larger than 15 MB.")
      : reason === "notPicture"
        ? t("Choose a picture: JPEG, PNG, WebP, AVIF, TIFF or SVG.")
        : reason.isOffline
          ? t("The server cannot be reached.")
          : isFlood(reason)
            ? t("The picture has more than 60 megapixels. Make it smaller and choose it again.")
            : reason.message;
  return (
    <p role="alert" className="mt-1.5 flex items-start gap-1.5 text-note text-fault">
      <Icon of={WarningOctagonIcon} size={14} className="mt-px" />
      <span className="min-w-0">
        <bdi className="break-all">{fileName}</bdi>: {why}
        {typeof reason === "object" && reason.requestId && (
          <>
            {" "}
            {t("Request")}{" "}
            <bdi dir="ltr" className="select-all font-cond">
              {reason.requestId}
            </bdi>
          </>
        )}
      </span>
    </p>
  );
}
