import { work } from "../platform/jobs/pool/work.ts";
import { DOERS } from "./jobs.ts";

/** A working thread of the portal (`crews.ts`). */
work(DOERS);
