const AUTOSAVE_STORE = "designer.autosave";

export const recallAutosave = (): boolean => {
  try {
    return localStorage.getItem(AUTOSAVE_STORE) !== "off";
  } catch {
    return true;
  }
};

export const rememberAutosave = (isAutosaving: boolean): void => {
  try {
    localStorage.setItem(AUTOSAVE_STORE, isAutosaving ? "on" : "off");
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};
