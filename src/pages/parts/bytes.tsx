import { useFormat } from "../../i18n-format.ts";
import { Quantity } from "../../ui/words.tsx";

const BYTES_A_KB = 1_000;
const BYTES_A_MB = 1_000_000;

/** How large a file is, in the unit that keeps it short. */
export function Bytes({ of }: { of: number }) {
  const { number } = useFormat();
  const isLarge = of >= BYTES_A_MB;
  const value = isLarge ? number(of / BYTES_A_MB, 1) : number(Math.max(1, Math.round(of / BYTES_A_KB)));
  return <Quantity value={value} unit={isLarge ? "MB" : "kB"} />;
}
