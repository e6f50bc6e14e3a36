import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

const KEY_ID = "the key of this run";
const SCOPES_OF_CODE = "openid email";
const LASTS_S = 300;

type Claims = Record<string, unknown>;
type Begun = { readonly nonce: string; readonly challenge: string; readonly redirectUri: string };

/** A small OpenID Connect provider with one person at it, who is let in at once or asked on a page. */
export type TestProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who sits before it. */
  person: { sub: string; email?: string; email_verified?: boolean };
  /** What its person does when asked. */
  answer: "allows" | "denies" | "is asked";
  /** Claims put into the token in place of the right ones. */
  lies: Claims;
  /** Signs with a key that it does not publish. */
  isForged: boolean;
  /** `silent` drops every connection, `broken` answers 503. */
  state: "well" | "silent" | "broken";
  /** Leaves the address out of the token and returns it only from its userinfo endpoint. */
  tellsMailApart: boolean;
  /** What it says of itself in place of what is right. */
  says: Claims;
  /** The last request to sign in. */
  asked: URLSearchParams;
  well(): void;
  close(): Promise<void>;
};

const asJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function backTo({ redirectUri }: Begun, answer: Record<string, string>): string {
  return `${redirectUri}?${new URLSearchParams(answer)}`;
}

export async function startProvider(): Promise<TestProvider> {
  const [own, strange] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" };
  const codes = new Map<string, Begun>();

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => asJson(response, 500, { error: String(error) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const well = { answer: "allows", lies: {}, isForged: false, state: "well", tellsMailApart: false, says: {} } as const;
  const provider: TestProvider = {
    issuer,
    clientId: "selvedge",
    clientSecret: "a secret of the mill: 100 % & more",
    person: { sub: "ada" },
    ...well,
    asked: new URLSearchParams(),
    well: () => void Object.assign(provider, well),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const ways: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => unknown>> =
    {
      "/.well-known/openid-configuration": (_request, response) =>
        asJson(response, 200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
          authorization_response_iss_parameter_supported: true,
          ...provider.says,
        }),
      "/keys": (_request, response) => asJson(response, 200, { keys: [jwk] }),
      "/authorize": (_request, response, query) => authorize(response, query),
      "/token": async (request, response) => exchange(request, response, await formOf(request)),
      "/userinfo": (_request, response) => asJson(response, 200, provider.person),
    };

  function authorize(response: ServerResponse, query: URLSearchParams): void {
    provider.asked = query;
    const [state = "", nonce = "", challenge = "", redirectUri = ""] = ["state", "nonce", "code_challenge", "redirect_uri"].map(
      (name) => query.get(name) ?? "",
    );
    const begun = { nonce, challenge, redirectUri };
    const code = randomUUID();
    codes.set(code, begun);
    const goesOn = backTo(begun, { code, state, iss: issuer });
    const goesBack = backTo(begun, { error: "access_denied", state, iss: issuer });
    if (provider.answer !== "is asked") {
      response.writeHead(302, { location: provider.answer === "allows" ? goesOn : goesBack }).end();
      return;
    }
    const inHtml = (address: string) => address.replaceAll("&", "&amp;");
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,"><a href="${inHtml(goesOn)}">Continue</a> <a href="${inHtml(goesBack)}">Cancel</a></html>`,
      );
  }

  async function exchange(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): Promise<unknown> {
    const [, basic = ""] = (request.headers.authorization ?? "").split("Basic ");
    const [id, secret] = Buffer.from(basic, "base64")
      .toString()
      .split(":")
      .map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    if (id !== provider.clientId || secret !== provider.clientSecret) return asJson(response, 400, { error: "invalid_client" });
    const code = form.get("code") ?? "";
    const begun = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!begun || challenge !== begun.challenge || form.get("redirect_uri") !== begun.redirectUri)
      return asJson(response, 400, { error: "invalid_grant" });
    const { sub, ...mail } = provider.person;
    const now = Math.floor(Date.now() / 1_000);
    const claims: Claims = {
      iss: issuer,
      aud: provider.clientId,
      sub,
      nonce: begun.nonce,
      iat: now,
      exp: now + LASTS_S,
      ...(provider.tellsMailApart ? {} : mail),
      ...provider.lies,
    };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID })
      .sign(provider.isForged ? strange.privateKey : own.privateKey);
    return asJson(response, 200, {
      access_token: randomUUID(),
      token_type: "Bearer",
      expires_in: LASTS_S,
      scope: SCOPES_OF_CODE,
      id_token: token,
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (provider.state === "silent") return void request.socket.destroy();
    if (provider.state === "broken") return void asJson(response, 503, { error: "temporarily_unavailable" });
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    const way = ways[pathname];
    if (way) await way(request, response, searchParams);
    else response.writeHead(404).end();
  }
  return provider;
}
