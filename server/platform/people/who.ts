/** Who is signed in, as the session says; never what a payload claims. `companyId` is the company, `userId` the person. */
export type SignedIn = {
  readonly sessionId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly role: "buyer" | "buyerAdmin" | "sales" | "mill" | "admin";
  readonly name: string;
  readonly company: string;
  /** SHA-256 of the session's public handle. */
  readonly handleHash: string;
};

/** What a valid share link gives its holder: one thing to see, frozen at one revision. `companyId` is the company as whose people its holder looks: its maker's, of a company's showroom that one's. */
export type ShareGrant = {
  readonly shareId: string;
  readonly companyId: string;
  /** The company of who made it. */
  readonly makerCompanyId: string;
  readonly kind: "proposal" | "design" | "group" | "product" | "chanel";
  readonly id: string;
  readonly revision: number | null;
  readonly canComment: boolean;
  readonly canApprove: boolean;
};
