import { closestComposed } from '../dom/composed-tree.ts';
import { isLink } from '../dom/element-types.ts';
import { attributeOf, isMatching } from '../dom/native-dom.ts';
import { isField, isTickBox } from '../naming/field-surroundings.ts';
import { ownTextOf } from '../timing/tickers.ts';
import {
  areCounts,
  isCounted,
  progressCounts,
  rowCounts,
  tickCounts,
  untickedCounts,
  valueCounts,
} from './answer-counts.ts';
import { areNoNames, type Reading, read } from './answer-reading.ts';
import { isLengthOf, isLoose, isMarkedRemark, isRemark, isTakenBack } from './answer-remarks.ts';
import { differenceOf, isPlain, isQuestion, isSaving, type Token, tokensOf } from './answer-words.ts';
import type { Change } from './context-changes.ts';
import type { OwnRun } from './own-runs.ts';
import { MONEY } from './piece.ts';

/**
 * Whether a text that our runs changed says nothing new about the action: its new words are approved ones, its figures count
 * what we did, it tells whether the work is saved, or it is a remark about a field that we wrote. Names, addresses, amounts
 * and questions never are.
 */
export function isSpoken(change: Change, runs: readonly OwnRun[]): boolean {
  const { at, before, now } = change;
  if (before === now || isAmount(change) || isQuestion(before) || isQuestion(now)) return false;
  const reading = read(change, runs);
  if (isSaved(change)) return true;
  // In a cell, a mark may be all that it says.
  if (isOfRow(at)) return false;
  if (isRespelled(reading)) return true;
  if (isEcho(reading) || isRecount(reading)) return true;
  if (isTitle(at)) return false;
  return isTickReport(reading) || isTakenBack(reading) || isRemark(reading);
}

/**
 * A region that reports may speak from anywhere. Until we act, reports come, go, and count by themselves. One that had said
 * something may say the contrary with other words, unless it is marked as a remark about what we wrote.
 */
export function isPlainReport(change: Change, runs: readonly OwnRun[]): boolean {
  const reading = read(change, runs);
  const { gone, fresh } = reading;
  if (change.now === '') return runs.length === 0 || areNoNames(gone);
  const isSame = gone.length + fresh.length === 0;
  if (runs.length === 0 && (isSame || change.before === '')) return true;
  if (isSaved(change) || isRecount(reading) || isTickReport(reading)) return true;
  if (change.before !== '' && !isSame && !isMarkedRemark(change.at, runs)) return false;
  return areNoNames(fresh) && (isLoose(reading) || runs.some(run => isLengthOf(reading, run)));
}

/** An amount may stand in several nodes. */
function isAmount({ at, before, now }: Change): boolean {
  return [before, now, ownTextOf(at)].some(text => MONEY.test(text));
}

/** The cells of a row tell it from others, as links do. */
function isOfRow(at: Element): boolean {
  return closestComposed(at, box => isLink(box) || isMatching(box, CELLS)) !== undefined;
}

const CELLS = 'td, th, legend, caption, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';

function isTitle(at: Element): boolean {
  return closestComposed(at, box => isMatching(box, TITLES)) !== undefined;
}

const TITLES = 'h1, h2, h3, h4, h5, h6, summary, [role=heading]';

/** Other marks, case or plural only. A lone mark may say that something is done; others may be figures, arrows or votes. */
function isRespelled({ change: { before, now }, gone, fresh, was, is }: Reading): boolean {
  const isSame = [gone, fresh, was, is].every(({ length }) => length === 0);
  if (!isSame || tokensOf(before).length !== tokensOf(now).length) return false;
  if (tokensOf(before).length === 0) return TO_DO.test(before) && DONE.test(now);
  return [before, now].every(text => !SIGN.test(text));
}

const TO_DO = /^[*•○☐✗✘×⚠!]?$/u;
const DONE = /^[✓✔☑●]?$/u;

