/** Fetches the dialogs about saving before they are needed, so that they are there when the server is not. */
export const fetchDialogs = () => import("./dialogs.ts");
