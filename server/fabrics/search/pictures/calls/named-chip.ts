import type { ColorChip } from "@selvedge/contract";
import type { z } from "zod";

export type Chip = z.infer<typeof ColorChip>;

/** A colour with its name in the reader's language. */
export const namedChip = (chip: Chip, translate: (english: string) => string): Chip => ({ ...chip, name: translate(chip.name) });
