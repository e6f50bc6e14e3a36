import type { BookChip } from "@selvedge/contract";
import { useState } from "react";
import type { createLapDip } from "../api/calls.ts";
import type { Input } from "../api/definition.ts";
import { useTranslation } from "../i18n.ts";

export const KINDS = ["pantone", "physical", "lab"] as const;
export type Kind = (typeof KINDS)[number];

export type Standard = ReturnType<typeof useStandard>;

/** The colour that is asked for as it is being given: a code of a book, a cutting, or measured values. `known` is what it is called already. */
export function useStandard(known: string) {
  const { t } = useTranslation("lapdips");
  const [kind, setKind] = useState<Kind>("pantone");
  const [chip, setChip] = useState<BookChip | null>(null);
  const [name, setName] = useState(known);
  const [axes, setAxes] = useState<readonly [string, string, string]>(["", "", ""]);
  const lab = axes.map((axis) => (axis.trim() === "" ? Number.NaN : Number(axis.replace(",", "."))));
  const standardName = kind === "pantone" && chip ? chip.name : name.trim();
  const fault =
    standardName === ""
      ? t("Please name the colour.")
      : kind === "lab" && lab.some(Number.isNaN)
        ? t("Please give all three measured values.")
        : null;
  const body: Input<typeof createLapDip>["standard"] = {
    kind,
    name: standardName,
    ...(kind === "pantone" && chip && { lab: [...chip.lab], ...(chip.code && { code: chip.code }) }),
    ...(kind === "lab" && { lab: lab as [number, number, number] }),
  };
  return {
    kind,
    setKind,
    chip,
    setChip,
    name,
    setName,
    axes,
    setAxes,
    lab,
    isUnnamed: standardName === "",
    /** Whether closing would lose something. */
    isBegun: chip !== null || name !== known || axes.some((axis) => axis !== ""),
    fault,
    /** As it is sent. */
    body,
  };
}
