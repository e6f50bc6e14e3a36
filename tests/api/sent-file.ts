import { getJob } from "@selvedge/contract";
import { expect } from "vitest";
import type { Client } from "./harness.ts";

/** The file that a call sends: at once, or, where a busy machine made the call answer with a job, when that is done. */
export async function sentFile(client: Client, request: Parameters<Client["send"]>[0]): ReturnType<Client["send"]> {
  const answer = await client.send(request);
  if (answer.statusCode !== 202) return answer;
  const { jobId } = answer.json<{ data: { jobId: string } }>().data;
  const job = () => client.call(getJob, { jobId });
  await expect.poll(async () => (await job()).state).toMatch(/^(done|failed)$/);
  const { url } = await job();
  if (!url) throw new Error(`The file of ${request.url} could not be made.`);
  return client.send({ method: "GET", url });
}
