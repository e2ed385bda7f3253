import { readAssignment } from '../grammar/read-assignment.ts';
import type { ClauseReader } from '../phrases/intent.ts';
import { readAddress, readSearch, readTab, readTime } from './browsing.ts';
import { readCheck, readCount, readRow, readUpload } from './choosing.ts';
import {
  readChoice,
  readClick,
  readDrag,
  readNamed,
  readNamedExactly,
  readPoint,
  readPress,
} from './pressing.ts';
import { readClear, readMark, readMore, readRead, readScroll, readView, readWhere } from './reading.ts';
import { readTalk, readUnable } from './talk.ts';
import { readAdd, readDateChoice, readType } from './writing.ts';

/** Narrow readers before those that take nearly anything. */
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
  readCount,
  readChoice,
  readAssignment,
  readClick,
  readNamed,
];
