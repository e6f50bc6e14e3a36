import { grantFor } from "../../platform/files/serving/grants.ts";

/** What the grants of the addresses below open. */
export const GRANTED = {
  revision: (proposalId: string, revision: number | string) => `design ${proposalId} ${revision}`,
  hung: (itemId: string) => `hung ${itemId}`,
} as const;

/** Where a revision of a saved design is served as the portal draws it, to whom the answer is for; while it cannot be drawn, its style. */
export const drawnUrl = (proposalId: string, revision: number): string =>
  `/drawn/${grantFor(GRANTED.revision(proposalId, revision))}/${proposalId}/${revision}`;

/** The same of one that hangs in a room, where not everybody is told which saved design it is. */
export const drawnHungUrl = (itemId: string): string => `/drawn/${grantFor(GRANTED.hung(itemId))}/${itemId}`;

/** Raised when the same design would be drawn otherwise than before. */
const RENDERING = "1";

/** Name of the derived file of a design. */
export const DESIGN_FILE = `design.${RENDERING}.webp`;
