import { expect, test } from "vitest";
import { endpointUrl, isInside, lookupOutside, OutOfReach } from "./reach.ts";
import { signatureOf } from "./signature.ts";

const INSIDE = [
  "127.0.0.1",
  "127.8.9.10",
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "ff02::1",
  "not an address",
];
const OUTSIDE = ["8.8.8.8", "172.32.0.1", "100.128.0.1", "192.169.0.1", "2606:4700:4700::1111", "2a00:1450:4001::1"];

test("this machine, its network and addresses that lead back to them are inside; the open internet is not", () => {
  expect(INSIDE.filter((address) => !isInside(address))).toEqual([]);
  expect(OUTSIDE.filter(isInside)).toEqual([]);
});

test("an endpoint is https on the open internet, whichever way its address is written", () => {
  const given = (text: string) => endpointUrl(text, { insideToo: false })?.href ?? null;
  expect(given("https://hooks.example.com/wes?x=1")).toBe("https://hooks.example.com/wes?x=1");
  expect(given("https://8.8.8.8/")).toBe("https://8.8.8.8/");
  for (const text of [
    "http://hooks.example.com/",
    "https://user:pass@hooks.example.com/",
    "https://localhost/",
    "https://LOCALHOST./",
    "https://printer/",
    "https://a.localhost/",
    "https://metadata.google.internal/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://017700000001/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
    "ftp://hooks.example.com/",
    "file:///etc/passwd",
    "hooks.example.com",
    "",
  ])
    expect(given(text), text).toBeNull();
  expect(endpointUrl("http://127.0.0.1:9/x", { insideToo: true })?.href).toBe("http://127.0.0.1:9/x");
});

test("a name that leads inside is refused as the connection is made", async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => lookupOutside("localhost", { all }, resolve));
    expect(error).toBeInstanceOf(OutOfReach);
  }
});

test("the signature is that of the time, a full stop and the body", () => {
  // echo -n '1790000000.{"id":"1"}' | openssl dgst -sha256 -hmac secret
  expect(signatureOf('{"id":"1"}', "secret", new Date(1_790_000_000_999))).toBe(
    `t=1790000000,v1=7fbd8b9e65335cbbef1deddb89720ea3d77e54921eea832c6f99d147178c03ab`,
  );
});
