import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, longest first: begun last, it would run on alone while the other cores have nothing left to do. */
const SLOWEST = [
  "browser/story",
  "browser/pages-around",
  "browser/style-options",
  "browser/showroom-hanger",
  "browser/showroom-room",
  "browser/screens",
  "browser/showroom-measured",
  "browser/viewer",
  "browser/picture-results",
  "browser/hand",
  "browser/own-showrooms",
  "browser/weight",
  "browser/showroom-pointers",
  "browser/showroom-together",
  "browser/showroom-headset",
  "browser/mill-orders",
  "browser/showroom-by-link",
  "browser/showroom-desk",
  "browser/consent",
  "browser/menus",
  "browser/talk",
  "browser/room-visits",
  "browser/one-design-two-hands",
  "drape/drape-garment",
  "drape/drape-sizes",
  "drapes/shipped",
  "print/print.laws",
  "garment-core/pattern/draft",
  "descriptor/image-descriptor",
  "server/assembly/worker-pools",
  "api/backup",
  "api/pictures",
  "api/tech-pack",
  "api/database",
  "api/first-people",
  "api/swatches",
  "api/fuzz",
  "api/two-processes",
  "api/lost-database",
  "api/lost-folder",
  "api/drapes-opened",
  "api/desk-histories",
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
