import type { Quotation } from "@selvedge/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";

const DIALOGS = {
  accepted: lazy(() => import("./accept-dialog.tsx")),
  countered: lazy(() => import("./counter-dialog.tsx")),
  declined: lazy(() => import("./decline-dialog.tsx")),
};
type Verb = keyof typeof DIALOGS;
const VERBS = [
  { to: "accepted", textKey: "Accept and order", tone: "main" },
  { to: "countered", textKey: "Propose other prices", tone: "plain" },
  { to: "declined", textKey: "Decline", tone: "quiet" },
] as const satisfies readonly { to: Verb; textKey: string; tone: "main" | "plain" | "quiet" }[];

/** What the customer may do with a quotation: only what its state allows. */
export function Verbs({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation("quotations");
  const [open, setOpen] = useState<Verb | null>(null);
  const verbs = VERBS.filter(({ to }) => quotation.allowed.includes(to));
  const Dialog = open && DIALOGS[open];
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {verbs.map(({ to, textKey, tone }) => (
        <Button key={to} tone={tone} onClick={() => setOpen(to)}>
          {t(textKey)}
        </Button>
      ))}
      {Dialog && (
        <Suspense>
          <Dialog quotation={quotation} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
