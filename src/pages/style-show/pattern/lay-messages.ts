import type { Lay, LayOrder } from "@selvedge/garment-core";

export type LayRequest = LayOrder;
/** Lays as they get shorter; the last one says that none shorter was found. */
export type LayAnswer = { readonly lay: Lay; readonly isLast: boolean };
