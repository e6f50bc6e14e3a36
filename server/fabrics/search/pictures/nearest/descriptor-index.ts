import type { DescriptorWeights, ImageDescriptor } from "@selvedge/textile-core";

/** A fabric by its id, with its descriptors one after the other, `DESCRIPTOR_SIZE` numbers each. */
export type Described = { readonly id: string; readonly descriptors: Int8Array };

/** A fabric that is near: its distance (`farFrom`, at least 0) is that of the nearest two of its descriptors and those sought. */
export type NearFabric = { readonly id: string; readonly distance: number };

/** A descriptor that is sought, and what its distances are multiplied by before they are compared. */
export type View = { readonly sought: ImageDescriptor; readonly counts: number };

/** Of some views and of a fabric's own descriptors the two that are nearest, and how far that is, multiplied. */
export type NearDescriptor = { readonly view: View; readonly descriptor: ImageDescriptor; readonly distance: number };

export type Nearest = {
  readonly weights: DescriptorWeights;
  /** Which fabrics may be found; null is all of them. */
  readonly isAllowed: ((id: string) => boolean) | null;
  readonly limit: number;
};

/**
 * Finds fabrics by their descriptors. What stands behind it may be in this process or on a server, and may be exact or not:
 * `descriptor-index.test.ts` is what each must pass, with the recall that it states.
 */
export type DescriptorIndex = {
  /** Takes fabrics in, or their new descriptors in place of all their old ones. One without descriptors is never found. */
  put(fabrics: readonly Described[]): Promise<void>;
  /** Takes fabrics out; one that is not there is no error. */
  remove(ids: readonly string[]): Promise<void>;
  /** The allowed fabrics nearest to any of some descriptors, nearest first, of equally near ones the lesser id first. */
  nearest(sought: readonly ImageDescriptor[], asked: Nearest): Promise<readonly NearFabric[]>;
  /** Fabrics held exactly against all of some views, in the order of their ids as given; null is one that has no descriptors. */
  compare(
    ids: readonly string[],
    views: readonly View[],
    weights: DescriptorWeights,
  ): Promise<readonly (NearDescriptor | null)[]>;
};
