const STORE = "shareName";

/** The name a visitor gave last in this tab, so that it is written once. */
export const visitorName = (): string | null => sessionStorage.getItem(STORE);
export const keepVisitorName = (name: string): void => sessionStorage.setItem(STORE, name);
