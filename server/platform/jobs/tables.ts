import type { Generated } from "kysely";

/** Work that takes longer than one answer, and the file it made. `touched_at` moves while somebody works on it. Why it is no queue: `docs/jobs.md`. */
export type JobTable = {
  id: string;
  user_id: string;
  state: "queued" | "running" | "done" | "failed";
  progress: Generated<number>;
  file_name: string | null;
  mime: string | null;
  created_at: Date;
  touched_at: Date;
};

export type JobTables = { jobs: JobTable };
