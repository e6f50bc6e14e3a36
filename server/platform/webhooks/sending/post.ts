import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { hostOf, isInside, lookupOutside, OutOfReach } from "./reach.ts";

/** From the first byte to the answer's head. */
const WITHIN_MS = 10_000;

export type Letter = { readonly url: string; readonly body: string; readonly headers: Readonly<Record<string, string>> };
/** Posts to an endpoint and gives the status of its answer; rejects when there was none. */
export type Post = (letter: Letter) => Promise<number>;

/** Posts over a connection of its own. No redirect is followed and nothing of the answer but its status is read. */
export const postOutside =
  ({ insideToo }: { insideToo: boolean }): Post =>
  ({ url: text, body, headers }) =>
    new Promise((resolve, reject) => {
      const url = new URL(text);
      const host = hostOf(url);
      if (!insideToo && (url.protocol !== "https:" || (isIP(host) && isInside(host))))
        return reject(new OutOfReach(`${host} is not on the open internet.`));
      const send = url.protocol === "https:" ? requestHttps : requestHttp;
      const request = send(url, {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(WITHIN_MS),
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        ...(!insideToo && { lookup: lookupOutside }),
      });
      request.once("error", reject);
      request.once("response", (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.on("error", () => {}).destroy();
      });
      request.end(body);
    });
