import { type Call, type DataOf, type InputOf, login, PREFIX, uploadImage } from "@selvedge/contract";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";

/** People of the demo data: the designer of one company, the buyer of another, and a third for whom no test may save a design. */
export const DESIGNER = DEMO_LOGINS.find(({ username }) => username.startsWith("designer@"))!;
export const BUYER = DEMO_LOGINS.find(({ username }) => username.startsWith("buyer@"))!;
export const ATELIER = DEMO_LOGINS.find(({ username }) => username.startsWith("atelier@"))!;
export type Login = Pick<typeof DESIGNER, "username" | "password">;

/** Somebody signed in who makes calls without a page, to prepare what is looked at in one. */
export type Caller = {
  /** Name and value of the session's cookie. */
  readonly cookie: { readonly name: string; readonly value: string };
  /** The data of a call. Throws with the code and the message of a refusal. */
  call<C extends Call>(call: C, body: InputOf<C>): Promise<DataOf<C>>;
  upload(png: Uint8Array, purpose: "artwork" | "fabric" | "search"): Promise<DataOf<typeof uploadImage>>;
};

type Envelope = { code: number; message: string; data: unknown };

/** Signs in over the network; the cookie may be handed to a browser. */
export async function signInByCall(url: string, { username, password }: Login): Promise<Caller> {
  const headers: Record<string, string> = { "X-Requested-With": "XMLHttpRequest", "Accept-Language": "en" };
  const ask = async (call: Call, body: BodyInit | undefined, query = "") => {
    const response = await fetch(url + PREFIX + call.path + query, { method: call.method, headers, body });
    const answer = (await response.json()) as Envelope;
    if (answer.code !== call.success) throw new Error(`${call.path} answered ${answer.code}: ${answer.message}`);
    return { response, data: answer.data };
  };
  const asJson = (body: unknown) => new Blob([JSON.stringify(body)], { type: "application/json" });

  const { response } = await ask(login, asJson({ username, password }));
  const [pair = ""] = (response.headers.getSetCookie()[0] ?? "").split(";");
  const [name = "", value = ""] = pair.split("=");
  headers.Cookie = pair;
  return {
    cookie: { name, value },
    async call<C extends Call>(call: C, body: InputOf<C>) {
      if (call.method === "POST") return (await ask(call, asJson(body))).data as DataOf<C>;
      return (await ask(call, undefined, `?${new URLSearchParams(body as Record<string, string>)}`)).data as DataOf<C>;
    },
    async upload(png, purpose) {
      const form = new FormData();
      form.append("purpose", purpose);
      form.append("file", new Blob([png as BlobPart], { type: "image/png" }), "picture.png");
      return (await ask(uploadImage, form)).data as DataOf<typeof uploadImage>;
    },
  };
}
