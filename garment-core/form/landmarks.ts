// Places are x, y, z in mm: y up, the body faces +z, its left is +x.

/** Heights above the floor in mm. */
export type Heights = {
  readonly ankle: number;
  readonly knee: number;
  readonly crotch: number;
  readonly seat: number;
  readonly hips: number;
  readonly waist: number;
  readonly under: number;
  readonly bust: number;
  readonly armpit: number;
  readonly shoulder: number;
  /** Where the shoulder seam meets the neck. */
  readonly neckPoint: number;
  readonly neckTop: number;
  /** Where a form without legs ends. */
  readonly base: number;
};

export type Limbs = { readonly arms: "none" | "short" | "long"; readonly legs: boolean };
