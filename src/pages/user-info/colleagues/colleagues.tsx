import { DotsThreeIcon } from "@phosphor-icons/react/dist/csr/DotsThree";
import { type ReactNode, useState } from "react";
import { useCall, useSend } from "../../../api/call.ts";
import {
  changeColleagueRole,
  inviteColleague,
  listColleagues,
  listCompanyPeople,
  lockColleague,
  withdrawInvitation,
} from "../../../api/calls.ts";
import type { Data } from "../../../api/definition.ts";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { MenuEntry } from "../../../ui/menu-entry.ts";
import { Empty, ErrorState, Skeleton } from "../../../ui/states.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { toast } from "../../../ui/toast.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

type People = Data<typeof listCompanyPeople>;
type Person = People["people"][number];
type Invited = People["invitations"][number];

const onError = ({ message }: { message: string }) => toast({ text: message, tone: "fault" });

/** The people of the company and who is invited; its administrator changes them, everybody else reads. */
export default function Colleagues() {
  const { t } = useTranslation("colleagues");
  const { data, error, refetch } = useCall(listCompanyPeople, {}, { staleTimeMs: 0 });
  const [isInviting, setInviting] = useState(false);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} className="mt-6" /> : <Skeleton className="mt-6 h-60" />;
  const { people, invitations, mayChange, isMailSetUp } = data;
  const invite = mayChange && <Button onClick={() => setInviting(true)}>{t("Invite a colleague")}</Button>;
  const isAlone = people.length + invitations.length < 2;
  return (
    <div className="mt-5 grid gap-5">
      {!mayChange && (
        <p className="text-dense text-ink-2">{t("The people of your company are changed by its administrators.")}</p>
      )}
      {mayChange && !isMailSetUp && (
        <p className="bg-warn-wash px-3 py-2 text-dense text-warn">
          {t("No mail server is set up here: e-mails are kept and not sent.")}
        </p>
      )}
      <ul className="border-t border-line">
        {people.map((person) => (
          <OnePerson key={person.userId} person={person} mayChange={mayChange} />
        ))}
        {invitations.map((one) => (
          <OneInvited key={one.invitationId} invited={one} mayChange={mayChange} />
        ))}
      </ul>
      {isAlone && mayChange ? (
        <Empty title={t("Nobody else yet")} action={invite}>
          {t("Invite the colleagues who choose fabrics and order with you.")}
        </Empty>
      ) : (
        <div>{invite}</div>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}

type RowProps = {
  name: string;
  mail: string;
  role: string;
  state: ReactNode;
  note?: string | undefined;
  /** What can be done; null where nothing can in any row. */
  entries: readonly MenuEntry[] | null;
};

/** Columns at a desk, lines below each other on a phone; the menu stays at the end. */
function Row({ name, mail, role, state, note, entries }: RowProps) {
  const { t } = useTranslation("colleagues");
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 text-dense">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
        <span className="min-w-0">
          <bdi className="block break-words font-medium">{name}</bdi>
          {mail !== name && <bdi className="block break-all text-note text-ink-2">{mail}</bdi>}
        </span>
        <span>{role}</span>
        <span className="grid justify-items-start gap-1">
          {state}
          {note && <span className="text-note text-ink-2">{note}</span>}
        </span>
      </div>
      {entries?.length === 0 && <span className="w-8 shrink-0 max-tablet:hidden" />}
      {entries && entries.length > 0 && (
        <Menu
          trigger={<IconButton label={t("More for {{name}}", { name })} icon={<Icon of={DotsThreeIcon} size={20} />} />}
          entries={entries}
        />
      )}
    </li>
  );
}

const useRoleName = () => {
  const { t } = useTranslation("colleagues");
  return (role: Person["role"]) => (role === "buyerAdmin" ? t("Administrator") : t("Member"));
};

function OnePerson({ person, mayChange }: { person: Person; mayChange: boolean }) {
  const { t } = useTranslation("colleagues");
  const { age } = useFormat();
  const roleName = useRoleName();
  const lock = useSend(lockColleague, [listCompanyPeople, listColleagues]);
  const change = useSend(changeColleagueRole, [listCompanyPeople, listColleagues]);
  const { userId: id, name, mail, role, state, isSelf, lastLoginAt } = person;
  const states = {
    active: <Tag tone="line">{t("Active")}</Tag>,
    locked: <Tag tone="warn">{t("Locked")}</Tag>,
    lockedByMill: <Tag tone="warn">{t("Locked by the mill")}</Tag>,
  };
  const isAdministrator = role === "buyerAdmin";
  const entries: MenuEntry[] = [
    {
      key: "role",
      label: isAdministrator ? t("Make member") : t("Make administrator"),
      onSelect: () => change.mutate({ id, role: isAdministrator ? "buyer" : "buyerAdmin" }, { onError }),
    },
  ];
  if (state !== "lockedByMill")
    entries.push({
      key: "lock",
      label: state === "locked" ? t("Let in again") : t("Lock the account"),
      apart: true,
      onSelect: () => lock.mutate({ id, locked: state !== "locked" }, { onError }),
    });
  const seen = lastLoginAt ? t("Last here {{age}}", { age: age(lastLoginAt) }) : t("Never signed in");
  return (
    <Row
      name={name}
      mail={mail}
      role={roleName(role)}
      state={
        <>
          {states[state]}
          {isSelf && <span className="text-note">{t("You")}</span>}
        </>
      }
      note={mayChange && !isSelf ? seen : undefined}
      entries={mayChange ? (isSelf ? [] : entries) : null}
    />
  );
}

function OneInvited({ invited, mayChange }: { invited: Invited; mayChange: boolean }) {
  const { t } = useTranslation("colleagues");
  const { date } = useFormat();
  const roleName = useRoleName();
  const withdraw = useSend(withdrawInvitation, [listCompanyPeople]);
  const invite = useSend(inviteColleague, [listCompanyPeople]);
  const { invitationId, mail, role, expiresAt, isExpired } = invited;
  const until = { date: date(expiresAt) };
  const onSuccess = () => toast({ text: t("The invitation for {{mail}} is written.", { mail }) });
  const entries: MenuEntry[] = [
    { key: "again", label: t("Invite again"), onSelect: () => invite.mutate({ mail, role }, { onSuccess, onError }) },
    {
      key: "withdraw",
      label: t("Withdraw the invitation"),
      apart: true,
      onSelect: () => withdraw.mutate({ invitationId }, { onError }),
    },
  ];
  return (
    <Row
      name={mail}
      mail={mail}
      role={roleName(role)}
      state={
        <span className={isExpired ? "text-warn" : ""}>
          {isExpired ? t("The invitation ended on {{date}}", until) : t("Invited until {{date}}", until)}
        </span>
      }
      entries={mayChange ? entries : null}
    />
  );
}
