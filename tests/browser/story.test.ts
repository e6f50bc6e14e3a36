import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assemble, type Cast } from "./story/cast.ts";
import { comesIn } from "./story/comes-in.ts";
import { keeps } from "./story/keeps.ts";
import { laysArtwork } from "./story/lays-artwork.ts";
import { laysFabric } from "./story/lays-fabric.ts";
import { shares } from "./story/shares.ts";

/** One story in order: each test continues where the one before ended. */
describe("a design, from the front of the mill to a customer's phone", () => {
  let players: Cast;
  const cast = () => players;
  beforeAll(async () => {
    players = await assemble();
  });
  afterAll(() => players.browser.close());

  comesIn(cast);
  laysFabric(cast);
  laysArtwork(cast);
  keeps(cast);
  shares(cast);

  test("in all of this nothing foreign was fetched and no error was logged, for the designer and for the customer", () => {
    const { designer, customer, phone } = players;
    expect(designer.troubles).toEqual([]);
    expect(customer.troubles).toEqual([]);
    expect(phone.troubles).toEqual([]);
  });
});
