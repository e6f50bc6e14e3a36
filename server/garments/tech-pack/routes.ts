import { techPack } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { techPackHandler } from "./tech-pack.ts";

export const techPacks = domain((on) => {
  on(techPack, techPackHandler);
});
