import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
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
      {fault && <UploadFaultNote fault={fault} />}
    </div>
  );
}

/** Why a picture did not go up. */
export function UploadFaultNote({ fault: { fileName, reason } }: { fault: UploadFault }) {
  const { t } = useTranslation("designer");
  const why =
    reason === "tooLarge"
      ? t("The file is larger than 15 MB.")
      : reason === "notPicture"
        ? t("Choose a picture: JPEG, PNG, WebP, AVIF or TIFF.")
        : reason.isOffline
          ? t("The server cannot be reached.")
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
