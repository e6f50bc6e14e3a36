/** Names that Windows keeps for its devices, whatever follows the point. */
const DEVICE = /^(?:con|prn|aux|clock\$|nul|com[1-9]|lpt[1-9])(?:\..*)?$/i;
const FORBIDDEN = '<>:"/\\|';
const FORBIDDEN_IN_FOLDERS = "$%";
const FIRST_PRINTABLE = 0x20;
const MAX_NAME_LENGTH = 255;

function isName(name: string, isFolder: boolean): boolean {
  if (name === "" || name === "." || name === ".." || name === "~" || name.length > MAX_NAME_LENGTH || DEVICE.test(name))
    return false;
  if (name.endsWith(".") || name.endsWith(" ")) return false;
  return [...name].every(
    (letter) =>
      letter.charCodeAt(0) >= FIRST_PRINTABLE &&
      !FORBIDDEN.includes(letter) &&
      !(isFolder && FORBIDDEN_IN_FOLDERS.includes(letter)),
  );
}

/** Whether a path is one that U3M allows: relative, `/` between names, nothing that leaves the folder or means a device. */
export function isRelativePath(path: string): boolean {
  const names = path.split("/");
  return names.every((name, index) => isName(name, index < names.length - 1));
}
