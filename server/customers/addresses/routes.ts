import { addAddress, addressList, delAddress, updateAddress } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addAddressHandler } from "./add-address.ts";
import { addressListHandler } from "./address-list.ts";
import { delAddressHandler } from "./del-address.ts";
import { updateAddressHandler } from "./update-address.ts";

export const addresses = domain((on) => {
  on(addressList, addressListHandler);
  on(addAddress, addAddressHandler);
  on(updateAddress, updateAddressHandler);
  on(delAddress, delAddressHandler);
});
