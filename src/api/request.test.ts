import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from "axios";
import { afterEach, expect, test } from "vitest";
import { call } from "./call.ts";
import { getSuggestKeys, saveProposal, showInfo } from "./calls.ts";
import { ApiError } from "./error.ts";
import { connection, get, onAnswer, post, REQUEST_TIMEOUT_MS, speak } from "./request.ts";

type Reply = { status?: number; data?: unknown; headers?: Record<string, string> };
const adapter = connection.defaults.adapter;
afterEach(() => {
  connection.defaults.adapter = adapter;
});

/** Lets the server answer with this and notes what it was asked. */
function serverAnswers({ status = 200, data, headers = {} }: Reply) {
  const asked: InternalAxiosRequestConfig[] = [];
  connection.defaults.adapter = async (config) => {
    asked.push(config);
    const response = { status, data, headers, config, statusText: "" } as AxiosResponse;
    if (status >= 400) throw new AxiosError("refused", "ERR", config, null, response);
    return response;
  };
  return asked;
}

const envelope = (data: unknown, code = 20000) => ({ code, message: "said", data });

test("a request gives up after the specification's 50 seconds", () => {
  expect(REQUEST_TIMEOUT_MS).toBe(50_000);
  expect(connection.defaults.timeout).toBe(50_000);
});

test("get resolves with the data of the body and sends its parameters and the language", async () => {
  const asked = serverAnswers({ data: envelope({ name: "Cloth" }) });
  speak("ar", () => "");
  expect(await get("/x", { params: { token: "t" } })).toEqual({ name: "Cloth" });
  expect(asked[0]?.params).toEqual({ token: "t" });
  expect(asked[0]?.headers.get("Accept-Language")).toBe("ar");
  expect(asked[0]?.headers.get("X-Requested-With")).toBe("XMLHttpRequest");
});

test("post declares the form-urlencoded type and sends JSON text", async () => {
  const asked = serverAnswers({ data: envelope([]) });
  await post("/x", { queryKey: "twill" });
  expect(String(asked[0]?.headers.get("Content-Type"))).toContain("application/x-www-form-urlencoded");
  expect(asked[0]?.data).toBe('{"queryKey":"twill"}');
});

test("a file goes up as multipart, not as text", async () => {
  const asked = serverAnswers({ data: envelope(null) });
  const form = new FormData();
  form.append("file", new Blob(["x"]));
  await post("/x", form);
  expect(asked[0]?.data).toBe(form);
  expect(String(asked[0]?.headers.get("Content-Type") ?? "")).not.toContain("urlencoded");
});

test("a refusal rejects with its code, its sentence, its data and the request's number", async () => {
  serverAnswers({
    status: 409,
    data: { code: 40900, message: "Somebody has changed this in the meantime.", data: { version: 4 } },
    headers: { "x-request-id": "r-1" },
  });
  const failure = await call(saveProposal, {} as never).catch((thrown: unknown) => thrown);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 40900, status: 409, data: { version: 4 }, requestId: "r-1" });
  expect((failure as ApiError).is("stale")).toBe(true);
});

test("a code other than the call's success rejects even under HTTP 200", async () => {
  serverAnswers({ data: envelope(["twill"], 20007) });
  await expect(call(getSuggestKeys, { queryKey: "tw" })).rejects.toMatchObject({ code: 20007 });
  expect(await get("/cart", { success: 20007 })).toEqual(["twill"]);
});

test("a page in place of an envelope rejects with the sentence of the user's language for it", async () => {
  speak("fr", () => "Le portail ne peut pas répondre.");
  for (const status of [200, 502]) {
    serverAnswers({ status, data: "<!doctype html>" });
    const failure = await call(showInfo, {}).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status, message: "Le portail ne peut pas répondre." });
  }
});

test("a network that is away is distinguished from a refusal", async () => {
  connection.defaults.adapter = async () => {
    throw new AxiosError("Network Error", AxiosError.ERR_NETWORK);
  };
  const failure = (await get("/x").catch((thrown: unknown) => thrown)) as ApiError;
  expect(failure.isOffline).toBe(true);
  expect(failure.isPassing).toBe(true);
});

test("the marked fields of a form are found by their path", async () => {
  const fields = [{ path: "name", rule: "too_small", message: "Please give a name." }];
  serverAnswers({ status: 400, data: { code: 40001, message: "Please check the marked fields.", data: { fields } } });
  const failure = (await post("/x").catch((thrown: unknown) => thrown)) as ApiError;
  expect(failure.fields).toEqual({ name: "Please give a name." });
});

test("where no field can be marked the first one's sentence is the reason, and the message of a failure without fields", async () => {
  const fields = [{ path: "file", rule: "max", message: "An order holds 200 documents at most." }];
  const reasonOf = async (data: unknown) => {
    serverAnswers({ status: 400, data: { code: 40001, message: "Please check the marked fields.", data } });
    return ((await post("/x").catch((thrown: unknown) => thrown)) as ApiError).reason;
  };
  expect(await reasonOf({ fields })).toBe("An order holds 200 documents at most.");
  for (const none of [null, { fields: [] }]) expect(await reasonOf(none)).toBe("Please check the marked fields.");
});

test("whoever listens hears of every answer, good and bad", async () => {
  const heard: (number | null)[] = [];
  const stop = onAnswer((failure) => heard.push(failure?.code ?? null));
  serverAnswers({ data: envelope(1) });
  await get("/x");
  serverAnswers({ status: 401, data: { code: 40102, message: "", data: null } });
  await get("/x").catch(() => null);
  stop();
  await get("/x").catch(() => null);
  expect(heard).toEqual([null, 40102]);
});
