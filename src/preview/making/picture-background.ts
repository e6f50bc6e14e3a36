import type { PreviewBackground } from "../types.ts";

async function picture(url: string): Promise<ImageBitmap | null> {
  const response = await fetch(url, { referrerPolicy: "no-referrer", credentials: "same-origin" });
  return response.ok ? createImageBitmap(await response.blob()) : null;
}

/** The background behind a garment, ready to be painted over a whole canvas; nothing for null. Close it when done: it holds a decoded picture. */
export async function openPictureBackground(background: PreviewBackground | null) {
  const behind = background?.kind === "image" ? await picture(background.url) : null;
  return {
    paint(context: CanvasRenderingContext2D): void {
      const { width, height } = context.canvas;
      if (background?.kind === "plain") {
        context.fillStyle = background.hex;
        context.fillRect(0, 0, width, height);
      } else if (behind) {
        const scale = Math.max(width / behind.width, height / behind.height);
        const [wide, high] = [behind.width * scale, behind.height * scale];
        context.drawImage(behind, (width - wide) / 2, (height - high) / 2, wide, high);
      }
    },
    close(): void {
      behind?.close();
    },
  };
}
