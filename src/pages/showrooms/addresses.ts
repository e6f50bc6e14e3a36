import type { Chanel, ChanelGroup } from "@selvedge/contract";
import { leadsSomewhere } from "../../routes.tsx";

/** Where all showrooms are listed. */
export const SHOWROOMS = "/chanels";

/** Where the showrooms begin: those of each kind that were changed last. */
export const LANDING = "/chanelHome";

/** Where a company's rooms are. */
export const PRIVATE = "/privateChanel";

/** The page of each kind of showroom, where it has one of its own. */
const PAGES = { public: "/commonChanel", private: PRIVATE, vr: "/VRChanel" } as const;

/** The anchor of a group within the page of its room. */
export const anchorOf = ({ groupId }: Pick<ChanelGroup, "groupId">): string => `group-${groupId}`;

/** Where a showroom is opened. */
export function addressOfRoom({ chanelId, scope }: Pick<Chanel, "chanelId" | "scope">): string {
  const page = PAGES[scope];
  return `${leadsSomewhere(page) ? page : PAGES.public}?chanelId=${chanelId}`;
}

/** Where a showroom is walked through, whatever its kind. */
export const addressOfWalk = (chanelId: string): string => `${PAGES.vr}?chanelId=${chanelId}`;

/** Where its groups are shown one below the other, whatever its kind; the page leads on to that of a private one. */
export const addressOfGroups = (chanelId: string): string => `${PAGES.public}?chanelId=${chanelId}`;
