/** Size of an artwork on the cloth, mm. */
export type SizeMm = { readonly width: number; readonly height: number };
