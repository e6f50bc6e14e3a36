/** Every error a call may answer with: its code, its HTTP status and the English sentence that is also the key of its translation. */
export const ERRORS = {
  unreadableBody: { code: 40000, status: 400, message: "The request could not be read." },
  validation: { code: 40001, status: 400, message: "Please check the marked fields." },
  noSession: { code: 40100, status: 401, message: "Please sign in." },
  wrongLogin: { code: 40101, status: 401, message: "The name or the password is wrong." },
  sessionExpired: { code: 40102, status: 401, message: "Your session has ended. Please sign in again." },
  accountLocked: { code: 40104, status: 401, message: "This account is locked. Please ask your contact at the mill." },
  passwordMustChange: { code: 40105, status: 401, message: "Please choose a new password." },
  codeNeeded: { code: 40106, status: 401, message: "Please enter the code of your authenticator." },
  wrongCode: { code: 40107, status: 401, message: "This code is not right or was used already." },
  accountPending: {
    code: 40109,
    status: 401,
    message: "The mill has not decided on your account request yet. You will get an e-mail.",
  },
  lockedByCompany: {
    code: 40111,
    status: 401,
    message: "Your company's administrator has locked this account. Please ask them to let you in again.",
  },
  accountRefused: { code: 40110, status: 401, message: "The mill has not opened an account for you." },
  wrongPassword: { code: 40108, status: 403, message: "The current password is wrong." },
  notAllowed: { code: 40300, status: 403, message: "You may not do this." },
  crossSite: { code: 40301, status: 403, message: "The request came from another site and was refused." },
  sharePassword: { code: 40302, status: 403, message: "This link is protected by a password." },
  privateShowroom: { code: 40303, status: 403, message: "This showroom is private." },
  notFound: { code: 40400, status: 404, message: "This was not found." },
  stale: { code: 40900, status: 409, message: "Somebody has changed this in the meantime." },
  keyReused: { code: 40905, status: 409, message: "This was sent before with other contents. Please load the page again." },
  nameUsed: { code: 40901, status: 409, message: "This name is already used." },
  stepNotAllowed: { code: 40903, status: 409, message: "This step is not possible now." },
  priceChanged: { code: 40904, status: 409, message: "A price or the stock has changed." },
  shareGone: { code: 41000, status: 410, message: "This link has expired or was withdrawn." },
  linkGone: { code: 41001, status: 410, message: "This link has expired or was used already." },
  showroomClosed: { code: 41002, status: 410, message: "This showroom has closed." },
  tooLarge: { code: 41300, status: 413, message: "The file is too large." },
  fileType: { code: 41500, status: 415, message: "This kind of file is not supported." },
  imageUnreadable: { code: 42200, status: 422, message: "The picture cannot be read." },
  belowMinimum: { code: 42201, status: 422, message: "The quantity is below the minimum." },
  notOrderable: { code: 42202, status: 422, message: "This cannot be ordered." },
  groupNotEmpty: { code: 42203, status: 422, message: "The group is not empty." },
  defaultGroup: { code: 42204, status: 422, message: "The default group cannot be removed." },
  nothingToSearch: { code: 42205, status: 422, message: "There is nothing to search for." },
  tooMany: { code: 42900, status: 429, message: "Too many requests. Please wait a moment." },
  internal: { code: 50000, status: 500, message: "Something went wrong on our side." },
  notConfigured: { code: 50300, status: 503, message: "This is not set up on this server." },
  quotaFull: {
    code: 50700,
    status: 507,
    message: "Your company has no room left for pictures and films. Please ask your contact at the mill.",
  },
  diskFull: { code: 50701, status: 507, message: "The portal has no room for files just now. Please try again later." },
  indexBuilding: { code: 50301, status: 503, message: "The search is being prepared." },
  unavailable: { code: 50302, status: 503, message: "The portal is not available right now. Please try again in a moment." },
  tookTooLong: { code: 50400, status: 504, message: "This took too long. Please try again." },
} as const satisfies Record<string, { code: number; status: number; message: string }>;

export type ErrorKey = keyof typeof ERRORS;

export const SUCCESS = 20000;
export const CART_LIST_SUCCESS = 20007;

/** The errors any call may give; a definition lists only what it adds to them. */
export const COMMON_ERRORS = [
  "unreadableBody",
  "validation",
  "noSession",
  "sessionExpired",
  "notAllowed",
  "crossSite",
  "notFound",
  "stale",
  "tooMany",
  "diskFull",
  "internal",
  "unavailable",
  "tookTooLong",
] as const satisfies readonly ErrorKey[];
