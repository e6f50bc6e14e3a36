import { z } from "zod";
import { post } from "./call.ts";
import { ColorChip, Img, pageFields, sharedErrors } from "./types.ts";

export const MAX_IMAGE_BYTES = 15_000_000;
export const MAX_IMAGE_PIXELS = 60_000_000;

/** Decoded, turned upright and encoded again; everything but the pixels is dropped. The same bytes give the same imageId to one company. */
export const uploadImage = post("/image/upload", {
  summary: "Upload a picture",
  access: "customer",
  file: { maxBytes: MAX_IMAGE_BYTES },
  rate: { max: 60, windowMs: 60_000, by: "session" },
  body: z.object({ purpose: z.enum(["artwork", "search", "avatar", "message", "fabric", "preview", "text"]).default("artwork") }),
  data: Img.extend({ bytes: z.int(), mime: z.string(), dominant: z.array(ColorChip), sha256: z.string() }),
  errors: ["tooLarge", "fileType", "imageUnreadable", "quotaFull"],
});

/** Addresses of the pictures a document names. Through a share link only those of the shared design are given. */
export const getImages = post("/image/getByIds", {
  summary: "Addresses of pictures",
  access: "shared",
  body: z.object({
    imageIds: z.array(Img.shape.imageId).max(500),
    shareToken: z.string().max(64).optional(),
    sharePassword: z.string().max(200).optional(),
  }),
  data: z.array(Img),
  errors: [...sharedErrors],
});

/** The caller's own uploads, newest first: artwork and cloth photographs. */
export const listImages = post("/image/list", {
  summary: "My uploads",
  access: "customer",
  body: z.object({
    purpose: z.enum(["artwork", "fabric"]),
    ...pageFields,
  }),
  data: z.object({
    list: z.array(Img.extend({ name: z.string().nullable().describe("as the file was called") })),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
    pages: z.int(),
  }),
});
