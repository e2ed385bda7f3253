import { isSameContext, keepsContext, rememberContext } from '../page/identity/context.ts';
import { countOwnRuns, type OwnRun, ownRunsSince, writtenBy } from '../page/identity/own-runs.ts';
import {
  contentOf,
  hiddenFieldsOf,
  isRenewedToken,
  keyOf,
  type SentField,
  sentFieldsOf,
} from '../page/identity/sent-fields.ts';
import type { PreviewDetails } from './contract/operation.ts';

/**
 * The state behind a row on the card that only the person and our approved runs may change: the target's value, the fields
 * that go along, the text around it. It holds secrets and stays in the page.
 */
interface ShownState {
  before: string;
  fields: readonly SentField[];
  context: string;
  runs: number;
  moment: number;
}

const states = new Map<string, ShownState>();

/** Nobody approves the first of so many cards. */
const MAX_KEPT = 300;

let lastInput = Number.NEGATIVE_INFINITY;

let isWatching = false;

/** Remembers the state for the card; its id goes into the binding. */
export function rememberShownState(element: Element, details: PreviewDetails): string {
  watchPerson();
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  states.set(id, {
    before: JSON.stringify(details.before ?? null),
    fields: fieldsFor(element, details),
    context: rememberContext(element, isActing(details)),
    runs: countOwnRuns(),
    moment: performance.now(),
  });
  const [oldest] = states.keys();
  if (states.size > MAX_KEPT && oldest !== undefined) states.delete(oldest);
  return id;
}

/** Whether only the person and our own runs have changed what the card stood for. */
export function isAsShown(element: Element, details: PreviewDetails, id: string): boolean {
  const shown = states.get(id);
  if (!shown) return false;
  const ownRuns = ownRunsSince(shown.runs);
  return (
    isSameValue(details, shown, ownRuns) &&
    haveSameFields(fieldsFor(element, details), shown, ownRuns) &&
    isContextKept(element, details, shown, ownRuns)
  );
}

function fieldsFor(element: Element, { effect }: PreviewDetails): SentField[] {
  return effect === 'submits' ? sentFieldsOf(element) : hiddenFieldsOf(element);
}

/** A key in a field may act as a button does. */
function isActing({ effect, after }: PreviewDetails): boolean {
  return effect === 'submits' || effect === 'leaves' || (effect === 'acts' && after !== undefined);
}

/** Where a row sets a value, an earlier row may have changed the former one. */
function isSameValue(
  { before, after }: PreviewDetails,
  shown: ShownState,
  ownRuns: readonly OwnRun[],
): boolean {
  if (ownRuns.length > 0 && after !== undefined) return true;
  return JSON.stringify(before ?? null) === shown.before;
}

function haveSameFields(
  now: readonly SentField[],
  { fields, moment }: ShownState,
  ownRuns: readonly OwnRun[],
): boolean {
  const written = writtenBy(ownRuns);
  const texts = new Set(ownRuns.flatMap(run => [...run.texts].map(bare)));
  const before = new Map(fields.map(field => [keyOf(field), field]));
  const after = new Map(now.map(field => [keyOf(field), field]));
  return [...new Set([...before.keys(), ...after.keys()])].every(key => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was && is && (isEqual(was, is) || isRenewedToken(was, is))) return true;
    const settled = written.get(key);
    // A box or an option that became another one is not what was approved.
    if (settled && is) return isEqual(settled, is) && was?.name === is.name && was.ifChecked === is.ifChecked;
    // The person may correct a form before it is sent.
    if ((is ?? was)?.isSeen && lastInput >= moment) return true;
    if (is) return (was === undefined || was.name === is.name) && isMirror(is, texts);
    return was?.isSeen === false && now.some(other => other.name === was.name && isMirror(other, texts));
  });
}

function isEqual(one: SentField, other: SentField): boolean {
  return contentOf(one) === contentOf(other);
}

/** A field without a face that repeats what an approved run wrote, as custom selects and date pickers keep or make one. */
function isMirror({ isSeen, values }: SentField, texts: ReadonlySet<string>): boolean {
  return !isSeen && values.length > 0 && values.every(value => texts.has(bare(value)));
}

/** A date in another order, and letters and figures with other marks between them, are the same. */
function bare(text: string): string {
  const [, ...parts] = DATE.exec(text.trim()) ?? [];
  if (parts.length > 0) return parts.map(Number).sort().join();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const DATE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/u;

function isContextKept(
  element: Element,
  details: PreviewDetails,
  { context }: ShownState,
  ownRuns: readonly OwnRun[],
): boolean {
  const isSubmitting = isActing(details);
  if (isSameContext(element, context, isSubmitting)) return true;
  if (ownRuns.length === 0) return false;
  const targets = ownRuns.flatMap(({ target }) => target ?? []);
  return keepsContext(element, context, targets, isSubmitting);
}

/** Starts to notice the person's input, once per document. */
function watchPerson(): void {
  if (isWatching) return;
  isWatching = true;
  for (const type of ['pointerdown', 'keydown', 'paste', 'drop'])
    addEventListener(type, noticeInput, { capture: true, passive: true });
}

function noticeInput({ isTrusted }: Event): void {
  if (isTrusted) lastInput = performance.now();
}
