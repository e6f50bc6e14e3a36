/** Where in a file something was found: rows are counted as the spreadsheet counts them, columns named as the file names them. */
export type Place = { readonly file: string; readonly row: number | null; readonly column: string | null };
/** `unshown`: why no pictures can be computed; it becomes an error or a warning once it is known whether others show the fabric. */
export type Finding = Place & { readonly severity: "error" | "warning" | "unshown"; readonly sentence: string };

export const isError = ({ severity }: Finding): boolean => severity === "error";
/** Whether something was found in a row, or in a file of one fabric. */
export const isAt = (finding: Place, { file, row }: Omit<Place, "column">): boolean =>
  finding.file === file && finding.row === row;

/** Says what is wrong at a place. An error rejects the whole file, a warning is only reported. */
export type Notes = {
  error(sentence: string): void;
  warn(sentence: string): void;
  /** Says what keeps the cloth from being drawn. */
  unshown(sentence: string): void;
  /** The same for a column of this row. */
  at(column: string): Notes;
};

/** Collects findings of one row, or of a whole file when `row` is null. */
export function notesOn(found: Finding[], place: Place): Notes {
  const say = (severity: Finding["severity"]) => (sentence: string) => void found.push({ ...place, severity, sentence });
  return {
    error: say("error"),
    warn: say("warning"),
    unshown: say("unshown"),
    at: (column) => notesOn(found, { ...place, column }),
  };
}

/** "Row 5, Weight: “heavy” is not a number." */
export function sentenceOf({ file, row, column, sentence }: Finding): string {
  const place = [row === null ? file : `Row ${row}`, ...(column === null ? [] : [column])].join(", ");
  return `${place}: ${sentence}`;
}
