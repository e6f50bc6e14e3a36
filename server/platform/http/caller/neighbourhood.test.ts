import { expect, test } from "vitest";
import { neighbourhoodOf } from "./neighbourhood.ts";

test("an IPv4 address is itself, also where it is written as an IPv6 one", () => {
  expect([neighbourhoodOf("192.0.2.7"), neighbourhoodOf("::ffff:192.0.2.7"), neighbourhoodOf("::FFFF:192.0.2.7")]).toEqual([
    "192.0.2.7",
    "192.0.2.7",
    "192.0.2.7",
  ]);
});

test("addresses of one network of 64 bits are one, however they are written; of two they are two", () => {
  const one = ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2:0:0:0:9", "2001:db8:1:2::192.0.2.1"];
  expect(new Set(one.map(neighbourhoodOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(neighbourhoodOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(neighbourhoodOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect([neighbourhoodOf("::1"), neighbourhoodOf("2001:db8::")]).toEqual(["0:0:0:0::/64", "2001:db8:0:0::/64"]);
});
