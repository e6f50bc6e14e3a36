import { getJob } from "@selvedge/contract";
import type { Client } from "./harness.ts";

/** The file that a call sends: at once, or, where a busy machine made the call answer with a job, when that is done. */
export async function sentFile(client: Client, request: Parameters<Client["send"]>[0]): ReturnType<Client["send"]> {
  const answer = await client.send(request);
  if (answer.statusCode !== 202) return answer;
  const { jobId } = answer.json<{ data: { jobId: string } }>().data;
  for (;;) {
    const { state, url } = await client.call(getJob, { jobId });
    if (state === "failed") throw new Error(`The file of ${request.url} could not be made.`);
    if (url) return client.send({ method: "GET", url });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
