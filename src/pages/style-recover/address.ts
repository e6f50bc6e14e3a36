type Version = { readonly designId: string; readonly proposalId: string; readonly revision: number };
type Kept = { readonly designId: string; readonly proposalId: string | null };

/** Where a version is opened in the editor. */
export const addressOfVersion = ({ designId, proposalId, revision }: Version): string =>
  `/styleShowRecoverEdit?designId=${designId}&proposalId=${proposalId}&revision=${revision}`;

/** Where unsaved work of this browser is opened. */
export const addressOfDraft = ({ designId, proposalId }: Kept): string =>
  `/styleShowRecoverEdit?designId=${designId}${proposalId ? `&proposalId=${proposalId}` : ""}&draft`;
