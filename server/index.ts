/**
 * The public face of the server, for the demo mill and whoever else stands beside it: values to hand over, and calls on what a portal
 * has opened. Nothing here opens a portal or knows how one starts (`start.ts` does, which sets the demo mill up).
 * A name that says little outside its folder is given its domain here.
 */

/**
 * The whole database, with every table typed. Read and write through the functions below where there is one: they keep the rules.
 * Rows are written directly only where none can: what a mill has before anybody signs in (catalogue, styles, menus, banners, limits
 * that were agreed on), with ids that are the same everywhere, and addresses and read notices of days long past.
 */
export type { Db } from "./platform/db/open.ts";

// They say which tables and which long work there are.
import "./assembly/jobs.ts";
import "./assembly/tables.ts";

export { inlinePool, threadPool } from "./assembly/worker-pools.ts";
export { createCompany, createUser, endSessions, setPassword } from "./customers/account/people/people.ts";
export { SMALL_SWATCH_NAMES } from "./fabrics/cloths/address.ts";
export { clothColumns } from "./fabrics/cloths/columns.ts";
export { MAX_SIDE_PX as MAX_CLOTH_SIDE_PX } from "./fabrics/cloths/pictures/cloth-metrics.ts";
export { type Cloths, clothStore } from "./fabrics/cloths/store.ts";
export type { FabricMenu } from "./fabrics/menus/fabric-menu.ts";
export { FIRST_FABRIC_MENU } from "./fabrics/menus/nav.ts";
export type { MenuTable } from "./fabrics/menus/tables.ts";
export type { FoldLayout } from "./fabrics/portraits/folds.ts";
export { describeFabric, keepKnownDescriptors } from "./fabrics/search/pictures/seen/keep.ts";
export type { Seen as FabricSeen } from "./fabrics/search/pictures/seen/views.ts";
export type { Scene, SceneCloth } from "./garments/scenes/scene.ts";
export { keepScene, sceneStore } from "./garments/scenes/store.ts";
export { makeShowroom } from "./garments/showrooms/making/make-showroom.ts";
export type { NewGroup as NewShowroomGroup, NewShowroom, Text as ShowroomText } from "./garments/showrooms/making/record.ts";
export { drawRoomsAhead } from "./garments/showrooms/picture/draw-ahead.ts";
export type { MadeDrape } from "./garments/styles/drapes/drape-job.ts";
export { ownDrape, ownHandOf } from "./garments/styles/drapes/drapes.ts";
export { recipeHash } from "./garments/styles/drapes/stored/recipe-hash.ts";
export { buttonsOf } from "./garments/styles/pattern/pattern.ts";
export { contactSheet } from "./mill/contact-sheets/sheet.ts";
export { folderStore } from "./platform/files/folder.ts";
export { type FileStore, hashOfBytes } from "./platform/files/store.ts";
export { idOf } from "./platform/ids.ts";
export type { WorkerPool } from "./platform/jobs/pool/worker-pool.ts";
export type { SignedIn } from "./platform/people/who.ts";
export { hashPassword, isPassword, newPassword } from "./platform/security/passwords/password.ts";
export { isOpenToOthers, type Settings } from "./platform/settings.ts";
export type { Clock } from "./platform/time/clock.ts";
export { addDays, dayOf } from "./platform/time/days.ts";
export { enterReportWithin } from "./trade/inspection/enter.ts";
export { askForLapDip } from "./trade/lapdips/create.ts";
export {
  type Doing as LapDipAction,
  giveUp as giveUpLapDip,
  judge as judgeLapDip,
  receive as receiveLapDip,
  sendRound as sendLapDipRound,
  takeIntoLab as takeLapDipIntoLab,
} from "./trade/lapdips/moves.ts";
export { agreePrices } from "./trade/orders/agreed/agreed-prices.ts";
export { placeWithin as placeOrderWithin } from "./trade/orders/placing/place.ts";
export { orderable as orderableQuantity } from "./trade/orders/placing/price.ts";
export { readTerms as readOrderTerms } from "./trade/orders/placing/terms.ts";
export { moveByMillWithin as moveOrderByMillWithin, receiveWithin as receiveOrderWithin } from "./trade/orders/progress/moves.ts";
export { reportWithin as reportProgressWithin } from "./trade/orders/progress/report.ts";
export { readOrder } from "./trade/orders/read.ts";
export { askForQuotation } from "./trade/quotations/create.ts";
export { expireQuotations } from "./trade/quotations/expire.ts";
export type { Reader as QuotationReader } from "./trade/quotations/list.ts";
export {
  counterWithin as counterQuotationWithin,
  declineWithin as declineQuotationWithin,
  quoteWithin,
} from "./trade/quotations/moves.ts";
export { readQuotation } from "./trade/quotations/read.ts";
export { askForSample } from "./trade/samples/create.ts";
export { type SampleStep, stepSample } from "./trade/samples/steps/moves.ts";
export { markRead as markThreadRead, writeMessage } from "./trade/threads/message.ts";
export { openThread } from "./trade/threads/open.ts";
