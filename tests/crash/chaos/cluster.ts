import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../run/portal.ts";

const VERSIONS = "/usr/lib/postgresql";

/** The programs of the newest PostgreSQL that Debian's package has installed, or null. */
export function postgresPrograms(): string | null {
  if (!existsSync(VERSIONS)) return null;
  const [newest] = readdirSync(VERSIONS)
    .filter((version) => existsSync(join(VERSIONS, version, "bin/initdb")))
    .sort((one, other) => Number(other) - Number(one));
  return newest ? join(VERSIONS, newest, "bin") : null;
}

/** A PostgreSQL of our own, that things may happen to. */
export type Cluster = {
  readonly url: string;
  start(): Promise<void>;
  /** Starts it again where it has ended, as systemd does. */
  revive(): Promise<void>;
  /** `immediate` kills all of it on the spot. */
  stop(how: "immediate" | "fast"): Promise<void>;
  /** Ends every connection that anybody has to it. */
  dropConnections(): Promise<void>;
  /** Stops every one of its processes where it stands. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
};

/** It runs as `postgres` where we are root, who may not run it. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  return { uid: id("-u"), gid: id("-g") };
}

/** In a folder of its own, which is all its. */
export async function ownCluster(programs: string, folder: string): Promise<Cluster> {
  const as = owner();
  if (as) chownSync(folder, as.uid, as.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, "data");
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const run = (program: string, args: readonly string[]) =>
    new Promise<void>((done, failed) => {
      const child = spawn(join(programs, program), args, { cwd: folder, stdio: "ignore", ...as });
      child.once("error", failed);
      child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`${program} ${args.join(" ")} ended with ${code}`))));
    });
  // Nobody cuts the power of this one: it need not wait for the disk.
  const settings = [
    `-p ${port}`,
    ...[
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${folder}`,
      "fsync=off",
      "full_page_writes=off",
      "max_wal_size=96MB",
    ].map((setting) => `-c ${setting}`),
  ].join(" ");
  const control = (...args: readonly string[]) => run("pg_ctl", ["-D", data, "-w", ...args]);
  const postmaster = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  let frozen: readonly number[] = [];

  await run("initdb", ["-D", data, "-A", "trust", "-U", "postgres", "--no-sync"]);
  const cluster: Cluster = {
    url,
    start: () => control("-o", settings, "-l", join(folder, "log"), "start"),
    async revive() {
      const isUp = await run("pg_ctl", ["-D", data, "status"]).then(
        () => true,
        () => false,
      );
      if (!isUp) await cluster.start();
    },
    stop: (how) => control("-m", how, "stop"),
    async dropConnections() {
      const connection = new pg.Client({ connectionString: url });
      await connection.connect();
      await connection.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
      await connection.end();
    },
    freeze() {
      // The postmaster first, so that nobody is added meanwhile.
      const parent = postmaster();
      process.kill(parent, "SIGSTOP");
      frozen = [...childrenOf(parent), parent];
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw() {
      for (const pid of frozen) process.kill(pid, "SIGCONT");
      frozen = [];
    },
    async remove() {
      cluster.thaw();
      if (existsSync(join(data, "postmaster.pid"))) await cluster.stop("immediate");
    },
  };
  await cluster.start();
  return cluster;
}

/** Field 4 of /proc/<pid>/stat is the parent; the name before it may hold anything. */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()!.split(" ")[1]) === parent;
      } catch {
        return false;
      }
    });
}
