/** Certificates of organisations outside the mill, as they are printed on a hanger. */
const CERTIFICATES = new Set(
  [
    "OEKO-TEX",
    "OEKO-TEX Standard 100",
    "GOTS",
    "OCS",
    "GRS",
    "RCS",
    "BCI",
    "European Flax",
    "Masters of Linen",
    "RWS",
    "FSC",
    "bluesign",
    "Fairtrade",
    "Lenzing Ecovero",
    "Tencel",
    "REPREVE",
    "CmiA",
    "SUPIMA",
    "Woolmark",
    "ZDHC",
    "Cradle to Cradle",
  ].map((name) => name.toLowerCase()),
);
/** A season's collection, "SS24 PRINT", or a fair, "Paris texworld". */
const COLLECTION = /^(?:SS|AW|FW|PF)\s?\d{2}\b|texworld|premi[èe]re vision|intertextile|milano unica|munich fabric start/i;

export type ClassifiedTags = {
  readonly certificates: readonly string[];
  readonly collections: readonly string[];
  /** What is neither. */
  readonly tags: readonly string[];
};

/** Sorts the tags of a fabric into certificates, collections and other tags. */
export function classifyTags(all: readonly string[]): ClassifiedTags {
  const certificates: string[] = [];
  const collections: string[] = [];
  const tags: string[] = [];
  for (const tag of all) {
    const kind = CERTIFICATES.has(tag.toLowerCase()) ? certificates : COLLECTION.test(tag) ? collections : tags;
    kind.push(tag);
  }
  return { certificates, collections, tags };
}
