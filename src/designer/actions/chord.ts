/** A key with what is held beside it. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Keys that need Shift on some keyboards: whether it is held says nothing. */
const isSign = (key: string) => key.length === 1 && !/[a-z0-9]/.test(key);

/** Whether a key press is a chord such as `Mod+Shift+Z`, `Alt+A` or `?`. */
export function matches(chord: string, pressed: Pressed): boolean {
  const parts = chord.split("+").filter(Boolean);
  const key = (chord.endsWith("+") ? "+" : parts.at(-1)!).toLowerCase();
  const wants = (name: string) => parts.includes(name);
  if (wants("Mod") !== (pressed.ctrlKey || pressed.metaKey) || wants("Alt") !== pressed.altKey) return false;
  if (!isSign(key) && wants("Shift") !== pressed.shiftKey) return false;
  // With Alt held some systems write another letter; the place of the key stays.
  const given =
    pressed.altKey && /^(Key|Digit)/.test(pressed.code) ? pressed.code.slice(-1).toLowerCase() : pressed.key.toLowerCase();
  return given === key;
}

const SHOWN: Readonly<Record<string, string>> = { Delete: "Del", Escape: "Esc", PageUp: "PgUp", PageDown: "PgDn" };
const MAC: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥" };

/** A chord as it is written on this computer's keys: `Ctrl Shift Z`, `⇧ ⌘ Z`. */
export function writeChord(chord: string, isMac: boolean): string {
  const parts = chord.endsWith("+") ? [...chord.slice(0, -1).split("+").filter(Boolean), "+"] : chord.split("+");
  return parts.map((part) => (isMac ? (MAC[part] ?? part) : part === "Mod" ? "Ctrl" : (SHOWN[part] ?? part))).join(" ");
}

export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);
