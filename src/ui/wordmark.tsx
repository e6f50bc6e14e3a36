import { cx } from "./classes.ts";

/** The name of the house behind its thread; `markOnPhone` leaves a phone the thread alone. */
export function Wordmark({ className, markOnPhone = false }: { className?: string; markOnPhone?: boolean }) {
  return (
    <span
      className={cx("inline-flex items-center gap-2.5 font-serif text-[21px] leading-none tracking-[-0.02em]", className)}
      dir="ltr"
    >
      <svg viewBox="0 0 6 22" width="6" height="22" aria-hidden="true" className="text-thread forced-color-adjust-auto">
        <path d="M1 0v22" stroke="currentColor" strokeWidth="2" />
        <path d="M5.5 0v22" stroke="currentColor" strokeDasharray="4 2" />
      </svg>
      <span className={markOnPhone ? "max-tablet:hidden" : undefined}>Selvedge</span>
    </span>
  );
}
