import { closestComposed } from '../dom/composed-tree.ts';
import { isInput, isLink } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import { ownTextOf } from '../timing/tickers.ts';
import {
  areCounts,
  type Count,
  figuresOf,
  isCounted,
  isLengthLeft,
  lengthCounts,
  progressCounts,
  rowCounts,
  tickCounts,
  untickedCounts,
  valueCounts,
} from './answer-counts.ts';
import { differenceOf, isPlain, isQuestion, isSaving, type Token, tokensOf } from './answer-words.ts';
import { isHint, isInParts, isMarkedHint, MAX_MESSAGE, partsAbout } from './beside-fields.ts';
import type { Change } from './context-changes.ts';
import { MONEY } from './context-pieces.ts';
import type { OwnRun } from './own-runs.ts';

/** A change in words, beside what was approved. */
interface Reading {
  change: Change;
  runs: readonly OwnRun[];
  /** Words that are no longer there, but for approved ones. */
  gone: readonly Token[];
  /** New words that nobody approved. */
  fresh: readonly Token[];
  was: readonly number[];
  is: readonly number[];
}

/**
 * Whether a text that our runs changed says nothing new about the action: its new words are approved ones, its figures count
 * what we did, it tells whether the work is saved, or it is a remark about a field that we wrote. Names, addresses, amounts
 * and questions never are.
 */
export function isSpoken(change: Change, runs: readonly OwnRun[]): boolean {
  const { at, before, now } = change;
  if (before === now || isAmount(change) || isQuestion(before) || isQuestion(now)) return false;
  const reading = read(change, runs);
  if (isRespelled(reading) || isSaved(change)) return true;
  if (isOfRow(at)) return false;
  if (isEcho(reading) || isRecount(reading)) return true;
  if (isTitle(at)) return false;
  return isTickReport(reading) || isTakenBack(reading) || isRemark(reading);
}

/** A region that reports may speak from anywhere. Until we act, reports come, and count by themselves. */
export function isPlainReport(change: Change, runs: readonly OwnRun[]): boolean {
  if (change.now === '') return true;
  const reading = read(change, runs);
  const isNew = change.before === '' || reading.gone.length + reading.fresh.length === 0;
  if (runs.length === 0 && isNew) return true;
  const isCounting = () => isLoose(reading) || runs.some(run => isLengthOf(reading, run));
  return isSaved(change) || isRecount(reading) || (areNoNames(reading.fresh) && isCounting());
}

