/** What keeps a brought pattern from being sewn; `about` names the piece or pieces. */
export type JoinFault = "missingPiece" | "outside" | "lengths" | "overlap" | "nothing" | "legs" | "crossed" | "form" | "tooLarge";

export class JoinError extends Error {
  override readonly name = "JoinError";
  readonly fault: JoinFault;
  readonly about: string;
  constructor(fault: JoinFault, about: string) {
    super(`${fault}: ${about}`);
    this.fault = fault;
    this.about = about;
  }
}
