/** The dialogs about saving, in one file that is fetched at the first pointer or key event. */
export { LeaveDialog } from "./leave-dialog.tsx";
export { NameDialog } from "./name-dialog.tsx";
export { RecoverDialog } from "./recover-dialog.tsx";
