/** Parameters that open something and therefore are never written down. */
const SECRETS = "token|shareToken|sharePassword|password|sid";
const IN_TEXT = new RegExp(`([?&#;\\s"'](?:${SECRETS})=)[^&#\\s"']+`, "gi");
const IN_ADDRESS = new RegExp(`([?&#])(?:${SECRETS})=[^&#]*`, "gi");
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;

/** An address without its secret parameters. */
export function stripAddress(address: string): string {
  return address
    .replace(IN_ADDRESS, "$1")
    .replace(/([?&#])&+/g, "$1")
    .replace(/&+(?=#|$)/g, "")
    .replace(/[?#](?=#|$)/g, "");
}

/** A text in which secrets that look like parameters or headers are blotted out. */
export const stripText = (text: string) => text.replace(IN_TEXT, "$1…").replace(BEARER, "$1…");
