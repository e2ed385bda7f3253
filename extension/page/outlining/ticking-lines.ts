import { type Figure, readFigures } from '../timing/figures.ts';
import { holdsMoney } from './outlined-words.ts';

/** A text, as it was and as it is. */
export type TextChange = readonly [before: string, now: string];

/** In seconds: pages draw late, and a page may have been read for a while. */
const SLACK = 2;

/**
 * Whether times in a text, and nothing else of it, went on or back by what really passed, as a countdown's would: `9:59` may also be
 * a time of day, so that it still has to be seen ticking. `elapsed` in milliseconds.
 */
export function mayTick([before, now]: TextChange, elapsed: number): boolean {
  const steps = stepsOf([before, now]);
  return steps.some(step => step !== 0) && steps.every(step => step === 0 || isClose(step, elapsed / 1000));
}

/** Whether it goes on in the same way before our eyes. */
export function hasTicked(change: TextChange, later: string): boolean {
  const [was, is] = [stepsOf(change), stepsOf([change[1], later])];
  if (!is.some(step => step !== 0) || is.length !== was.length) return false;
  return is.every((step, index) => {
    const earlier = was[index] ?? 0;
    return step === 0 || (Math.sign(step) === Math.sign(earlier) && Math.abs(step) <= SLACK);
  });
}

function isClose(step: number, seconds: number): boolean {
  return Math.abs(Math.abs(step) - seconds) <= SLACK;
}

/** How many seconds each time went on; none where anything else changed. */
function stepsOf([before, now]: TextChange): number[] {
  const [was, is] = [readFigures(before), readFigures(now)];
  if (was.words !== is.words || was.figures.length !== is.figures.length || holdsMoney(now)) return [];
  const steps = was.figures.map((figure, index) => stepOf(figure, is.figures[index]));
  return steps.every(step => step !== undefined) ? steps : [];
}

function stepOf(was: Figure, is: Figure | undefined): number | undefined {
  if (!is || was.kind !== is.kind) return undefined;
  if (was.value === is.value) return 0;
  return isToTheSecond(was) && isToTheSecond(is) ? is.value - was.value : undefined;
}

function isToTheSecond({ kind, colons, unit }: Figure): boolean {
  return kind === 'time' && (colons !== undefined || (unit !== undefined && unit <= 1));
}
