const ID = /^[0-9a-f]{32}$/;

/** Whether something, of an address or of what was stored, can be the id of a record. */
export const isId = (given: unknown): given is string => typeof given === "string" && ID.test(given);
