import { type ChangeEvent, useId, useRef, useState } from "react";
import { upload } from "../../../../api/call.ts";
import { uploadImage } from "../../../../api/calls.ts";
import { asApiError } from "../../../../api/error.ts";
import { useTranslation } from "../../../../i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Select } from "../../../../ui/select.tsx";
import { type DraftCover, fabricsIn } from "../draft.ts";
import type { Editing } from "./use-editing.ts";

/** The picture of a room in lists: uploaded, or drawn from a fabric that hangs in it. */
export function CoverField({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const { draft, change, faults } = editing;
  const { cover, coverUrl, products } = draft;
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const fabrics = fabricsIn(draft).flatMap((id) => products[id] ?? []);
  const faultId = useId();
  const fault = refused ?? faults.cover ?? null;
  const choose = (cover: DraftCover, coverUrl: string | null) => {
    setRefused(null);
    change({ cover, coverUrl });
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    target.value = "";
    if (!picture) return;
    setBusy(true);
    setRefused(null);
    try {
      const { imageId, url } = await upload(uploadImage, picture, { purpose: "message" });
      choose({ kind: "image", imageId }, url);
    } catch (thrown) {
      setRefused(asApiError(thrown).message);
    }
    setBusy(false);
  };
  return (
    <section aria-label={t("Cover")} className="grid gap-3">
      <p className="text-dense font-medium">{t("Cover")}</p>
      <Picture src={coverUrl ?? undefined} alt="" className="aspect-[20/9] w-full" />
      {fault && (
        <p id={faultId} role="alert" className="text-note text-fault">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void take(event)} />
        <Button
          size="small"
          busy={isBusy}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          onClick={() => file.current?.click()}
        >
          {t("Upload a picture")}
        </Button>
        {coverUrl && (
          <Button size="small" tone="quiet" onClick={() => choose({ kind: "none" }, null)}>
            {t("No cover")}
          </Button>
        )}
      </div>
      {fabrics.length > 0 && (
        <Select
          label={t("Draw it from a fabric of the room")}
          value={cover.kind === "fabric" ? cover.productId : null}
          placeholder={t("Choose a fabric")}
          choices={fabrics.map(({ productId, productCode, productName }) => ({
            value: productId,
            label: `${productCode} ${productName}`,
          }))}
          onChange={(productId) => choose({ kind: "fabric", productId }, products[productId]?.productImg ?? null)}
        />
      )}
    </section>
  );
}
