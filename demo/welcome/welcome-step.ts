import { idOf } from "@selvedge/server";
import { fabricsOf } from "../catalogue/fabric-step.ts";
import type { Services } from "../scope.ts";
import { shippedWelcome } from "./shipped.ts";
import { storedSwatch } from "./stored-swatch.ts";
import { WELCOME } from "./welcome.ts";

/** Pictures and words of the front page that are not there yet. In the light scope the fabrics must be there. */
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
          : await services.files.put(shippedWelcome(entry.name));
      await services.db
        .insertInto("welcome")
        .values({ id, title, subtitle, image_hash, link_url: linkUrl, sort })
        .onConflict((on) => on.doNothing())
        .execute();
    }),
  );
}
