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
