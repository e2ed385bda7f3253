import { readFrame } from '../../../extension/page/read-frame.ts';
import { findRoots, runFloor } from './floor.ts';
import { foundByPlaywright, foundByUs, matched, proposals } from './recall.ts';
import { longestTask, timeRun } from './timing.ts';

/** What the bench asks of the isolated world, where a content script would be: our index and the floor. */
const LIMIT = 30;
const roots = findRoots();

/** page-agent runs in the page's own world and shows by events what it found. */
const shownByPageAgent = new Set<Element>();
document.addEventListener(
  'bench-found',
  event => {
    const [element] = event.composedPath();
    if (element instanceof Element) shownByPageAgent.add(element);
  },
  true,
);

const contenders = {
  ours: () => readFrame({ language: 'en', limit: LIMIT }),
  floor: () => runFloor(roots),
};

Object.assign(globalThis, {
  bench: {
    time: (name: keyof typeof contenders) => timeRun(contenders[name]),
    longestTask: () => longestTask(contenders.ours),
    readFrame: async (limit: number) => readFrame({ language: 'en', limit }),
    countElements: () => roots.reduce((count, root) => count + root.querySelectorAll('*').length, 0),
    proposals: () => proposals([...shownByPageAgent, ...foundByPlaywright()]),
    recall: async (selectors: string[]) => ({
      ours: matched(selectors, await foundByUs()),
      'page-agent': matched(selectors, shownByPageAgent),
      Playwright: matched(selectors, foundByPlaywright()),
    }),
  },
});
