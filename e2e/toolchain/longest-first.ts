import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files of which one test alone takes long: one that is begun last keeps a whole run waiting for it. Vitest would
 * begin with the longest texts where it knows no times of an earlier run.
 */
const LONG = [
  '/e2e/gallery/',
  '/e2e/page/kept-index.',
  '/e2e/page/scroll-to-end.',
  '/e2e/zoo/',
  '/e2e/relay/example-clients.',
];

/** Orders the files of a run so that they end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number =>
      LONG.some(part => moduleId.includes(part)) ? 0 : 1;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
