import type { Book } from "../../spreadsheet/cells.ts";

type Job<Input, Result> = { readonly input: Input; readonly result: Result };

/** Long work by its name, as plain data that can be sent to a worker thread. The jobs of the domains are added in `assembly/jobs.ts`. */
export interface Jobs {
  readonly book: Job<Book, Uint8Array>;
}
export type JobName = keyof Jobs;

/** Gets the share of a job that is done, 0…1; only some jobs report it. */
export type ReportShare = (share: number) => void;

/** Does one kind of job. */
type Doer<Name extends JobName> = (input: Jobs[Name]["input"], onProgress: ReportShare) => Promise<Jobs[Name]["result"]>;
/** The function for each kind of job, imported when it is first needed, so that a worker starts quickly. */
export type Doers = { readonly [Name in JobName]: () => Promise<Doer<Name>> };

export async function doJob<Name extends JobName>(
  doers: Doers,
  name: Name,
  input: Jobs[Name]["input"],
  onProgress: ReportShare = () => {},
): Promise<Jobs[Name]["result"]> {
  return (await doers[name]())(input, onProgress);
}
