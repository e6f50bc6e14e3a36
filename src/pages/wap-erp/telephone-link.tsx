import { Code } from "../../ui/words.tsx";
import { telephoneHref } from "./telephone.ts";

/** A telephone that is dialled by a tap, in a line of text. */
export function Telephone({ number }: { number: string }) {
  return (
    <a href={telephoneHref(number)} className="quiet-link">
      <Code>{number}</Code>
    </a>
  );
}
