import type { FabricAttrs } from "@selvedge/contract";

/** A fabric category; a fabric lies in every lowest one that takes it. */
export type FabricMenu = {
  readonly id: number;
  readonly alias: string;
  /** Whether it takes a fabric; one without is filled by hand, or by those within it. */
  readonly takes?: (attrs: FabricAttrs, stock: string, tags: readonly string[]) => boolean;
  readonly children?: readonly FabricMenu[];
};
