import type { SignOff } from "@selvedge/contract";

/** What was decided about a design, as a tech pack prints it. */
export type PackSignOff = Pick<SignOff, "revision" | "documentHash" | "decision" | "name" | "isVisitor" | "note" | "signedAt">;

/** The decisions in force, latest first: a signer's last one about a document counts, and a visitor is never taken for another signer of that name. */
export function standing(list: readonly PackSignOff[]): PackSignOff[] {
  const heard = new Set<string>();
  return list
    .toSorted((a, b) => b.signedAt.localeCompare(a.signedAt))
    .filter(({ documentHash, name, isVisitor }) => {
      const whose = `${documentHash} ${isVisitor} ${name.trim().toLowerCase()}`;
      const isLast = !heard.has(whose);
      heard.add(whose);
      return isLast;
    });
}

export type Verdict =
  | { readonly kind: "approved" | "changes" | "unsigned" }
  /** Another document of the design is the approved one. */
  | { readonly kind: "other"; readonly revision: number };

/** Whether a document is the approved one. As long as one signer wants changes it is not. */
export function verdictOn(hash: string, list: readonly PackSignOff[]): Verdict {
  const counting = standing(list);
  const own = counting.filter(({ documentHash }) => documentHash === hash);
  if (own.some(({ decision }) => decision === "changes")) return { kind: "changes" };
  if (own.length > 0) return { kind: "approved" };
  const refused = new Set(counting.filter(({ decision }) => decision === "changes").map(({ documentHash }) => documentHash));
  const other = counting.find(({ documentHash }) => !refused.has(documentHash));
  return other ? { kind: "other", revision: other.revision } : { kind: "unsigned" };
}
