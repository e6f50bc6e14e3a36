import type { ssoProvider } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";

export const ssoProviderHandler: Handler<typeof ssoProvider> = async ({ sso: provider }) => provider && { name: provider.name };
