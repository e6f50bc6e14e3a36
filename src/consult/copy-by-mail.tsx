import { useState } from "react";
import { useCall } from "../api/call.ts";
import { getContact, listColleagues, sendEmail } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/choices.tsx";
import { Select } from "../ui/select.tsx";
import { ErrorState } from "../ui/states.tsx";

type CopyByMailProps = { consultId: string; subject: string; content: string; productIds: readonly string[] };

/** The message once more as an e-mail, to the contact at the mill or to somebody of the own company; the fabrics as a sheet if wanted. */
export function CopyByMail({ consultId, subject, content, productIds }: CopyByMailProps) {
  const { t } = useTranslation("favourites");
  const contact = useCall(getContact, {});
  const colleagues = useCall(listColleagues, {});
  const people = [
    ...(contact.data ? [contact.data] : []),
    ...(colleagues.data ?? []).filter(({ mail }) => mail !== contact.data?.mail),
  ];
  const [chosen, setChosen] = useState<string | null>(null);
  const [withSheet, setWithSheet] = useState(true);
  const { mutate, data, error, isPending } = useSendOnce(sendEmail);
  const to = chosen ?? people[0]?.mail ?? null;
  if (data)
    return (
      <p role="status" className={data.isMailSetUp ? "text-ok" : "bg-warn-wash px-3 py-2 text-dense text-warn"}>
        {data.isMailSetUp
          ? t("The e-mail to {{mail}} is on its way.", { mail: data.to })
          : t("No mail server is set up here: the e-mail to {{mail}} is kept and not sent.", { mail: data.to })}
      </p>
    );
  if (!to) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <Select
        className="w-full"
        label={t("Also by e-mail to")}
        value={to}
        choices={people.map(({ name, mail }) => ({ value: mail, label: `${name} · ${mail}` }))}
        onChange={setChosen}
      />
      {productIds.length > 0 && (
        <Checkbox label={t("With the fabrics as an Excel sheet with pictures")} checked={withSheet} onChange={setWithSheet} />
      )}
      {error && <ErrorState error={error} title={t("The e-mail was not sent")} />}
      <Button
        busy={isPending}
        onClick={() =>
          mutate({
            consultId,
            to,
            subject,
            content,
            productIds: [...productIds],
            attachExcel: withSheet && productIds.length > 0,
          })
        }
      >
        {t("Send the e-mail")}
      </Button>
    </div>
  );
}
