import { descriptionWords } from '../../../extension/page/descriptions/description-words.ts';
import { readFrame } from '../../../extension/page/reading/read-frame.ts';
import { timeAfterChange } from './after-change.ts';
import { findRoots, runFloor } from './floor.ts';
import { cachedIndex, firstInView, indexWholePage, isIndexComplete } from './index-whole-page.ts';
import { foundByPlaywright, foundByUs, matched, proposals } from './recall.ts';
import { markRuns, timeAsyncRun, timeFirst, timeRun } from './timing.ts';

/** The functions that the bench calls in the isolated world of a content script: our index and the floor. */
const LIMIT = 30;
const roots = findRoots();

/** page-agent runs in the page's own world and reports its elements through events. */
const shownByPageAgent = new Set<Element>();
document.addEventListener(
  'bench-found',
  event => {
    const [element] = event.composedPath();
    if (element instanceof Element) shownByPageAgent.add(element);
  },
  true,
);

const readContext = () => readFrame({ words: descriptionWords('en'), limit: LIMIT });
const floor = () => runFloor(roots);
const timers = {
  floor: () => timeRun(floor),
  index: () => timeRun(indexWholePage),
  context: () => timeAsyncRun(readContext),
};

Object.assign(globalThis, {
  bench: {
    time: (name: keyof typeof timers) => timers[name](),
    timeFirst: () => {
      const { ms, result } = timeFirst(indexWholePage);
      return { ms, found: result.length };
    },
    timeFirstInView: () => timeRun(firstInView(LIMIT)),
    timeAfterChange: () => timeAfterChange({ rebuilt: indexWholePage, kept: cachedIndex() }),
    markContexts: (count: number) => markRuns(readContext, count),
    isIndexComplete: () => isIndexComplete(),
    countElements: () => roots.reduce((count, root) => count + root.querySelectorAll('*').length, 0),
    proposals: () => proposals([...shownByPageAgent, ...foundByPlaywright()]),
    recall: async (wanted: string[][]) => ({
      ours: matched(wanted, await foundByUs()),
      'page-agent': matched(wanted, shownByPageAgent),
      Playwright: matched(wanted, foundByPlaywright()),
    }),
  },
});
