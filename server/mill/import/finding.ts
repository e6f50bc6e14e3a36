/** Where in a file something was found: rows are counted as the spreadsheet counts them, columns named as the file names them. */
export type Place = { readonly file: string; readonly row: number | null; readonly column: string | null };
export type Finding = Place & { readonly severity: "error" | "warning"; readonly sentence: string };

/** Says what is wrong at a place. An error keeps the whole file out, a warning is only told. */
export type Notes = {
  error(sentence: string): void;
  warn(sentence: string): void;
  /** The same for a column of this row. */
  at(column: string): Notes;
};

/** Collects findings of one row, or of a whole file when `row` is null. */
export function notesOn(found: Finding[], place: Place): Notes {
  const say = (severity: Finding["severity"]) => (sentence: string) => void found.push({ ...place, severity, sentence });
  return { error: say("error"), warn: say("warning"), at: (column) => notesOn(found, { ...place, column }) };
}

/** "Row 5, Weight: “heavy” is not a number." */
export function sentenceOf({ file, row, column, sentence }: Finding): string {
  const place = [row === null ? file : `Row ${row}`, ...(column === null ? [] : [column])].join(", ");
  return `${place}: ${sentence}`;
}
