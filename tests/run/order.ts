import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, longest first: begun last, it would run on alone while the other cores have nothing left to do. */
const SLOWEST = [
  "browser/story",
  "browser/style-options",
  "browser/pages-around",
  "browser/screens",
  "browser/fabric-page",
  "browser/one-design-two-hands",
  "drape/drape-garment",
  "api/contract",
  "api/pictures",
  "api/tech-pack",
  "api/events",
  "api/database",
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = SLOWEST.findIndex((name) => moduleId.includes(`/${name}.`));
  return index < 0 ? SLOWEST.length : index;
};

/** Test files in the same order everywhere, not by what an earlier run on this machine took. */
export default class FixedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other) || (one.moduleId < other.moduleId ? -1 : 1));
  }
}
