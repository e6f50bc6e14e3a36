import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimple";
import { PhoneIcon } from "@phosphor-icons/react/dist/csr/Phone";
import type { WorkKind } from "@selvedge/contract";
import { useCall, useSend } from "../../api/call.ts";
import { erpDashboard, erpManageList, erpPeople, erpWarnings, listThreads, putInCharge } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Code } from "../../ui/words.tsx";
import { telephoneHref } from "./telephone.ts";

type People = Data<typeof erpPeople>;
type Of = { readonly kind: WorkKind | "thread"; readonly id: string };

/** Whom of the customer to call or write to about a record, and who of the mill is in charge of it. */
export function People({ kind, id }: Of) {
  const { data, error, isPending, refetch } = useCall(erpPeople, { kind, id }, { staleTimeMs: 0 });
  return (
    <div className="mt-4 grid gap-4">
      {isPending && <Skeleton className="h-24" />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data?.contact && <Contact of={data.contact} />}
      {data && <InCharge kind={kind} id={id} people={data} onStale={refetch} />}
    </div>
  );
}

const LINK = `${buttonClass({})} min-w-0 max-w-full`;

function Contact({ of: { name, mail, tel } }: { of: NonNullable<People["contact"]> }) {
  const { t } = useTranslation("erp");
  return (
    <section aria-label={t("Contact")} className="text-dense">
      <p>
        <span className="text-ink-2">{t("Contact")}</span> <bdi>{name}</bdi>
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {tel && (
          <a href={telephoneHref(tel)} className={LINK}>
            <Icon of={PhoneIcon} />
            <Code>{tel}</Code>
          </a>
        )}
        <a href={`mailto:${mail}`} className={LINK}>
          <Icon of={EnvelopeSimpleIcon} />
          <span className="truncate">
            <Code>{mail}</Code>
          </span>
        </a>
      </p>
    </section>
  );
}

const NOBODY = "";

/** Who of the mill is in charge, to be chosen. Where somebody else was put there meanwhile, that is said and shown, and nothing is changed. */
function InCharge({ kind, id, people: { inCharge, colleagues }, onStale }: Of & { people: People; onStale: () => void }) {
  const { t } = useTranslation("erp");
  const userId = useSession(({ customer }) => customer?.userId);
  const put = useSend(putInCharge, [erpPeople, erpManageList, erpDashboard, erpWarnings, listThreads]);
  const seen = inCharge?.userId ?? null;
  const met = put.error?.is("stale") ? (put.error.data as Pick<People, "inCharge">) : null;
  // Whoever has left the mill stays in charge, and among the choices, until somebody else is.
  const known = colleagues.some((one) => one.userId === seen);
  const choices = inCharge && !known ? [inCharge, ...colleagues] : colleagues;
  const own = choices.filter((one) => one.userId === userId);
  const others = choices.filter((one) => one.userId !== userId);
  const onChange = (value: string) => {
    if (put.isPending) return;
    put.mutate(
      { kind, id, userId: value === NOBODY ? null : value, seen },
      {
        onError: (failure) => {
          if (failure.is("stale")) onStale();
        },
      },
    );
  };
  return (
    <div>
      <Select
        label={t("In charge")}
        value={(put.isPending ? put.variables.userId : seen) ?? NOBODY}
        choices={[
          { value: NOBODY, label: t("Nobody yet") },
          ...own.map(({ userId: value, name }) => ({ value, label: t("{{name}} (you)", { name }) })),
          ...others.map(({ userId: value, name }) => ({ value, label: name })),
        ]}
        onChange={onChange}
        {...(met && {
          error: met.inCharge
            ? t("Meanwhile {{name}} is in charge.", { name: met.inCharge.name })
            : t("Meanwhile nobody is in charge."),
        })}
      />
      {put.error && !met && <ErrorState error={put.error} />}
    </div>
  );
}
