import { addressOf, type BrowserCall, type Input } from "./definition.ts";
import { ApiError, OFFLINE_CODE, UNKNOWN_CODE } from "./error.ts";

const FILE_NAME = /filename\*?=(?:UTF-8'')?"?([^";]+)"?/i;
/** The browser needs the address until it has begun to store the file. */
const KEEP_MS = 60_000;

type Refusal = { code: number; message: string; data: unknown };

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** Makes a call that answers with a file and saves it under the server's name; an answer in the usual envelope (the file is made in the background) comes back as its data. Rejects with an ApiError. */
export async function download<C extends BrowserCall>(
  definition: C,
  input: Input<C>,
  name: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const isGet = definition.method === "GET";
  const query = isGet
    ? `?${new URLSearchParams(Object.entries(input as object).map(([key, value]) => [key, String(value)]))}`
    : "";
  const response = await fetch(addressOf(definition) + query, {
    method: definition.method,
    credentials: "same-origin",
    ...(signal && { signal }),
    headers: {
      "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
      "X-Requested-With": "XMLHttpRequest",
      "Accept-Language": document.documentElement.lang,
    },
    ...(!isGet && { body: JSON.stringify(input) }),
  }).catch((thrown: unknown) => {
    signal?.throwIfAborted();
    throw new ApiError({ code: OFFLINE_CODE, message: String(thrown) });
  });
  if (response.headers.get("Content-Type")?.includes("application/json")) {
    const { code, message, data } = (await response.json()) as Refusal;
    if (response.ok) return data;
    throw new ApiError({ code, status: response.status, message, data, requestId: response.headers.get("X-Request-Id") });
  }
  if (!response.ok) throw new ApiError({ code: UNKNOWN_CODE, status: response.status, message: response.statusText });
  const given = FILE_NAME.exec(response.headers.get("Content-Disposition") ?? "")?.[1];
  saveFile(await response.blob(), given ? decodeURIComponent(given) : name);
  return null;
}
