import type { Db } from "../../db/open.ts";
import type { Clock } from "../../time/clock.ts";
import { keepDoing, type Rounds } from "../../time/clockwork.ts";
import type { Post } from "./post.ts";
import { sendDueWebhooks } from "./send.ts";

/** How often it is looked for what is due. */
const EVERY_MS = 2_000;

type Parts = { readonly db: Db; readonly clock: Clock; readonly post: Post; readonly failed: (error: unknown) => void };

/** Sends webhook deliveries for as long as the process runs. Several processes share the work. */
export const openMessenger = ({ db, clock, post, failed }: Parts): Rounds =>
  keepDoing(async () => ((await sendDueWebhooks({ db, post, clock })) > 0 ? "more" : "done"), { everyMs: EVERY_MS, failed });
