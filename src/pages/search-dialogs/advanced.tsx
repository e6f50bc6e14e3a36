import type { FabricTag } from "@selvedge/contract";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCall, useSend } from "../../api/call.ts";
import { addFabricTag, listFabricTags } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { SuggestField } from "../../ui/suggest-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { ADVANCED } from "../goods/fields.ts";
import { readAdvcid, writeAdvcid } from "./advcid.ts";
import { countTags } from "./count-tags.ts";

/** Written in digits in every language. */
const IN_DIGITS: ReadonlySet<string> = new Set(["weight", "warpYarnCount", "weftYarnCount", "warpDensity", "weftDensity"]);
const FORM = "advanced-search";

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What a field holds as the search takes it: an option by its own name, anything else as written. */
const nameOf = (tags: readonly FabricTag[], text: string) =>
  tags.find(({ name, label }) => same(label, text) || same(name, text))?.name ?? text.trim();
const labelOf = (tags: readonly FabricTag[], name: string) => tags.find((tag) => same(tag.name, name))?.label ?? name;

/** The thirteen fields, each written or chosen. They open filled with the search on screen; all blank searches nothing. */
export default function AdvancedSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("finding");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: tags = [], error, refetch } = useCall(listFabricTags, {});
  const keepTag = useSend(addFabricTag, [listFabricTags]);
  const [written, setWritten] = useState<readonly (string | null)[]>(ADVANCED.map(() => null));
  const stored = readAdvcid(query.get("advcid") ?? "");
  const tagsOf = (part: number) => tags.filter(({ field }) => field === ADVANCED[part]?.field);
  const textOf = (part: number) => written[part] ?? labelOf(tagsOf(part), stored[part] ?? "");
  const write = (part: number, text: string) => setWritten((before) => before.with(part, text));

  const search = (event: FormEvent) => {
    event.preventDefault();
    const values = ADVANCED.map((_, part) => nameOf(tagsOf(part), textOf(part)));
    const advcid = writeAdvcid(values);
    if (advcid === null) return;
    countTags(tags.filter(({ field, name }) => values[ADVANCED.findIndex((one) => one.field === field)] === name));
    onClose();
    navigate(`/goodSearch?${new URLSearchParams({ advcid })}`);
  };
  const isBlank = ADVANCED.every((_, part) => textOf(part).trim() === "");
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("Advanced search")}
      actions={
        <>
          <Button tone="quiet" onClick={() => setWritten(ADVANCED.map(() => ""))}>
            {t("Reset")}
          </Button>
          <Button tone="main" type="submit" form={FORM} disabled={isBlank}>
            {t("Advanced Search")}
          </Button>
        </>
      }
    >
      {error && <ErrorState error={error} onRetry={refetch} className="mb-4" />}
      <form id={FORM} onSubmit={search} className="grid gap-x-5 gap-y-3.5 tablet:grid-cols-3">
        {ADVANCED.map(({ field, titleKey }, part) => {
          const options = tagsOf(part);
          const text = textOf(part);
          const isNew =
            text.trim() !== "" &&
            tags.length > 0 &&
            !IN_DIGITS.has(field) &&
            !options.some(({ name, label }) => same(name, text) || same(label, text));
          return (
            <SuggestField
              key={field}
              label={t(titleKey)}
              value={text}
              isCode={IN_DIGITS.has(field)}
              placeholder={field === "weight" ? "110-130" : undefined}
              suggestions={options.map(({ name, label, count }) => ({ value: name, label, count }))}
              onChange={(next) => write(part, next)}
              help={
                isNew && (
                  <button
                    type="button"
                    className="quiet-link grip"
                    onClick={() =>
                      keepTag.mutate(
                        { field, name: text.trim() },
                        { onError: ({ message }) => toast({ text: message, tone: "fault" }) },
                      )
                    }
                  >
                    {t("Save as our own option")}
                  </button>
                )
              }
            />
          );
        })}
      </form>
    </Dialog>
  );
}
