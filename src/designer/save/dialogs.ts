/** The dialogs about saving, in one file that is fetched with the first sign of a hand. */
export { LeaveDialog } from "./LeaveDialog.tsx";
export { NameDialog } from "./NameDialog.tsx";
export { RecoverDialog } from "./RecoverDialog.tsx";
