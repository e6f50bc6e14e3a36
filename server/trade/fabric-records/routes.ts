import { getMyFabric } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { getMyFabricHandler } from "./get-my-fabric.ts";

export const fabricRecords = domain((on) => {
  on(getMyFabric, getMyFabricHandler);
});
