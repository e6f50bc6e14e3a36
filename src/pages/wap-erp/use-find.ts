import type { WorkItem } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSend } from "../../api/call.ts";
import { erpFind } from "../../api/calls.ts";
import { placeOfCode } from "./code-place.ts";

const MAX_NUMBER = 40;

/** Opens what a number or a code stands for; `found` are the records where there are several or none, null before anything was looked for. */
export function useFind() {
  const navigate = useNavigate();
  const [found, setFound] = useState<readonly WorkItem[] | null>(null);
  const { mutate, isPending, error } = useSend(erpFind);
  const find = (text: string) => {
    const place = placeOfCode(text);
    const number = text.trim();
    if (place) return void navigate(place);
    if (number === "") return;
    if (number.length > MAX_NUMBER) return setFound([]);
    const onSuccess = ({ list }: { list: readonly WorkItem[] }) => {
      const [first, ...others] = list;
      if (first && others.length === 0) navigate(`/wapErp/view?kind=${first.kind}&id=${first.id}`);
      else setFound(list);
    };
    mutate({ number }, { onSuccess });
  };
  return { find, found, forget: () => setFound(null), isPending, error };
}
