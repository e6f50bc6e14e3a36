/** What can be done with a hanger in hand. */
export type Action = "favorite" | "cart" | "sample" | "ask" | "edit" | "note" | "similar" | "lay";

export type Viewer = {
  /** Through a link: no price, no stock, nothing of one's own. */
  readonly isByLink: boolean;
  /** The room is drawn, so that what is laid on a garment is seen. */
  readonly isDrawn: boolean;
};

/** Who may do it: all but looking needs a session. */
const MAY: Readonly<Record<Action, (viewer: Viewer) => boolean>> = {
  favorite: ({ isByLink }) => !isByLink,
  cart: ({ isByLink }) => !isByLink,
  sample: ({ isByLink }) => !isByLink,
  ask: ({ isByLink }) => !isByLink,
  edit: ({ isByLink }) => !isByLink,
  note: ({ isByLink }) => !isByLink,
  similar: ({ isByLink }) => !isByLink,
  lay: ({ isDrawn }) => isDrawn,
};

export const mayDo = (action: Action, viewer: Viewer): boolean => MAY[action](viewer);
