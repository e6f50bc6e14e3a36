import { useTranslation } from "../../i18n.ts";
import { Segmented } from "../../ui/choices.tsx";
import { TextField } from "../../ui/field.tsx";
import type { NewLink } from "./use-new-link.ts";

/** How long a link opens, and what it asks for; `shows` says what whoever has it sees. */
export function LinkFields({ link, shows }: { link: NewLink; shows: string }) {
  const { t } = useTranslation("favourites");
  return (
    <>
      <p>{shows}</p>
      <Segmented
        label={t("Open for")}
        value={link.expiry}
        onChange={link.setExpiry}
        choices={[
          ...(["7", "30", "90"] as const).map((days) => ({
            value: days,
            label: t("{{count}} days", { count: Number(days) }),
          })),
          { value: "never" as const, label: t("No end date") },
        ]}
        className="justify-self-start"
      />
      <TextField
        label={t("Password (optional)")}
        autoComplete="off"
        value={link.password}
        maxLength={200}
        error={link.fault}
        onChange={(event) => link.setPassword(event.target.value)}
        className="max-w-72"
      />
    </>
  );
}
