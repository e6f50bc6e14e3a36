import { z } from "zod";
import { post } from "./call.ts";
import { Id, Img, sharedErrors, sharedFields } from "./types.ts";

/** A turn of twelve seconds at 8 Mbit/s, with room for a browser that spends more. */
export const MAX_VIDEO_BYTES = 40_000_000;

const StyleVideo = z.object({
  videoUrl: z.string(),
  posterUrl: z.string(),
  expiresAt: z.iso.datetime().nullable().describe("null: the addresses stay"),
});
export type StyleVideo = z.infer<typeof StyleVideo>;

const shown = { designId: Id.optional(), proposalId: Id.optional(), kind: z.enum(["turntable"]).default("turntable") };
const either = (ids: { designId?: string | undefined; proposalId?: string | undefined }) =>
  Boolean(ids.designId) !== Boolean(ids.proposalId);
const oneOfBoth = { message: "Name either a style or a design.", path: ["designId"] };

/** The film kept of a design, or of a style: the company's own, else the mill's. Not found while nobody has recorded one. */
export const getStyle3dVideoUrl = post("/design/getStyle3dVideoUrl", {
  summary: "The turntable film of a style or a design",
  access: "shared",
  body: z.object({ ...shown, ...sharedFields }).refine(either, oneOfBoth),
  data: StyleVideo,
  errors: [...sharedErrors],
});

/** Keeps a film recorded in a browser (WebM or MP4) with a design of the own company, or with a style for the own company. The one before is replaced. */
export const saveStyle3dVideo = post("/design/saveStyle3dVideo", {
  summary: "Keep a turntable film",
  access: "customer",
  file: { maxBytes: MAX_VIDEO_BYTES },
  rate: { max: 20, windowMs: 60_000, by: "session" },
  body: z.object({ ...shown, posterImageId: Img.shape.imageId }).refine(either, oneOfBoth),
  data: StyleVideo,
  errors: ["tooLarge", "fileType", "quotaFull"],
});
