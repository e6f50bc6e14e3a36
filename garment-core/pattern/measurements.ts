/** Body measurements of FreeSewing: mm, and degrees for `shoulderSlope`. */
export type Measurements = { readonly [name: string]: number };
