import type { TexturedProduct } from "@selvedge/contract";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { portalUrl } from "./house.ts";

/** A photograph of a fabric, 800 × 400 px: at the left a grey table, from the middle on the cloth, turned a little and in warm light. */
export async function photographOf({ productImg }: Pick<TexturedProduct, "productImg">): Promise<Buffer> {
  const answer = await fetch(new URL(productImg, portalUrl()));
  const turned = await sharp(Buffer.from(await answer.arrayBuffer()))
    .rotate(12)
    .png()
    .toBuffer();
  const { width, height } = await sharp(turned).metadata();
  const side = Math.round(Math.min(width, height) * 0.6);
  const cloth = await sharp(turned)
    .extract({ left: Math.round((width - side) / 2), top: Math.round((height - side) / 2), width: side, height: side })
    .resize(400, 400)
    .linear([1.05, 1, 0.94], [0, 0, 0])
    .toBuffer();
  return sharp({ create: { width: 800, height: 400, channels: 3, background: "#8a8a88" } })
    .composite([{ input: cloth, left: 400, top: 0 }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Lays the searched part over the right half of such a photograph, where the cloth is, by keys alone. */
export async function onlyTheCloth(page: Page, region: Locator): Promise<void> {
  await region.focus();
  for (let press = 0; press < 25; press += 1) await page.keyboard.press("Shift+ArrowLeft");
  for (let press = 0; press < 25; press += 1) await page.keyboard.press("ArrowRight");
}
