import { NOTHING, type Truth, WAITING } from './truth-case.ts';
import type { Told } from './truth-tab.ts';

/** `not run`: it was refused, so that there is nothing to tell of. */
type Verdict = 'true' | 'lie' | 'not run';

export interface Judged {
  verdict: Verdict;
  /** What is wrong with what was told. */
  faults: string[];
}

/** Errors that end an action before it reached the page. */
const REFUSALS = [
  'ElementChanged',
  'ElementNotFound',
  'InternalError',
  'InvalidArgument',
  'NotInteractable',
  'NotPermitted',
  'PageGone',
  'Unsupported',
];

export function judgeTruth(truth: Truth, told: Told): Judged {
  if (told.error_type && REFUSALS.includes(told.error_type))
    return { verdict: 'not run', faults: [told.error_type] };
  const words = wordsOf(told);
  if (truth.mayWait && WAITING.test(words) && !NOTHING.test(words)) return { verdict: 'true', faults: [] };
  const faults = [
    ...(truth.success !== undefined && told.success !== truth.success ? [`success is ${told.success}`] : []),
    ...(truth.says && !truth.says.test(words) ? [`does not say ${truth.says}`] : []),
    ...(truth.never?.test(words) ? [`says ${truth.never}`] : []),
  ];
  return { verdict: faults.length > 0 ? 'lie' : 'true', faults };
}

/** What a model reads of it as prose. */
export function wordsOf({ message, page_message: ofPage }: Told): string {
  return ofPage ? `${message}\n${ofPage}` : message;
}
