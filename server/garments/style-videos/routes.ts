import { getStyle3dVideoUrl, saveStyle3dVideo } from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import type { ShowsStyle } from "../share/seen.ts";
import { getStyle3dVideoUrlHandler } from "./get-style3d-video-url.ts";
import { saveStyle3dVideoHandler } from "./save-style3d-video.ts";

export const styleVideos = (showsStyle: ShowsStyle) =>
  domain((on) => {
    on(getStyle3dVideoUrl, getStyle3dVideoUrlHandler(showsStyle));
    on(saveStyle3dVideo, saveStyle3dVideoHandler);
  });
