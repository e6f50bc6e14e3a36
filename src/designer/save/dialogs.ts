/** The dialogs about saving, in one file that is fetched with the first sign of a hand. */
export { LeaveDialog } from "./leave-dialog.tsx";
export { NameDialog } from "./name-dialog.tsx";
export { RecoverDialog } from "./recover-dialog.tsx";
