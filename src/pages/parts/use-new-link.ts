import type { ShareLink } from "@selvedge/contract";
import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { createShare, listShares } from "../../api/calls.ts";
import type { BrowserCall } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { MIN_LINK_PASSWORD } from "../../state/password.ts";

type Expiry = "7" | "30" | "90" | "never";
const DAY_MS = 86_400_000;

export type NewLink = ReturnType<typeof useNewLink>;

/** A link as it is being set up; its address is known once it was made, and only then. */
export function useNewLink(kind: ShareLink["kind"], id: string, refreshes: readonly BrowserCall[]) {
  const { t } = useTranslation("favourites");
  const [expiry, setExpiry] = useState<Expiry>("30");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const create = useSend(createShare, [listShares, ...refreshes]);
  const address = create.data && `${location.origin}${create.data.url}`;
  const submit = () => {
    if (password !== "" && password.length < MIN_LINK_PASSWORD)
      return setFault(t("A password has at least {{min}} characters.", { min: MIN_LINK_PASSWORD }));
    setFault(null);
    create.mutate({
      kind,
      id,
      ...(password && { password }),
      ...(expiry !== "never" && { expiresAt: new Date(Date.now() + Number(expiry) * DAY_MS).toISOString() }),
    });
  };
  return { expiry, setExpiry, password, setPassword, fault, create, address, submit };
}
