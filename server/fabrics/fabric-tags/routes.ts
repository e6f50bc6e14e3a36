import { addFabricTag, addFabricTagCount, listFabricTags } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addFabricTagHandler } from "./add-fabric-tag.ts";
import { addFabricTagCountHandler } from "./add-fabric-tag-count.ts";
import { listFabricTagsHandler } from "./list-fabric-tags.ts";

export const fabricTags = domain((on) => {
  on(listFabricTags, listFabricTagsHandler);
  on(addFabricTag, addFabricTagHandler);
  on(addFabricTagCount, addFabricTagCountHandler);
});
