import { join } from "node:path";
import { DefaultLogger, DefaultSearchPlugin, LanguageCode, LogLevel } from "@vendure/core";

/** A shop as its documentation sets one up: SQLite, its own search over products and facets, nothing else. */
export const configOf = (folder) => ({
  apiOptions: { hostname: "127.0.0.1", port: 0, adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: { tokenMethod: "bearer", superadminCredentials: { identifier: "superadmin", password: "superadmin" } },
  dbConnectionOptions: { type: "better-sqlite3", database: join(folder, "vendure.sqlite"), synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [] },
  defaultLanguageCode: LanguageCode.en,
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
});
