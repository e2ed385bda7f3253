import type { ClauseReader, Intent } from '../intent.ts';
import { stripSentenceEnd } from '../strip-politeness.ts';
import { matchFirst } from './match-first.ts';

/** Keys by the words that people use for them. */
const KEYS: readonly [words: string, key: string][] = [
  ['enter|return|回车', 'Enter'],
  ['escape|esc|退出键', 'Escape'],
  ['tab|制表', 'Tab'],
  ['space ?bar|space|空格', 'Space'],
  ['backspace|退格', 'Backspace'],
  ['delete|del|删除键', 'Delete'],
  ['page ?up|上翻页', 'PageUp'],
  ['page ?down|下翻页', 'PageDown'],
  ['home', 'Home'],
  ['end', 'End'],
  ['arrow ?up|up arrow|up|向上|上箭头|上方向|方向键上|上', 'ArrowUp'],
  ['arrow ?down|down arrow|down|向下|下箭头|下方向|方向键下|下', 'ArrowDown'],
  ['arrow ?left|left arrow|left|向左|左箭头|左方向|方向键左|左', 'ArrowLeft'],
  ['arrow ?right|right arrow|right|向右|右箭头|右方向|方向键右|右', 'ArrowRight'],
];
const MODIFIERS: readonly [words: RegExp, key: string][] = [
  [/^(?:ctrl|control)$/iu, 'Control'],
  [/^(?:cmd|command|meta)$/iu, 'Meta'],
  [/^(?:alt|option)$/iu, 'Alt'],
  [/^shift$/iu, 'Shift'],
];

const MODIFIER = 'ctrl|control|cmd|command|meta|alt|option|shift';
const PLAIN = `${KEYS.map(([words]) => words).join('|')}|f\\d{1,2}`;
const KEY = `(?<key>(?:(?:${MODIFIER})\\s*[+-]\\s*)+(?:${PLAIN}|\\S)|${PLAIN})`;
const TIMES_EN =
  '(?:\\s+(?<times>once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}) times))?';
const TIMES_ZH = '(?:(?<times>[一两二三四五六七八九十]|\\d{1,2})[次下])?';
const PLACE_ZH = '(?:里面|里|中|内|上)?';

const PATTERNS = [
  new RegExp(
    `^(?:press|hit|push|strike|use|type)(?: on)?(?: the)? ${KEY}(?: key| button)?${TIMES_EN}(?: (?:in|inside|into|on)(?: the)? (?<target>.+))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:在(?<target>.+?)${PLACE_ZH})?(?:按下?|敲一?下?|使用)${TIMES_ZH}(?:一下)?(?:键盘(?:上)?的?)?\\s*${KEY}\\s*(?:方向)?键?$`,
    'iu',
  ),
];

/** "Press Enter" goes to the field that was written into before it, else to what has the focus. */
export const readPress: ClauseReader = (clause, previous) => {
  const { key, times, target } = matchFirst(PATTERNS, stripSentenceEnd(clause)) ?? {};
  if (!key) return undefined;
  return {
    verb: 'press',
    target: target ?? writtenBefore(previous),
    key: nameKey(key),
    times: readTimes(times),
  };
};

function writtenBefore(previous: Intent | undefined): string | undefined {
  const isWriting = previous?.verb === 'fill' || previous?.verb === 'set' || previous?.verb === 'type';
  return isWriting ? previous.target : undefined;
}

function nameKey(words: string): string {
  const parts = words.split(/\s*[+-]\s*/u);
  return parts.map(part => MODIFIERS.find(([pattern]) => pattern.test(part))?.[1] ?? nameOne(part)).join('+');
}

function nameOne(word: string): string {
  const named = KEYS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[1];
  return named ?? word.toUpperCase();
}

const NUMBERS = ['once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBERS_ZH = '一二三四五六七八九十';

function readTimes(words: string | undefined): number {
  if (words === undefined) return 1;
  const digits = /\d+/u.exec(words)?.[0];
  if (digits) return Math.max(1, Number(digits));
  const word = words
    .toLowerCase()
    .replace(/ times$/u, '')
    .replace('two', 'twice')
    .replace('两', '二');
  return Math.max(NUMBERS.indexOf(word), NUMBERS_ZH.indexOf(word)) + 1;
}
