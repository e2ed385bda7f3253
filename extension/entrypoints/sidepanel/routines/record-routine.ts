import {
  MAX_STEPS,
  PLACEHOLDER,
  type Routine,
  type RoutineStep,
  type RoutineTarget,
  routineSchema,
} from '@assent/shared';
import type { Preview } from '../../../operations/contract/preview.ts';
import { findOperation } from '../../../operations/list.ts';
import type { ElementFacts } from '../../../page/element-facts.ts';
import type { Call } from '../conversation/call.ts';
import type { Entry } from '../conversation/conversation.ts';
import { type DoneRow, doneRows } from '../undo/undoable.ts';
import { namesIn } from './placeholders.ts';
import { createParameters, type Parameters } from './record-values.ts';
import { recordedParts } from './recorded-operations.ts';
import { roleOf } from './roles.ts';

type Bound = Extract<Preview, { status: 'bound' }>;

/** A completed action, and whether its target was seen only after the one before had run. */
interface Done extends DoneRow {
  preview: Bound;
  operation: string;
  appearsLater: boolean;
}

export interface Recording {
  routine: Omit<Routine, 'name'>;
  /** How many completed actions no routine can repeat. */
  leftOut: number;
  /** Makes a name of the person's words, which may quote a secret. */
  nameFrom(title: string): string;
}

/** Writes down the completed actions of a conversation, without the values of secrets and without ids of a page. Undefined without any. */
export function recordRoutine(entries: readonly Entry[]): Recording | undefined {
  const calls = entries.filter(entry => entry.kind === 'call');
  const done = calls.flatMap(doneOf);
  const recorded = done.filter(isRecordable).slice(0, MAX_STEPS);
  const parameters = createParameters(recorded);
  const [first, ...others] = recorded;
  if (!first) return undefined;
  const begin = stepOf({ ...first, appearsLater: false }, parameters);
  const steps = [begin, ...others.map(each => stepOf(each, parameters))];
  const address = placeOf(calls.find(({ page }) => page)?.page?.url);
  const url = address === undefined || hasBraces(address) ? undefined : parameters.generalize(address);
  const routine = {
    format: 'assent-routine' as const,
    version: 1 as const,
    ...(url !== undefined && { url }),
    parameters: parameters.declared(namesIn([steps, url])),
    steps,
  };
  // What a page calls its elements may be longer or stranger than a file allows.
  if (!routineSchema.safeParse({ ...routine, name: 'x' }).success) return undefined;
  return { routine, leftOut: done.length - recorded.length, nameFrom: parameters.hide };
}

function doneOf(call: Call): Done[] {
  const all = doneRows(call).filter(({ outcome }) => outcome.success);
  return all.flatMap((each, at) => {
    const { action, preview } = each.row;
    if (preview.status !== 'bound' || isTakenBack(each)) return [];
    if (preview.effect === 'marks') return [];
    const before = all[at - 1];
    const appearsLater = before === undefined || leadsOn(before);
    return [{ ...each, preview, operation: findOperation(action.action)?.name ?? '', appearsLater }];
  });
}

/** What came after it was on another page. */
function leadsOn({ row, outcome }: DoneRow): boolean {
  return outcome.url !== undefined || findOperation(row.action.action)?.inBrowser?.leadsElsewhere === true;
}

function isTakenBack({ undoing }: DoneRow): boolean {
  return undoing?.status === 'ended' && undoing.outcome.success;
}

function isRecordable({ operation, preview, row }: Done): boolean {
  const parts = recordedParts(operation);
  if (!parts) return false;
  const values = Object.keys(parts.values).map(key => row.action.params[key]);
  if (!values.flat().every(isPlain)) return false;
  // One key after the other they would spell it.
  if (operation === 'press' && preview.isSecret) return isNamedKey(row.action.params.key);
  if (preview.binding.kind !== 'element') return true;
  const { facts } = preview;
  const texts = [facts?.name ?? '', facts?.near ?? ''];
  // Without a name nothing can find it again, and a name that looks like a placeholder would be taken for one.
  if (facts === undefined || facts.name === '' || roleOf(facts.kind) === undefined) return false;
  return !texts.some(text => hasBraces(text) || text.length > MAX_TEXT);
}

/** Leaves room for placeholders: a file allows 500 characters. */
const MAX_TEXT = 300;

function isPlain(value: unknown): boolean {
  return value === undefined || ['string', 'number', 'boolean'].includes(typeof value);
}

function isNamedKey(key: unknown): boolean {
  return typeof key === 'string' && [...key].length > 1;
}

function hasBraces(text: string): boolean {
  return text.search(PLACEHOLDER) !== -1;
}

function stepOf(done: Done, parameters: Parameters): RoutineStep {
  const { operation, preview, appearsLater } = done;
  const target = preview.binding.kind === 'element' ? targetOf(preview.facts, parameters) : undefined;
  return {
    operation,
    ...(target && { target }),
    params: paramsOf(done, parameters),
    expect: expectationOf(done, parameters),
    ...(appearsLater && { appearsLater }),
  };
}

function targetOf(facts: ElementFacts | undefined, { generalize }: Parameters): RoutineTarget | undefined {
  if (!facts) return undefined;
  const { kind, name, near, inFrame, origin } = facts;
  return {
    role: roleOf(kind) ?? '',
    name: generalize(name),
    ...(near !== undefined && { near: generalize(near) }),
    ...(inFrame && { frame: origin }),
  };
}

function paramsOf({ operation, row }: Done, parameters: Parameters): Record<string, unknown> {
  const given = row.action.params;
  const { values = {}, kept = [] } = recordedParts(operation) ?? {};
  const placeholders = Object.keys(values).map(key => [key, parameters.placeholderOf(row, key)]);
  const others = kept.map(key => [key, given[key]]);
  return Object.fromEntries([...placeholders, ...others].filter(([, value]) => value !== undefined));
}

/** A longer message of a page is an article. */
const MAX_MESSAGE = 300;

function expectationOf({ outcome }: Done, { generalize }: Parameters): RoutineStep['expect'] {
  const { effect, page_message, url } = outcome;
  const message = (page_message ?? '').length > MAX_MESSAGE ? undefined : page_message;
  const address = placeOf(url);
  return {
    ...(effect !== undefined && { effect }),
    // One that looks like it had placeholders could never be met.
    ...(message !== undefined && !hasBraces(message) && { message: generalize(message) }),
    ...(address !== undefined && !hasBraces(address) && { url: generalize(address) }),
  };
}

/** Without the query and the fragment, which hold what was typed and what differs from day to day. */
export function placeOf(url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  if (!parsed?.protocol.startsWith('http')) return undefined;
  return `${parsed.origin}${decoded(parsed.pathname)}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
