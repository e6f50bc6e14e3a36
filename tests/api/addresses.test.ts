import { addAddress, addressList, delAddress, updateAddress } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, HEAD, startApp, type TestApp } from "./harness.ts";
import { HOME } from "./orders.ts";

let portal: TestApp;
let ada: Client;
let noor: Client;
beforeAll(async () => {
  portal = await startApp();
  ada = await portal.signIn();
  noor = await portal.signIn(HEAD.username);
});
afterAll(() => portal.close());

test("the first address is the default; there is never more than one, and the oldest inherits it", async () => {
  const first = await ada.call(addAddress, HOME);
  expect(first).toMatchObject({ ...HOME, isDefault: true, province: "", zip: "" });
  portal.clock.move(1_000);
  const second = await ada.call(addAddress, { ...HOME, city: "Leeds" });
  portal.clock.move(1_000);
  const third = await ada.call(addAddress, { ...HOME, city: "Bath", isDefault: true });
  const cities = async () => (await ada.call(addressList, {})).map(({ city, isDefault }) => `${city}${isDefault ? "*" : ""}`);
  expect(await cities()).toEqual(["Bath*", "London", "Leeds"]);
  await ada.call(updateAddress, { ...second, isDefault: true, tel: "1" });
  expect(await cities()).toEqual(["Leeds*", "London", "Bath"]);
  await ada.call(updateAddress, { ...second, isDefault: false });
  expect(await cities()).toEqual(["Leeds*", "London", "Bath"]);
  expect(await ada.call(delAddress, { addressId: second.addressId })).toEqual({ deleted: 1, newDefaultId: first.addressId });
  expect(await ada.call(delAddress, { addressId: third.addressId })).toEqual({ deleted: 1, newDefaultId: null });
  expect(await cities()).toEqual(["London*"]);
});

test("two that are made the default at once leave one", async () => {
  await Promise.all(["Ghent", "Porto"].map((city) => noor.call(addAddress, { ...HOME, city, isDefault: true })));
  expect((await noor.call(addressList, {})).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("a colleague's address is not found, a malformed one says which field, nobody has none", async () => {
  const [own] = await ada.call(addressList, {});
  expect(await noor.ask(updateAddress, { ...own, userId: undefined })).toMatchObject({ status: 404, code: 40400 });
  expect(await noor.ask(delAddress, { addressId: own!.addressId })).toMatchObject({ code: 40400 });
  for (const [field, wrong] of Object.entries({ userName: "", tel: "", country: "England", city: " ", streetName: "" }))
    expect(await ada.ask(addAddress, { ...HOME, [field]: wrong })).toMatchObject({
      code: 40001,
      data: { fields: [{ path: field }] },
    });
  for (const call of [addressList, addAddress, updateAddress, delAddress])
    expect(await portal.anonymous().ask(call, own)).toMatchObject({ code: 40100 });
});
