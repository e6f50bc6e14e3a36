import { type ChanelLists, getChanelShow, getScene, type RoomScene } from "@selvedge/contract";
import { expect } from "vitest";
import type { Caller } from "../run/caller.ts";
import { type BrowserUser, soon } from "./house.ts";

/** The demo room in which the most garments stand. */
export const FAIR = "Paris texworld";

/** What one view of a room may cost, by the figures its element carries; in a headset for both eyes together. */
export const VIEW_BUDGET = {
  "draw-calls": 100,
  triangles: 200_000,
  materials: 25,
  "texture-bytes": 128 * 1024 * 1024,
} as const;

/** One of the rooms that are open to the caller, by its name. */
export async function roomNamed(wanted: string, caller: Caller): Promise<RoomScene> {
  const { vr } = (await caller.call(getChanelShow, {})) as ChanelLists;
  return caller.call(getScene, { chanelId: vr.find(({ name }) => name === wanted)!.chanelId });
}

export const addressOf = ({ chanelId }: Pick<RoomScene, "chanelId">) => `/VRChanel?chanelId=${chanelId}`;
export const drawn = ({ page }: BrowserUser) => page.locator("[data-room]");
/** A figure the room tells of itself: `state`, `frames`, `programs`. */
export const figure = (person: BrowserUser, name: string) => drawn(person).getAttribute(`data-${name}`);
/** Until everything near has been drawn. */
export const filled = (person: BrowserUser) => soon(() => figure(person, "state")).toBe("ready");
/** The way from stop to stop below the room. */
export const stopsOf = ({ page }: BrowserUser) => page.getByRole("navigation", { name: "Stops of the room" });
/** The sentence that says where one stands and what is in hand. */
export const placeOf = ({ page }: BrowserUser) => page.locator("[data-place]").textContent();

/** That what is seen now costs no more than a view may. */
export async function staysInBudget(person: BrowserUser): Promise<void> {
  for (const [name, most] of Object.entries(VIEW_BUDGET)) {
    const cost = await figure(person, name);
    expect(cost, name).toMatch(/^\d+$/);
    expect(Number(cost), name).toBeLessThanOrEqual(most);
  }
}
