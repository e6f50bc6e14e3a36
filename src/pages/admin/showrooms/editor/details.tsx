import { useCall } from "../../../../api/call.ts";
import { listChanelCustomers } from "../../../../api/calls.ts";
import { useTranslation } from "../../../../i18n.ts";
import { Segmented } from "../../../../ui/choices.tsx";
import { TextField } from "../../../../ui/field.tsx";
import { Select } from "../../../../ui/select.tsx";
import type { Draft } from "../draft.ts";
import { useRoomWords } from "../words.tsx";
import { TextsField } from "./texts-field.tsx";
import type { Editing } from "./use-editing.ts";

const MAX_NAME = 80;
const MAX_TEXT = 2_000;
const EVERYBODY = "everybody";
const SCOPES = ["public", "private", "vr"] as const satisfies readonly Draft["scope"][];

/** What a room is called and says, who it is for, and from when to when it is open. */
export function Details({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const { draft, change, faults } = editing;
  return (
    <section aria-label={t("The showroom")} className="grid gap-4">
      <TextsField
        label={t("Name")}
        texts={draft.name}
        maxLength={MAX_NAME}
        error={faults["name.en"]}
        onChange={(name) => change({ name })}
      />
      <TextsField
        label={t("Description")}
        texts={draft.description}
        maxLength={MAX_TEXT}
        isLong
        error={faults["description.en"]}
        onChange={(description) => change({ description })}
      />
      <WhoFor editing={editing} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          label={t("First day")}
          type="date"
          value={draft.firstDay}
          error={faults.startsAt}
          onChange={(event) => change({ firstDay: event.target.value })}
        />
        <TextField
          label={t("Last day")}
          type="date"
          value={draft.lastDay}
          error={faults.expiresAt}
          onChange={(event) => change({ lastDay: event.target.value })}
        />
      </div>
    </section>
  );
}

function WhoFor({ editing }: { editing: Editing }) {
  const { t } = useTranslation("roomdesk");
  const { scopes } = useRoomWords();
  const { draft, change, faults, record } = editing;
  const { data } = useCall(listChanelCustomers, {});
  const { scope, customerId } = draft;
  const own = record?.customer;
  // Those to choose from have people: a room may be for a company that has none any more.
  const known = [...(own && !data?.some((one) => one.customerId === own.customerId) ? [own] : []), ...(data ?? [])];
  const name = known.find((one) => one.customerId === customerId)?.name;
  const choices = [
    ...(scope === "vr" ? [{ value: EVERYBODY, label: t("All customers") }] : []),
    ...known.map((one) => ({ value: one.customerId, label: one.name })),
  ];
  // What is typed as a price was meant for one customer: nobody else gets it.
  const choose = (next: string | null) => next !== customerId && change({ customerId: next, prices: {} });
  const seen =
    scope === "public"
      ? t("Everybody sees it, also without an account.")
      : name
        ? t("The people of {{customer}} see it, and the mill.", { customer: name })
        : scope === "vr"
          ? t("All customers see it once they are signed in.")
          : t("Nobody but the mill sees it until its customer is chosen.");
  return (
    <div className="grid gap-3">
      <div className="text-dense">
        <p aria-hidden="true" className="mb-1 font-medium">
          {t("Who it is for")}
        </p>
        <Segmented
          label={t("Who it is for")}
          value={scope}
          choices={SCOPES.map((value) => ({ value, label: scopes[value] }))}
          onChange={(next) => change({ scope: next, ...(next === "public" && { prices: {} }) })}
        />
      </div>
      {scope !== "public" && (
        <Select
          label={t("Customer")}
          value={customerId ?? (scope === "vr" ? EVERYBODY : null)}
          placeholder={t("Choose a customer")}
          choices={choices}
          error={faults.customerId}
          onChange={(value) => choose(value === EVERYBODY ? null : value)}
        />
      )}
      <p className="text-note text-ink-3">{seen}</p>
    </div>
  );
}
