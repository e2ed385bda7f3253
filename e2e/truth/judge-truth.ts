import { modelMessages } from '../../extension/messages/model/model-messages.ts';
import type { LateChange } from '../../extension/page/observing/late-change-schema.ts';
import { NOTHING, type Truth, WAITING } from './truth-case.ts';
import type { Told } from './truth-tab.ts';

/** `corrected`: a lie at first. `not run`: it was refused, so that there is nothing to tell of. */
type Verdict = 'true' | 'corrected' | 'lie' | 'not run';

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

/** With what became of it after its result. */
export function judgeLater(truth: Truth, told: Told, change: LateChange | undefined): Judged {
  const first = judgeTruth(truth, told);
  if (!change || first.verdict === 'not run') return first;
  const { kind, tone, text } = change;
  const message = modelMessages.en.lateChange(kind, tone, text);
  const last = judgeTruth(truth, { success: tone === 'good', message });
  if (last.verdict === 'true') return { ...last, verdict: first.verdict === 'lie' ? 'corrected' : 'true' };
  return { verdict: 'lie', faults: [...first.faults, `later: ${message}`] };
}

/** What a model reads of it as prose. */
export function wordsOf({ message, page_message: ofPage }: Told): string {
  return ofPage ? `${message}\n${ofPage}` : message;
}
