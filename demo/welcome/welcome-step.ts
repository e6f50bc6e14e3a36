import { idOf, ownDrape } from "@selvedge/server";
import { fabricsOf } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";
import { styleId } from "../styles/style-step.ts";
import { STYLES } from "../styles/styles.ts";
import { storedSwatch, storedTile } from "./stored-tile.ts";
import { SHELF, WELCOME, type WelcomeSeed } from "./welcome.ts";

const TEASER = { width: 720, height: 540 } as const;

/** Pictures and words of the front page that are not there yet. Fabrics and styles must be there. */
export async function seedWelcome(services: Services): Promise<void> {
  const stored = new Set((await services.db.selectFrom("welcome").select("id").execute()).map((row) => row.id));
  await Promise.all(
    WELCOME.map(async (entry, sort) => {
      const id = idOf("welcome", String(sort), entry.linkUrl);
      if (stored.has(id)) return;
      const { title, subtitle, linkUrl } = entry;
      const image_hash =
        services.scope === "light"
          ? await storedSwatch(services, fabricsOf("light")[0]!.code)
          : await services.files.put(await pictureOf(services, entry));
      await services.db
        .insertInto("welcome")
        .values({ id, title, subtitle, image_hash, link_url: linkUrl, sort })
        .onConflict((on) => on.doNothing())
        .execute();
    }),
  );
}

async function pictureOf(services: Services, { picture }: WelcomeSeed): Promise<Uint8Array> {
  const { db, files, workers } = services;
  switch (picture.kind) {
    case "shelf":
      return workers.do("shelf", { lengths: await Promise.all(SHELF.map((code) => storedTile(services, code))) });
    case "folds":
      return workers.do("folds", { tile: await storedTile(services, picture.fabric), lie: picture.lie });
    case "garment": {
      const style = STYLES.find((one) => one.recipe === picture.recipe)!;
      const drape = await ownDrape(db, styleId(style));
      if (!drape) throw new Error(`${style.name} has no drape`);
      return workers.do("portrait", {
        drape: (await files.get(drape))!,
        cloths: { "*": await storedTile(services, style.fabric) },
        ...TEASER,
        yaw: picture.yaw,
      });
    }
  }
}
