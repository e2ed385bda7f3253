import { closestComposed, isWithin } from '../dom/composed-tree.ts';
import { isInput } from '../dom/element-types.ts';
import { isMatching } from '../dom/native-dom.ts';
import {
  areCounts,
  type Count,
  isCounted,
  isLengthLeft,
  lengthCounts,
  progressCounts,
  tickCounts,
  valueCounts,
} from './answer-counts.ts';
import { areNoNames, isAlone, type Reading } from './answer-reading.ts';
import { isComplaint, type Token, tokensOf } from './answer-words.ts';
import { isHint, isInParts, isMarkedHint, MAX_MESSAGE, partsAbout, tiedTo, wayTo } from './beside-fields.ts';
import type { OwnRun } from './own-runs.ts';

/**
 * A marked hint that is no longer there, or a complaint about a field that we wrote. Another text that goes may say what the
 * action is about.
 */
export function isTakenBack(reading: Reading): boolean {
  const { change, gone, runs } = reading;
  if (change.now !== '' || change.before.length > MAX_MESSAGE || !areNoNames(gone)) return false;
  if (!isLoose(reading)) return false;
  const about = runs.filter(run => isAbout(change.at, run));
  if (isMarkedRemark(change.at, runs) || about.some(isOfPassword)) return true;
  return isComplaint(change.before) && (about.length > 0 || runs.some(run => isNamedIn(change.before, run)));
}

function isNamedIn(text: string, { names }: OwnRun): boolean {
  return names.some(name => name.trim() !== '' && text.includes(name.trim()));
}

/**
 * What a page says about a field that we wrote, in its place or after it. Where it had said something, other words may say the
 * contrary, unless they are marked as a remark.
 */
export function isRemark(reading: Reading): boolean {
  const { change, gone, fresh, runs } = reading;
  if (Math.max(change.before.length, change.now.length) > MAX_MESSAGE || isOutput(change.at)) return false;
  const about = runs.filter(run => isAbout(change.at, run));
  if (about.length === 0 || change.now === '' || ![gone, fresh].every(areNoNames)) return false;
  // Other marks alone say something else.
  const isOfMarks =
    change.before !== '' && [gone, fresh, reading.was, reading.is].every(({ length }) => length === 0);
  if (isOfMarks) return false;
  const isNew = change.before === '' || gone.length + fresh.length === 0;
  if (!isNew && !isMarkedRemark(change.at, about) && !isSettled(reading, about)) return false;
  return isLoose(reading) || about.some(run => isLengthOf(reading, run));
}

export function isMarkedRemark(at: Element, runs: readonly OwnRun[]): boolean {
  const way = wayTo(at);
  const tied = runs.flatMap(run => [...run.tied, ...(run.target ? tiedTo(run.target) : [])]);
  return isMarkedHint(at) || tied.some(part => way.includes(part));
}

/** A result, and no remark. */
function isOutput(at: Element): boolean {
  return closestComposed(at, box => isMatching(box, 'output')) !== undefined;
}

function isAbout(at: Element, { target, parts }: OwnRun): boolean {
  return (
    target !== undefined && !isWithin(at, target) && isInParts(at, target, [...parts, ...partsAbout(target)])
  );
}

/** Beside a box or a slider, one word may become another: `Off`. A complaint may end, and what is said of a password changes. */
function isSettled({ change: { before, now } }: Reading, about: readonly OwnRun[]): boolean {
  const isOne = [before, now].every(isAlone);
  const isState = ({ target, wasTicked }: OwnRun) =>
    wasTicked !== undefined || (target && isInput(target) && target.type === 'range');
  return isComplaint(before) || about.some(isOfPassword) || (isOne && about.some(isState));
}

function isOfPassword({ target }: OwnRun): boolean {
  return target !== undefined && isInput(target) && target.type === 'password';
}

export function isLengthOf({ was, is, runs, change }: Reading, run: OwnRun): boolean {
  const counts: Count[] = [...lengthCounts(run), ...progressCounts(runs, change.now)];
  return isCounted(was, is, counts) || isLengthLeft(was, is, run);
}

const SMALL = 100;

/** Small figures that count the word after them, as in `at least 8 characters`, where no figure stood, or in a hint. */
export function isLoose({ change, was, is, runs }: Reading): boolean {
  if (was.length + is.length === 0) return true;
  const counts = [...valueCounts(runs), ...tickCounts(runs)];
  if (change.before !== '' && is.length > 0 && !isHint(change.at) && !areCounts(is, counts)) return false;
  const isSmall = ({ figure, isCounting }: Token) =>
    figure === undefined ||
    (figure >= 0 && figure < SMALL && isCounting) ||
    counts.some(([, now]) => now === figure);
  return [change.before, change.now].every(text => tokensOf(text).every(isSmall));
}
