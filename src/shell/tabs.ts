import { FABRICS } from "../places.ts";
import { leadsSomewhere, type Route } from "../routes.tsx";

type Place = { readonly key: string; readonly titleKey: string; readonly to: string };
type HeaderTab = Place & { readonly part?: Route["part"] };

/** The four tabs of the header as the specification names them. */
const TABS: readonly HeaderTab[] = [
  { key: "fabric", titleKey: "Fabric", to: FABRICS, part: "fabrics" },
  { key: "style", titleKey: "Style Library", to: "/designlist?parentId=4&id=125", part: "styles" },
  { key: "publicShowroom", titleKey: "Public Showroom", to: "/commonChanel", part: "showrooms" },
  { key: "privateShowroom", titleKey: "Private Showroom", to: "/privateChanel" },
];

type Here = { readonly pathname: string; readonly part: Route["part"]; readonly isPrivateRoom: boolean };

/** Whether the page belongs to a tab. A room that is one company's belongs to the private ones, also where one walks through it. */
export function isTabHere({ key, to, part }: HeaderTab, { pathname, part: here, isPrivateRoom }: Here): boolean {
  if (isPrivateRoom && here === "showrooms") return key === "privateShowroom";
  return part === undefined ? to.split("?")[0] === pathname : part === here;
}

/** Those whose page is in the table of routes. */
export const headerTabs = (): readonly HeaderTab[] => TABS.filter(({ to }) => leadsSomewhere(to));

/** The user menu in the specification's order; each entry shows once its page is there, Log Out stands below them. */
const USER_MENU: readonly Place[] = [
  { key: "favorite", titleKey: "My Favorites", to: "/favorite?menuType=fabric" },
  { key: "myDesign", titleKey: "My Design", to: "/myDesign" },
  { key: "myOrder", titleKey: "My Order", to: "/myOrder" },
  { key: "myGarmentOrder", titleKey: "Garment orders", to: "/myGarmentOrder" },
  { key: "myGarmentSample", titleKey: "My Development", to: "/myGarmentSample" },
  { key: "myFabric", titleKey: "My Fabric", to: "/myFabric" },
  { key: "wesAiCreate", titleKey: "AI", to: "/wesAiCreate" },
  { key: "vrShowroom", titleKey: "VR Showroom", to: "/vrShowroom" },
  { key: "privateChanel", titleKey: "Private Showroom", to: "/privateChanel" },
  { key: "comment", titleKey: "Browsing History", to: "/comment" },
  { key: "userInfo", titleKey: "Personal Center", to: "/userInfo" },
  { key: "setting", titleKey: "Security Setting", to: "/setting" },
  { key: "help", titleKey: "Help", to: "/help" },
];

/** The places of the user menu that lead somewhere. */
export const userPlaces = (): readonly Place[] => USER_MENU.filter(({ to }) => leadsSomewhere(to));

/** The side navigation of the user centre, labelled as the specification writes it. */
const USER_CENTRE: readonly Place[] = [
  { key: "userInfo", titleKey: "Personal Information", to: "/userInfo" },
  { key: "myDesign", titleKey: "My Design", to: "/myDesign" },
  { key: "myOrder", titleKey: "My Order", to: "/myOrder" },
  { key: "myGarmentOrder", titleKey: "Garment orders", to: "/myGarmentOrder" },
  { key: "mySourcing", titleKey: "Quotations", to: "/mySourcing" },
  { key: "inspectionReport", titleKey: "Inspection reports", to: "/inspectionReport" },
  { key: "mySample", titleKey: "Samples", to: "/mySample" },
  { key: "myGarmentSample", titleKey: "My Development", to: "/myGarmentSample" },
  { key: "myLapDip", titleKey: "Lap-dips", to: "/myLapDip" },
  { key: "favorite", titleKey: "Favorites", to: "/favorite?menuType=fabric" },
  { key: "privateChanel", titleKey: "Private Showroom", to: "/privateChanel" },
  { key: "vrShowroom", titleKey: "VR Showroom", to: "/vrShowroom" },
  { key: "comment", titleKey: "Browsing History", to: "/comment" },
  { key: "history", titleKey: "Commented", to: "/history" },
  { key: "help", titleKey: "Help", to: "/help" },
];

/** The places of the user centre that lead somewhere. */
export const userCentrePlaces = (): readonly Place[] => USER_CENTRE.filter(({ to }) => leadsSomewhere(to));
