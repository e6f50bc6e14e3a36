import type { Generated } from "kysely";

/** Where a person has goods sent; one of them is the default. */
export type AddressTable = {
  id: string;
  user_id: string;
  user_name: string;
  tel: string;
  company: Generated<string>;
  country: string;
  province: Generated<string>;
  city: string;
  street_name: string;
  zip: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Date;
};

export type AddressTables = { addresses: AddressTable };
