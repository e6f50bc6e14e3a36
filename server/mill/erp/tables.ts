/** `warning` is the rule and the record, as "lateStep:<id>"; dates are YYYY-MM-DD. */
export type WarningWordTable = {
  warning: string;
  user_id: string;
  note: string;
  snoozed_until: string | null;
  handed_to: string | null;
  at: Date;
};

export type ErpTables = { warning_words: WarningWordTable };
