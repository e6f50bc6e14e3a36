import { hashOfBytes, idOf } from "@selvedge/server";
import { fabricsOf } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";
import { shippedWelcome } from "./shipped.ts";
import { storedSwatch } from "./stored-swatch.ts";
import { WELCOME } from "./welcome.ts";

const welcomeId = (linkUrl: string, sort: number) => idOf("welcome", String(sort), linkUrl);

/** Pictures and words of the front page that are not there yet. In the light scope the fabrics must be there. */
export async function seedWelcome(services: Services): Promise<void> {
  const stored = new Set((await services.db.selectFrom("welcome").select("id").execute()).map((row) => row.id));
  await Promise.all(
    WELCOME.map(async (entry, sort) => {
      const id = welcomeId(entry.linkUrl, sort);
      if (stored.has(id)) return;
      const { title, subtitle, linkUrl } = entry;
      const image_hash =
        services.scope === "light"
          ? await storedSwatch(services, fabricsOf("light")[0]!.code)
          : await services.files.put(shippedWelcome(entry.name));
      await services.db
        .insertInto("welcome")
        .values({ id, title, subtitle, image_hash, link_url: linkUrl, sort })
        .onConflict((on) => on.doNothing())
        .execute();
    }),
  );
}

/** Gives the entries of the front page the pictures that are shipped now, which may show more than those that were stored with them. What they have already, in the row and in the store, is not stored again. */
export async function renewWelcome({ db, files }: Pick<Services, "db" | "files">): Promise<void> {
  const rows = await db.selectFrom("welcome").select(["id", "image_hash"]).execute();
  for (const [sort, { name, linkUrl }] of WELCOME.entries()) {
    const row = rows.find(({ id }) => id === welcomeId(linkUrl, sort));
    const bytes = shippedWelcome(name);
    const hash = hashOfBytes(bytes);
    if (!row || (row.image_hash === hash && (await files.size(hash)) !== null)) continue;
    await db
      .updateTable("welcome")
      .set({ image_hash: await files.put(bytes) })
      .where("id", "=", row.id)
      .execute();
  }
}
