import type { ClauseReader } from '../intent.ts';
import { readAdd } from './add.ts';
import { readAddress } from './address.ts';
import { readCheck } from './check.ts';
import { readClear } from './clear.ts';
import { readClick } from './click.ts';
import { readDateChoice } from './date.ts';
import { readDrag } from './drag.ts';
import { readFill } from './fill.ts';
import { readGiven } from './given.ts';
import { readMark } from './mark.ts';
import { readMore } from './more.ts';
import { readNamed, readNamedExactly } from './named.ts';
import { readPoint } from './point.ts';
import { readPress } from './press.ts';
import { readRead } from './read.ts';
import { readRow } from './row.ts';
import { readScroll } from './scroll.ts';
import { readSearch } from './search.ts';
import { readSelect } from './select.ts';
import { readTab } from './tab.ts';
import { readTalk } from './talk.ts';
import { readTime } from './time.ts';
import { readType } from './type.ts';
import { readUnable } from './unable.ts';
import { readUpload } from './upload.ts';
import { readView } from './view.ts';
import { readWhere } from './where.ts';

/** In the order in which they are asked: the narrow ones before those that take nearly anything. */
export const VERBS: readonly ClauseReader[] = [
  readTalk,
  readNamedExactly,
  readPress,
  readPoint,
  readDrag,
  readUpload,
  readAddress,
  readTab,
  readUnable,
  readTime,
  readClear,
  readMark,
  readScroll,
  readWhere,
  readMore,
  readRead,
  readAdd,
  readSearch,
  readView,
  readRow,
  readCheck,
  readType,
  readDateChoice,
  readFill,
  readSelect,
  readClick,
  readGiven,
  readNamed,
];
