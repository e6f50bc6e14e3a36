/** The key of the fabric of all pieces without one of their own, as the contract has it: its file would bring zod into the page. */
export const ALL_PIECES = "*";
