import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

const TAGS = {
  fault: { look: "bg-fault-wash text-fault", icon: ClockIcon },
  warn: { look: "bg-warn-wash text-warn", icon: WarningIcon },
  ok: { look: "bg-ok-wash text-ok", icon: CheckIcon },
  line: { look: "border border-edge leading-[18px]", icon: null },
} as const;

/** A state in words; colour and icon only repeat it. */
export function Tag({ tone, children }: { tone: keyof typeof TAGS; children: ReactNode }) {
  const { look, icon } = TAGS[tone];
  return (
    <span className={cx("inline-flex items-center gap-1.5 whitespace-nowrap rounded-control px-1.5 text-note leading-5", look)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}

/** A number with its unit smaller and lighter; never without one. */
export function Quantity({ value, unit, className }: { value: string; unit: string; className?: string }) {
  return (
    <span className={cx("whitespace-nowrap", className)}>
      {value}
      <bdi className="ms-[0.18em] text-[0.92em] text-ink-3">{unit}</bdi>
    </span>
  );
}

/** Codes, constructions and ranges keep their direction in every script. */
export function Code({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

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
