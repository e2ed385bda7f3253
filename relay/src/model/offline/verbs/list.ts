import type { ClauseReader } from '../intent.ts';
import { readCheck } from './check.ts';
import { readClear } from './clear.ts';
import { readClick } from './click.ts';
import { readFill } from './fill.ts';
import { readMark } from './mark.ts';
import { readMore } from './more.ts';
import { readRead } from './read.ts';
import { readScroll } from './scroll.ts';
import { readSearch } from './search.ts';
import { readSelect } from './select.ts';
import { readTalk } from './talk.ts';
import { readTime } from './time.ts';

/** In the order in which they are asked: the narrow ones before those that take nearly anything. */
export const VERBS: readonly ClauseReader[] = [
  readTalk,
  readTime,
  readClear,
  readMark,
  readScroll,
  readMore,
  readRead,
  readSearch,
  readCheck,
  readFill,
  readSelect,
  readClick,
];