/** Neither a letter, an ASCII digit, punctuation within a text, nor a mark of done, wrong or required. */
const SIGN = /[^\p{L}\p{M}\d\s.,:;!?…·•*'"“”‘’()[\]{}/\\&@#_✓✔✗✘×☐☑○●⚠-]|^[-+]$/u;

function isSaved({ before, now }: Change): boolean {
  if (before === '' && isSaving(now, MAX_FILLER)) return true;
  const texts = [before, now].filter(text => tokensOf(text).length > 0);
  return texts.length > 0 && texts.every(text => isSaving(text));
}

/** In a text that is new, other small words lose nothing. */
const MAX_FILLER = 7;

/** It repeats what we wrote, in the place of the former value or of no words, or begins with its letters. */
function isEcho(reading: Reading): boolean {
  const { change, gone, fresh, was, is, runs } = reading;
  const former = new Set([...runs.flatMap(formerWords), ...NOTHING]);
  if (change.now === '' || isNaming(reading)) return false;
  if (!gone.every(({ word }) => former.has(word)) && !isPreview(reading)) return false;
  if (isInitials(reading)) return true;
  return fresh.length === 0 && isCounted(was, is, valueCounts(runs)) && differs(change);
}

/** Words in the place of what is not yet written. */
const NOTHING =
  'none untitled unnamed unknown anonymous empty keine unbenannt unbekannt aucun inconnu ninguno nessuno geen 无 未命名 匿名 なし'.split(
    ' ',
  );

/** What a field held, or said while it was empty. */
function formerWords({ target, former }: OwnRun): string[] {
  if (!target || !isField(target)) return [];
  const texts = [...former, attributeOf(target, 'placeholder') ?? ''];
  return texts.flatMap(text => tokensOf(text).map(({ word }) => word));
}

/** What we wrote, and nothing else, in the place of several words without a name, as `New contact`. */
function isPreview({ change: { before, now }, runs }: Reading): boolean {
  const [was, is] = [tokensOf(before), tokensOf(now)];
  const written = runs.flatMap(({ target, texts }) =>
    target && isField(target) && !isTickBox(target) ? [...texts] : [],
  );
  const words = new Set(written.flatMap(text => tokensOf(text).map(({ word }) => word)));
  const isWhole = is.every(({ word }) => words.has(word) && was.every(other => other.word !== word));
  return was.length > 1 && areNoNames(was) && isWhole;
}

/** A figure that follows a word may tell a thing from another, as `Room 2` does; `Step 2 of 3` counts. */
function isNaming({ change: { at, before, now } }: Reading): boolean {
  const { gone, fresh } = differenceOf(before, now);
  const figures = [...gone, ...fresh].filter(({ figure }) => figure !== undefined);
  return figures.some(token => token.isAfterWord && (isTitle(at) || !token.isCounting));
}

/** What only loses words may say the contrary. */
function differs({ before, now }: Change): boolean {
  return differenceOf(before, now).fresh.length > 0;
}

const MAX_INITIALS = 3;

function isInitials({ change: { before, now }, runs }: Reading): boolean {
  const firsts = new Set(
    runs.flatMap(({ texts }) => [...texts].flatMap(text => tokensOf(text).map(({ word }) => word[0]))),
  );
  const letters = [...now.toLowerCase()];
  return (
    tokensOf(before).length === 0 &&
    letters.length <= MAX_INITIALS &&
    letters.every(letter => firsts.has(letter))
  );
}

/** The same words with the figures that the page can be checked to count. */
function isRecount(reading: Reading): boolean {
  const { change, runs, gone, fresh, was, is } = reading;
  if (is.length === 0 || isNaming(reading)) return false;
  const counts = [
    ...tickCounts(runs),
    ...untickedCounts(runs),
    ...rowCounts(runs),
    ...valueCounts(runs),
    ...progressCounts(runs, change.now),
  ];
  return isCounted(was, is, counts) && (gone.length + fresh.length === 0 || isInflected(reading));
}

/** `2 requests are` becomes `1 request is`. */
function isInflected({ gone, fresh, was, is }: Reading): boolean {
  const isShort = ({ word, isNameLike }: Token) => !isNameLike && word.length <= MAX_INFLECTED;
  return (
    [...was, ...is].includes(1) &&
    gone.length === fresh.length &&
    gone.length === 1 &&
    [...gone, ...fresh].every(isShort)
  );
}

const MAX_INFLECTED = 4;

/** `4 files` becomes `3 selected`, or a bar first says so, where we ticked three. */
function isTickReport({ runs, fresh, gone, was, is }: Reading): boolean {
  const counts = tickCounts(runs);
  return (
    is.length > 0 &&
    fresh.length <= MAX_REPORTED &&
    fresh.length > 0 &&
    [...gone, ...fresh].every(isPlain) &&
    areCounts(is, counts) &&
    was.every(figure => counts.some(count => count.includes(figure)))
  );
}

const MAX_REPORTED = 3;
