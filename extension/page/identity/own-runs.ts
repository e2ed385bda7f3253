import { pressedBy } from '../dom/destination.ts';
import { attributeNamesOf, attributeOf, textOf } from '../dom/native-dom.ts';
import { keyOf, ownFieldsOf, type SentField } from './sent-fields.ts';

/** What an approved run of ours wrote: later rows of its batch expect it, and nothing else, to have changed. */
export interface OwnRun {
  target: Element | undefined;
  /** The written fields once the page had settled. */
  fields: readonly SentField[];
  /** Texts that were written, and texts and values of what was pressed for it, such as an option. */
  texts: Set<string>;
}

/** In this document, by time. */
const runs: OwnRun[] = [];

/** Texts of a pressed option, for a hidden field that mirrors it. */
const MAX_TEXT = 300;

export function countOwnRuns(): number {
  return runs.length;
}

/** The runs since there were `count`. */
export function ownRunsSince(count: number): readonly OwnRun[] {
  return runs.slice(count);
}

export interface OpenRun {
  /** Takes what a successful run wrote as it is now, once the page has settled: later changes are the page's. */
  settle(isSuccess: boolean): void;
}

export function beginOwnRun(element: Element | undefined, params: unknown): OpenRun {
  const run: OwnRun = { target: element, fields: [], texts: new Set(textsIn(params)) };
  runs.push(run);
  return {
    settle: isSuccess => {
      run.fields = element && isSuccess ? ownFieldsOf(element) : [];
      for (const { values } of run.fields) for (const value of values) run.texts.add(value);
    },
  };
}

/** What a run presses on its way, such as an option of a custom select, stands for what it writes. */
export function noteOwnPress(element: Element): void {
  const run = runs.at(-1);
  if (!run) return;
  for (const at of pressedBy(element)) {
    run.texts.add(textOf(at).trim().slice(0, MAX_TEXT));
    for (const name of attributeNamesOf(at)) run.texts.add((attributeOf(at, name) ?? '').slice(0, MAX_TEXT));
  }
}

function textsIn(params: unknown): string[] {
  if (typeof params === 'string') return [params];
  if (typeof params === 'number' || typeof params === 'boolean') return [String(params)];
  return typeof params === 'object' && params !== null ? Object.values(params).flatMap(textsIn) : [];
}

/** The settled state of a field that a run wrote, by its key. */
export function writtenBy(ownRuns: readonly OwnRun[]): Map<string, SentField> {
  return new Map(ownRuns.flatMap(({ fields }) => fields.map(field => [keyOf(field), field] as const)));
}
