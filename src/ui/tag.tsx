import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { ClockIcon } from "@phosphor-icons/react/dist/csr/Clock";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

const TAGS = {
  fault: { classes: "bg-fault-wash text-fault", icon: ClockIcon },
  warn: { classes: "bg-warn-wash text-warn", icon: WarningIcon },
  ok: { classes: "bg-ok-wash text-ok", icon: CheckIcon },
  line: { classes: "border border-edge leading-[18px]", icon: null },
} as const;

/** A state in words; colour and icon only repeat it. */
export function Tag({ tone, children }: { tone: keyof typeof TAGS; children: ReactNode }) {
  const { classes, icon } = TAGS[tone];
  return (
    <span
      className={cx("inline-flex items-center gap-1.5 whitespace-nowrap rounded-control px-1.5 text-note leading-5", classes)}
    >
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
