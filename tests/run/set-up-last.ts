import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Browser tests of what a new portal makes in the background: likeness and colours of its catalogue, the whole style library. */
const NEEDS_ALL = /\/tests\/browser\/(finding-by-picture|finding-by-colour|colour-books|fabric-page|pages-around)\.test\.ts$/;

/** The usual order, but what needs a portal that is wholly set up comes last, so that little is waited for. */
export class SetUpLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needsAll = ({ moduleId }: TestSpecification): boolean => NEEDS_ALL.test(moduleId);
    return [...sorted.filter((file) => !needsAll(file)), ...sorted.filter(needsAll)];
  }
}
