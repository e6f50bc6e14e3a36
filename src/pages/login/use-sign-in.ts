import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSend } from "../../api/call.ts";
import { CODES, login } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { remember } from "../../state/session.ts";

export type SignIn = ReturnType<typeof useSignIn>;

/** What a sign-in knows while it is tried, and the way to the page that was `wanted`. It outlives the form, which other forms stand in for. */
export function useSignIn(wanted: string | null) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useSend(login);
  const [isShown, setShown] = useState(false);
  const [stays, setStays] = useState(true);
  const [asksCode, setAsksCode] = useState(false);
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({});
  const form = useRef<HTMLFormElement>(null);
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get("username")).trim();
    const password = String(fields.get("password"));
    setMissing({ username: !username, password: !password });
    if (!username || !password) {
      const first = form.current?.elements.namedItem(username ? "password" : "username");
      if (first instanceof HTMLInputElement) first.focus();
      return;
    }
    const code = String(fields.get("code") ?? "").trim();
    const customer = await mutateAsync({ username, password, remember: stays, ...(code ? { code } : {}) }).catch(
      (refused: ApiError) => {
        if (refused.code === CODES.codeNeeded) setAsksCode(true);
        return null;
      },
    );
    if (!customer) return;
    remember(customer);
    navigate(wanted ?? "/", { replace: true });
  };
  return { form, enter, isPending, error, missing, asksCode, isShown, setShown, stays, setStays, wanted };
}
