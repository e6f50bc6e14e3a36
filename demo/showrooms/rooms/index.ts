import type { RoomSeed } from "../room-seed.ts";
import { PRIVATE_ROOMS } from "./private.ts";
import { PUBLIC_ROOMS } from "./public.ts";
import { VR_ROOMS } from "./vr.ts";

/** The showrooms of the demo mill, those changed last first. */
export const ROOMS: readonly RoomSeed[] = [...PUBLIC_ROOMS, ...PRIVATE_ROOMS, ...VR_ROOMS];
