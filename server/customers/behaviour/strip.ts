/** Parameters that open something and therefore are never written down. */
const SECRETS = "token|shareToken|sharePassword|password|sid";
const IN_TEXT = new RegExp(`([?&#;\\s"'](?:${SECRETS})=)[^&#\\s"']+`, "gi");
const IN_ADDRESS = new RegExp(`([?&#])(?:${SECRETS})=[^&#]*`, "gi");
/** Parameters that hold what somebody searched for. */
const WORDS = /([?&#])(?:cid|advcid|keys|keyword|searchKey|q)=[^&#]*/gi;
const BEARER = /(bearer\s+)[\w.~+/=-]+/gi;

/** An address without its secret parameters. */
export const stripAddress = (address: string): string => without(IN_ADDRESS, address);

/** An address without what was searched for: a record has it in a place of its own, from which it can be taken. */
export const withoutWords = (address: string): string => without(WORDS, address);

function without(parameters: RegExp, address: string): string {
  return address
    .replace(parameters, "$1")
    .replace(/([?&#])&+/g, "$1")
    .replace(/&+(?=#|$)/g, "")
    .replace(/[?#](?=#|$)/g, "");
}

/** A text in which secrets that look like parameters or headers are blotted out. */
export const stripText = (text: string) => text.replace(IN_TEXT, "$1…").replace(BEARER, "$1…");
