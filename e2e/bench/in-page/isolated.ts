import { findMore } from '../../../extension/page/find-more.ts';
import { readFrame } from '../../../extension/page/read-frame.ts';
import { findRoots, runFloor } from './floor.ts';
import { timeRun } from './timing.ts';

/** What the bench asks of the isolated world, where a content script would be: our index and the floor. */
const LIMIT = 30;
const roots = findRoots();

const contenders = {
  ours: () => readFrame({ language: 'en', limit: LIMIT }),
  floor: () => runFloor(roots),
};

Object.assign(globalThis, {
  bench: {
    time: (name: keyof typeof contenders) => timeRun(contenders[name]),
    readFrame: async (limit: number) => readFrame({ language: 'en', limit }),
    countElements: () => roots.reduce((count, root) => count + root.querySelectorAll('*').length, 0),
    findAll: async () => findMore({ language: 'en', query: {}, limit: 1000 }),
  },
});
