import { work } from "../platform/jobs/pool/work.ts";
import { DOERS } from "./jobs.ts";

/** A worker thread of the portal (`worker-pools.ts`). */
work(DOERS);
