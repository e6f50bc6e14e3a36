import axios, { type AxiosResponse } from "axios";
import { ApiError, OFFLINE_CODE, UNKNOWN_CODE } from "./error.ts";

/** Spec section 9. */
export const REQUEST_TIMEOUT_MS = 50_000;
const SUCCESS = 20000;
const FORM = "application/x-www-form-urlencoded;charset=UTF-8";

/** What a request may carry besides its address. */
export type RequestOptions = {
  params?: Record<string, unknown>;
  signal?: AbortSignal;
  /** The envelope's code that means success; 20000 unless the call says otherwise. */
  success?: number;
  /** 0 to 1 while a file goes up. */
  onProgress?: (part: number) => void;
  /** The same key sent again answers what the first one did, so that nothing is made twice. */
  idempotencyKey?: string;
};

type Envelope = { code: number; message: string; data: unknown };

/** The one connection to the server. Tests replace its adapter. */
export const connection = axios.create({
  timeout: REQUEST_TIMEOUT_MS,
  withCredentials: true,
  headers: { "X-Requested-With": "XMLHttpRequest" },
});

let languageTag = "en";
let sayUnavailable = (): string => "";
/** BCP 47 tag sent with every call; messages and names come back in it. `unavailable` is the sentence for an answer that has none of its own, as a proxy gives. */
export function speak(tag: string, unavailable: () => string): void {
  languageTag = tag;
  sayUnavailable = unavailable;
}
connection.interceptors.request.use((config) => {
  config.headers.set("Accept-Language", languageTag);
  return config;
});

type Listener = (failure: ApiError | null) => void;
const listeners = new Set<Listener>();
/** Calls the listener at the end of every request, with null for one that succeeded; returns the unsubscribe function. */
export function onAnswer(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === "object" && body !== null && "code" in body && typeof body.code === "number";

function refusal(response: AxiosResponse<unknown>): ApiError {
  const body = isEnvelope(response.data) ? response.data : null;
  const requestId = (response.headers["x-request-id"] as string | undefined) ?? null;
  return new ApiError({
    code: body?.code ?? UNKNOWN_CODE,
    status: response.status,
    message: body?.message ?? sayUnavailable(),
    data: body?.data,
    requestId,
  });
}

function fail(failure: ApiError): never {
  for (const listener of listeners) listener(failure);
  throw failure;
}

async function answer<Data>(asked: Promise<AxiosResponse<unknown>>, success = SUCCESS): Promise<Data> {
  let response: AxiosResponse<unknown>;
  try {
    response = await asked;
  } catch (thrown) {
    if (axios.isCancel(thrown)) throw thrown;
    if (axios.isAxiosError(thrown) && thrown.response) return fail(refusal(thrown.response));
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return fail(new ApiError({ code: OFFLINE_CODE, message }));
  }
  if (!isEnvelope(response.data) || response.data.code !== success) return fail(refusal(response));
  for (const listener of listeners) listener(null);
  return response.data.data as Data;
}

/** Asks with GET. Resolves with the data of the response's body, rejects with an ApiError. */
export function get<Data>(url: string, { params, signal, success }: RequestOptions = {}): Promise<Data> {
  return answer<Data>(connection.get(url, { params, signal }), success);
}

/** Asks with POST: JSON text under the form-urlencoded type the specification declares, or a form with a file as it is. */
export function post<Data>(
  url: string,
  body: unknown = {},
  { signal, success, onProgress, idempotencyKey }: RequestOptions = {},
): Promise<Data> {
  const isForm = body instanceof FormData;
  return answer<Data>(
    connection.post(url, isForm ? body : JSON.stringify(body), {
      signal,
      // The browser puts its own boundary to the multipart type.
      headers: {
        "Content-Type": isForm ? "multipart/form-data" : FORM,
        ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
      },
      onUploadProgress: onProgress && (({ loaded, total }) => onProgress(total ? loaded / total : 0)),
    }),
    success,
  );
}
