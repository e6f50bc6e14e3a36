// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";

export * from "./calls/account.ts";
export * from "./calls/admin.ts";
export * from "./calls/behavior.ts";
export * from "./calls/cart.ts";
export * from "./calls/chanel.ts";
export * from "./calls/chanel-group.ts";
export * from "./calls/cloth.ts";
export * from "./calls/colour-book.ts";
export * from "./calls/consult.ts";
export * from "./calls/customer.ts";
export * from "./calls/customer-banner.ts";
export * from "./calls/decorate.ts";
export * from "./calls/design.ts";
export * from "./calls/design-favorite-group.ts";
export * from "./calls/design-favorite-group-item.ts";
export * from "./calls/design-menu.ts";
export * from "./calls/design-menu-product.ts";
export * from "./calls/design-preload-fabric.ts";
export * from "./calls/design-proposal.ts";
export * from "./calls/desk.ts";
export * from "./calls/domain-favorite-group.ts";
export * from "./calls/domain-favorite-group-item.ts";
export * from "./calls/erp.ts";
export * from "./calls/error-report.ts";
export * from "./calls/events.ts";
export * from "./calls/fabric-tag.ts";
export * from "./calls/favorite.ts";
export * from "./calls/favorite-group.ts";
export * from "./calls/favorite-group-product.ts";
export * from "./calls/front.ts";
export * from "./calls/image.ts";
export * from "./calls/inspection.ts";
export * from "./calls/job.ts";
export * from "./calls/lap-dip.ts";
export * from "./calls/menu.ts";
export * from "./calls/menu-product.ts";
export * from "./calls/notice.ts";
export * from "./calls/order.ts";
export * from "./calls/picture.ts";
export * from "./calls/product.ts";
export * from "./calls/product-browse-log.ts";
export * from "./calls/rfq.ts";
export * from "./calls/sample.ts";
export * from "./calls/search.ts";
export * from "./calls/share.ts";
export * from "./calls/sso.ts";
export * from "./calls/thread.ts";
export * from "./calls/welcome.ts";

/** The errors that pages handle specially, by the contract's name for them. */
export const CODES = {
  validation: 40001,
  noSession: 40100,
  sessionExpired: 40102,
  codeNeeded: 40106,
  wrongPassword: 40108,
  notAllowed: 40300,
  sharePassword: 40302,
  privateShowroom: 40303,
  notFound: 40400,
  stale: 40900,
  nameUsed: 40901,
  priceChanged: 40904,
  shareGone: 41000,
  linkGone: 41001,
  showroomClosed: 41002,
  tooLarge: 41300,
  tooMany: 42900,
  internal: 50000,
  indexBuilding: 50301,
} as const satisfies Partial<Record<contract.ErrorKey, number>>;
