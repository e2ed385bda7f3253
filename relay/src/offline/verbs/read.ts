import type { ClauseReader } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { isSelection, isWholePage, selectorOfPart } from '../target-words.ts';
import { matchFirst } from './match-first.ts';

const READS = [
  /^read(?: out| aloud)?(?: me)?(?: to me)?(?<target>(?: .+)?)$/iu,
  /^(?:what does|tell me what) (?<target>.+) (?:say|says|read|reads|contain|contains)$/iu,
  /^(?:读取|读一读|读一下|读出|朗读|阅读|读|念一下|念)(?<target>.*?)(?:的内容|的文字|的文本|的值)?$/u,
];
const ASKS = [
  /^(?:what(?:'s| is| are)|tell me|show me|get|give me|copy)(?: the text of| the content of| the value of)? (?<target>.+)$/iu,
  /^(?:获取|查看|看一下|看看|看|显示|告诉我|提取|复制)(?<target>.+?)(?:的内容|的文字|的值)?$/u,
  /^(?<target>.+?)(?:是|写着|写的是|说)(?:的)?(?:什么|啥|多少)$/u,
];
const SELECTION_ASKED =
  /^what (?:did i|have i|i(?:'ve| have)?) (?:just )?select(?:ed)?$|^我选(?:中|择)?了(?:什么|啥)$/iu;

/** "Read" takes any target; a question only what is surely meant: the selection, or a part that every page has. */
export const readRead: ClauseReader = clause => {
  const words = stripSentenceEnd(clause);
  if (SELECTION_ASKED.test(words) || isSelection(words)) return { verb: 'selection' };
  const read = matchFirst(READS, words);
  if (read) return readTarget(read.target);
  const asked = matchFirst(ASKS, words)?.target;
  if (!asked) return undefined;
  return isSelection(asked) || selectorOfPart(asked) ? readTarget(asked) : undefined;
};

function readTarget(target: string | undefined): ReturnType<ClauseReader> {
  if (target && isSelection(target)) return { verb: 'selection' };
  return { verb: 'read', target: target === undefined || isWholePage(target) ? undefined : target };
}
