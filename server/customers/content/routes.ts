import {
  type Banner,
  type Decorate,
  getBannerList,
  getDecoratePage,
  listDecorates,
  listWelcome,
  MAX_BANNERS,
  selectBannerById,
} from "@selvedge/contract";
import type { Selectable } from "kysely";
import { clothUrl } from "../../fabrics/cloths/address.ts";
import { inEveryLanguage } from "../../fabrics/search/language/translations.ts";
import { fold } from "../../fabrics/search/words/fold.ts";
import { sceneUrl } from "../../garments/scenes/address.ts";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { fileUrl } from "../../platform/image/urls.ts";
import { refuse } from "../../platform/refuse.ts";
import type { BannerTable, DecorateTable } from "./tables.ts";

type Translate = (english: string) => string;

export const content = domain((on) => {
  on(getBannerList, async ({ body, customer, db, clock, translate }) => {
    const rows = await bannersFor(db, customer?.customerId ?? null, clock.now())
      .where("position", "=", body.position)
      .orderBy((of) => of("company_id", "is", null))
      .orderBy("sort")
      .orderBy("id")
      .limit(MAX_BANNERS)
      .execute();
    return rows.map((row) => banner(row, translate));
  });

  on(selectBannerById, async ({ body, customer, db, clock, translate }) => {
    const row = await bannersFor(db, customer?.customerId ?? null, clock.now())
      .where("id", "=", body.id)
      .executeTakeFirst();
    if (!row) throw refuse("notFound");
    return banner(row, translate);
  });

  on(listDecorates, async ({ db, translate, share }) =>
    (await readDecorates(db)).map((row) => decorate(row, translate, share === null)),
  );

  on(getDecoratePage, async ({ body, db, translate, share }) => {
    const word = fold(body.keyword ?? "");
    const found = (await readDecorates(db)).filter(
      (row) => (!body.type || row.type === body.type) && (word === "" || isNamed(row, word)),
    );
    const shown = found.slice(offsetOf(body), offsetOf(body) + body.pageSize);
    return pageOf(
      found.length,
      shown.map((row) => decorate(row, translate, share === null)),
      body,
    );
  });

  on(listWelcome, async ({ db, translate }) => {
    const rows = await db.selectFrom("welcome").selectAll().orderBy("sort").execute();
    return rows.map((row) => ({
      id: row.id,
      title: translate(row.title),
      subtitle: translate(row.subtitle),
      imageUrl: fileUrl(row.image_hash),
      linkUrl: row.link_url,
      sort: row.sort,
    }));
  });
});

/** The banners a company may see now: its own and those for everybody. */
const bannersFor = (db: Db, companyId: string | null, now: Date) =>
  db
    .selectFrom("banners")
    .selectAll()
    .where((of) => of.or([of("company_id", "is", null), ...(companyId ? [of("company_id", "=", companyId)] : [])]))
    .where((of) => of.or([of("starts_at", "is", null), of("starts_at", "<=", now)]))
    .where((of) => of.or([of("ends_at", "is", null), of("ends_at", ">", now)]));

const banner = (row: Selectable<BannerTable>, translate: Translate): Banner => ({
  id: row.id,
  customerId: row.company_id,
  imageUrl: sceneUrl(row.scene_hash),
  title: translate(row.title),
  subtitle: translate(row.subtitle),
  linkUrl: row.link_url,
  sort: row.sort,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

/** Some dozens at most, so all of them are read at once. */
const readDecorates = (db: Db) => db.selectFrom("decorates").selectAll().orderBy("type").orderBy("sort").orderBy("id").execute();

const isNamed = ({ name, tags, trim }: Selectable<DecorateTable>, word: string) =>
  [...inEveryLanguage(name), ...tags, ...(trim ? [trim.code, ...inEveryLanguage(trim.material)] : [])].some((text) =>
    fold(text).includes(word),
  );

const decorate = (row: Selectable<DecorateTable>, translate: Translate, seesPrices: boolean): Decorate => ({
  id: row.id,
  name: translate(row.name),
  type: row.type,
  imageUrl: row.picture_hash
    ? fileUrl(row.picture_hash)
    : row.scene_hash
      ? sceneUrl(row.scene_hash)
      : clothUrl(row.cloth_hash!, "albedo"),
  width: row.width,
  height: row.height,
  tags: row.tags,
  linkUrl: row.link_url,
  sort: row.sort,
  trim: row.trim && {
    ...row.trim,
    material: translate(row.trim.material),
    colour: translate(row.trim.colour),
    tiers: seesPrices ? row.trim.tiers : null,
  },
});
