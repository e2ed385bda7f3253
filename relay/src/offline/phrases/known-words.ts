import { type DescribedElement, namesOf } from './described-element.ts';
import {
  type Affinity,
  type Finding,
  findByWords,
  findElement,
  isIn,
  NAMEABLE,
  SETTABLE,
} from './find-element.ts';
import type { Known } from './intent.ts';
import { normalize, tokensOf } from './score-text.ts';

/** The least scores for a name: of a field, of something to act on, of the whole name. */
const FIELD = 0.7;
const CERTAIN = 0.65;
const EXACT = 0.85;

/** Longer phrases are not names. */
const MAX_LENGTH = 60;

/** The names that a message may use on a page with these elements. */
export function knownWords(elements: readonly DescribedElement[]): Known {
  const called = (phrase: string, affinity: Affinity, least: number, find = findElement): Called => {
    if (phrase.trim() === '' || phrase.length > MAX_LENGTH) return undefined;
    const finding = find(phrase, elements, affinity);
    const best = finding.kind === 'several' ? firstOf(phrase, finding.elements, affinity) : finding;
    return best?.kind === 'found' && best.score >= least ? best : undefined;
  };
  const fields = new Map<string, Called>();
  const fieldNames = elements
    .filter(({ kind }) => kind === 'input' || kind === 'select')
    .flatMap(namesOf)
    .filter(name => isTelling(name) || /^[a-z]+$/iu.test(name));
  return {
    namesOther: (words, field) =>
      elements.some(
        element =>
          element.id !== field?.id && (isNamedIn(element, plain(words)) || isBegunAfterComma(element, words)),
      ),
    choiceOf: phrase => {
      const wanted = normalize(phrase);
      const offering = isChoice(phrase)
        ? elements.filter(({ hints }) => hints.options.some(option => normalize(option) === wanted))
        : [];
      return offering.length === 1 ? offering[0] : undefined;
    },
    labelLength: words =>
      Math.max(
        0,
        ...fieldNames
          .filter(name => words.toLowerCase().startsWith(name.toLowerCase()))
          .map(({ length }) => length),
      ),
    kindOf: phrase => called(phrase, NAMEABLE, CERTAIN)?.element.kind,
    isTickable: phrase => called(phrase, { checkbox: 1, radio: 0.95 }, CERTAIN) !== undefined,
    field: phrase => {
      if (!fields.has(phrase)) fields.set(phrase, called(phrase, SETTABLE, FIELD, findByWords));
      return fields.get(phrase);
    },
    mentionsField: words =>
      fieldNames.some(name => isIn(normalize(name), normalize(words)) || isWithin(name, words)),
    withoutNames: text =>
      elements
        .map(({ name }) => name)
        .filter(name => name.length > 3)
        .reduce((rest, name) => rest.replaceAll(name, '\ue000'), text),
    isField: phrase => called(phrase, SETTABLE, FIELD) !== undefined,
    isVerb: phrase => {
      const named = called(phrase, NAMEABLE, CERTAIN)?.element.name ?? '';
      const [verb = ''] = tokensOf(normalize(named));
      return verb !== '' && isIn(verb, normalize(phrase));
    },
    isNamed: (phrase, how) => {
      if (!how) return called(phrase, NAMEABLE, CERTAIN) !== undefined;
      const found = called(phrase, NAMEABLE, EXACT, findByWords);
      return found !== undefined && (how === 'exactly' || plain(found.element.name) === plain(phrase));
    },
  };
}

type Called = Extract<Finding, { kind: 'found' }> | undefined;

/** Figures and words like "all" are said of much else. */
function isChoice(words: string): boolean {
  return /\p{Script=Han}.|.\p{Script=Han}|\p{Letter}{3}/u.test(words) && !COMMON.test(words.trim());
}

const COMMON = /^(?:all|any|none|other|others|today|home|auto|normal|default|全部|不限|今天|其他|无)$/iu;

/** Of a button or a link, a part of a text may be the name by chance. */
function isNamedIn({ kind, name, hints }: DescribedElement, said: string): boolean {
  if (kind === 'select' && hints.options.some(option => isChoice(option) && endsWith(said, plain(option))))
    return true;
  const called = plain(name);
  if (!isTelling(called) || kind === 'text') return false;
  if (said === called) return false;
  if (kind === 'radio') return isIn(called, said);
  if (kind === 'link') return endsWith(said, called);
  const [rest = ''] = /[\p{Script=Han}]{4,}$/u.exec(said) ?? [];
  if (rest !== '' && rest !== said && called.includes(rest)) return true;
  return isLong(called) ? isIn(called, said) : endsWith(said, called);
}

/** "…, due Friday" beside a field "Due date". */
function isBegunAfterComma({ kind, name }: DescribedElement, words: string): boolean {
  if (kind !== 'input' && kind !== 'select') return false;
  const first = /^\p{Script=Han}{2}|^[a-z]{3,}/u.exec(plain(name))?.[0];
  const [, ...tail] = words.split(/[,，;；]/u).map(plain);
  return (
    first !== undefined &&
    tail.some(part => part === first || part.startsWith(isHan(first) ? first : `${first} `))
  );
}

function isHan(text: string): boolean {
  return /^\p{Script=Han}/u.test(text);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

function isLong(name: string): boolean {
  return /\p{Script=Han}{3}|\S\s\S/u.test(name);
}

function endsWith(words: string, name: string): boolean {
  return words.endsWith(/^\p{Script=Han}/u.test(name) ? name : ` ${name}`);
}

/** Without a word of its own: "To". */
function isWithin(name: string, words: string): boolean {
  return /^[a-z]{1,4}$/iu.test(name) && new RegExp(`(?<=\\s)${name}(?=\\s)`, 'iu').test(words);
}

/** One Han character is part of too many words. */
function isTelling(name: string): boolean {
  return /\p{Script=Han}{2}|\p{Letter}{3}/u.test(name);
}

function firstOf(
  phrase: string,
  equals: readonly DescribedElement[],
  affinity: Affinity,
): Finding | undefined {
  const [one] = equals;
  return one && findElement(phrase, [one], affinity);
}
