import { lazy, Suspense } from "react";
import { useCall } from "../api/call.ts";
import { ssoProvider } from "../api/calls.ts";
import { loadAreas } from "../i18n.ts";
import { Skeleton } from "../ui/states.tsx";
import type { DoorProps } from "./door.tsx";
import type { ReasonProps } from "./reason.tsx";

const withTexts = async <Part,>(part: Promise<Part>): Promise<Part> => (await Promise.all([part, loadAreas(["sso"])]))[0];
const Door = lazy(() => withTexts(import("./door.tsx")));
const Reason = lazy(() => withTexts(import("./reason.tsx")));

/** The provider people may sign in at besides; null where none is set up, and until that is known. */
export const useProvider = () => useCall(ssoProvider, {}).data ?? null;

/** The way to sign in at the provider, below the form for name and password. */
export const SsoDoor = (props: DoorProps) => (
  <Suspense fallback={<Skeleton className="h-19" />}>
    <Door {...props} />
  </Suspense>
);

/** Why the sign-in at the provider opened no session, in a sentence. */
export const SsoReasonText = (props: ReasonProps) => (
  <Suspense>
    <Reason {...props} />
  </Suspense>
);