function read(change: Change, runs: readonly OwnRun[]): Reading {
  const { gone, fresh } = differenceOf(change.before, change.now);
  const approved = new Set(
    runs.flatMap(({ texts, names }) =>
      [...texts, ...names].flatMap(text => tokensOf(text).map(({ word }) => word)),
    ),
  );
  const isOther = ({ word, figure }: Token) => figure === undefined && !approved.has(word);
  return {
    change,
    runs,
    gone: gone.filter(isOther),
    fresh: fresh.filter(isOther),
    was: figuresOf(gone),
    is: figuresOf(fresh),
  };
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

/** Other marks, case or plural only: ✓ for *. Other signs may be figures, arrows or votes. */
function isRespelled({ change: { before, now }, gone, fresh, was, is }: Reading): boolean {
  const isSame = [gone, fresh, was, is].every(({ length }) => length === 0);
  const isMarked = [before, now].every(text => !SIGN.test(text));
  return isSame && tokensOf(before).length === tokensOf(now).length && isMarked;
}

/** Neither a letter, an ASCII digit, punctuation within a text, nor a mark of done, wrong or required. */
const SIGN = /[^\p{L}\p{M}\d\s.,:;!?…·•*'"“”‘’()[\]{}/\\&@#_✓✔✗✘×☐☑○●⚠-]|^[-+]$/u;

function isSaved({ before, now }: Change): boolean {
  const { gone, fresh } = differenceOf(before, now);
  // Another word in the place of one that tells no state may be another name.
  const isRenamed = [gone, fresh].every(tokens => tokens.some(({ exact }) => !isSaving(exact)));
  return !isRenamed && [before, now].every(text => tokensOf(text).length === 0 || isSaving(text));
}

/** It repeats what we wrote, in another's place or in a sentence, or begins with its letters. */
function isEcho(reading: Reading): boolean {
  const { change, gone, fresh, was, is, runs } = reading;
  if (change.now === '' || !areNoNames(gone) || isLoneName(gone)) return false;
  if (isInitials(reading)) return true;
  return fresh.length === 0 && isCounted(was, is, valueCounts(runs)) && differs(change);
}

/** A name in an element of its own stands first in its text. */
function isLoneName(gone: readonly Token[]): boolean {
  return gone.length === 1 && gone.every(({ isCapital }) => isCapital);
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
  if (is.length === 0) return false;
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

/** A complaint about a field that we wrote, or a marked hint, that is no longer there. Another word that goes may be a name. */
function isTakenBack(reading: Reading): boolean {
  const { change, gone, runs } = reading;
  if (change.now !== '' || change.before.length > MAX_MESSAGE || !areNoNames(gone)) return false;
  return isLoose(reading) && (isMarkedHint(change.at) || runs.some(run => isAbout(change.at, run)));
}

/** What a page says about a field that we wrote, in its place or after it. */
function isRemark(reading: Reading): boolean {
  const { change, gone, fresh } = reading;
  if (Math.max(change.before.length, change.now.length) > MAX_MESSAGE || isOutput(change.at)) return false;
  const about = reading.runs.filter(run => isAbout(change.at, run));
  if (about.length === 0 || !areNoNames(fresh) || !(change.now === '' || areNoNames(gone))) return false;
  if (!isSettledWord(reading, about) || isRewrittenUncased(reading)) return false;
  return isLoose(reading) || about.some(run => isLengthOf(reading, run));
}

/** A result, and no remark. */
function isOutput(at: Element): boolean {
  return closestComposed(at, box => isMatching(box, 'output')) !== undefined;
}

function isAbout(at: Element, { target, parts }: OwnRun): boolean {
  return target !== undefined && isInParts(at, target, [...parts, ...partsAbout(target)]);
}

/** One word for another may be a name for another, but not beside a box, a password, or in a hint. */
function isSettledWord({ change, gone, fresh }: Reading, about: readonly OwnRun[]): boolean {
  const isOne = [change.before, change.now].every(text => tokensOf(text).length === 1);
  const isName = isOne && gone.length === 1 && fresh.length === 1 && /^\p{Lu}/u.test(change.now);
  const isState = ({ target, wasTicked }: OwnRun) =>
    wasTicked !== undefined || (target && isInput(target) && /^(?:password|range)$/u.test(target.type));
  return !isName || isHint(change.at) || about.some(isState);
}

/** Where a script has no capitals, any word may be a name: only a marked hint may become another text. */
function isRewrittenUncased({ change, fresh }: Reading): boolean {
  const isUncased = fresh.some(({ exact }) => /\p{Lo}/u.test(exact));
  return isUncased && change.before !== '' && change.now !== '' && !isHint(change.at);
}

function isLengthOf({ was, is, runs, change }: Reading, run: OwnRun): boolean {
  const counts: Count[] = [...lengthCounts(run), ...progressCounts(runs, change.now)];
  return isCounted(was, is, counts) || isLengthLeft(was, is, run);
}

function areNoNames(tokens: readonly Token[]): boolean {
  return tokens.every(({ isNameLike }) => !isNameLike);
}

const SMALL = 100;

/** Small figures that count the word after them, as in `at least 8 characters`, where no figure stood, or in a hint. */
function isLoose({ change, was, is, runs }: Reading): boolean {
  if (was.length + is.length === 0) return true;
  const counts = [...valueCounts(runs), ...tickCounts(runs)];
  if (change.before !== '' && is.length > 0 && !isHint(change.at) && !areCounts(is, counts)) return false;
  const isSmall = ({ figure, isCounting }: Token) =>
    figure === undefined ||
    (figure >= 0 && figure < SMALL && isCounting) ||
    counts.some(([, now]) => now === figure);
  return [change.before, change.now].every(text => tokensOf(text).every(isSmall));
}
