import pg from "pg";

export type Listening = { stop(): Promise<void> };
export type Heard = (said?: string) => void;

const AGAIN_MS = 1_000;

/** Listens on a connection of its own; a lost one is reopened and then reported as a notification, because one may have been missed meanwhile. */
export function listenOnServer(options: pg.ClientConfig, channel: string, heard: Heard): Listening {
  let stopped = false;
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  const connect = async () => {
    const own = new pg.Client(options);
    client = own;
    own.on("notification", ({ payload }) => heard(payload));
    own.on("error", () => retry(own));
    own.on("end", () => retry(own));
    try {
      await own.connect();
      await own.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      heard();
    } catch {
      retry(own);
    }
  };
  const retry = (lost: pg.Client) => {
    if (stopped || client !== lost) return;
    client = null;
    again = setTimeout(connect, AGAIN_MS);
  };
  const first = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      await first;
      await client?.end();
    },
  };
}

/** Listens on the one connection of the embedded database. */
export async function listenOnOne(pool: pg.Pool, channel: string, heard: Heard): Promise<Listening> {
  const client = await pool.connect();
  const hear = ({ channel: own, payload }: pg.Notification) => {
    if (own === channel) heard(payload);
  };
  client.on("notification", hear);
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  client.release();
  return {
    async stop() {
      client.off("notification", hear);
    },
  };
}
