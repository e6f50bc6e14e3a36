import { type RefObject, useState } from "react";
import { useCall } from "../../api/call.ts";
import { getRecipients } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Checkbox } from "../../ui/choices.tsx";
import { SearchField } from "../../ui/field.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";

type RecipientsProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Those whom a group can be handed to, found by name or company. */
export function Recipients({ field, chosen, onChange }: RecipientsProps) {
  const { t } = useTranslation("favourites");
  const [word, setWord] = useState("");
  const { data: people, error, refetch } = useCall(getRecipients, {});
  const shown = people?.filter(({ name, company }) => `${name} ${company}`.toLowerCase().includes(word.trim().toLowerCase()));
  return (
    <>
      <SearchField
        ref={field}
        label={t("Name or company")}
        placeholder={t("Name or company")}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!people && !error && <Skeleton className="h-32" />}
      {shown?.length === 0 && (
        <Empty title={t("Nobody found")}>{t("You can transfer groups to colleagues who have an account.")}</Empty>
      )}
      {shown && shown.length > 0 && (
        <div className="max-h-52 divide-y divide-line overflow-y-auto">
          {shown.map(({ userId, name, company }) => (
            <Checkbox
              key={userId}
              label={
                <>
                  <span className="text-ink">{name}</span> <span className="text-ink-3">{company}</span>
                </>
              }
              checked={chosen.includes(userId)}
              onChange={(on) => onChange(on ? [...chosen, userId] : chosen.filter((id) => id !== userId))}
              className="min-h-9"
            />
          ))}
        </div>
      )}
    </>
  );
}
