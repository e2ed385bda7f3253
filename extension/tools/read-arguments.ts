import * as z from 'zod/mini';
import { type Action, targetSchema } from '../operations/contract/action.ts';
import { describeIssues } from '../operations/describe-issues.ts';
import type { ListedOperation } from '../operations/listed-operation.ts';
import { cleanText } from '../page/dom/clean-text.ts';
import { PageError } from '../page/page-error.ts';
import { argumentNames, exampleArguments, ownParams, TARGET_KEYS, takesTarget } from './operation-schema.ts';
import { isRecord, parsedIfJson } from './parse-json.ts';
import { renameParams, renameTarget } from './rename-arguments.ts';
import { refuseUnknownPlace } from './unknown-params.ts';
import { isFilled, mergeArguments, type RawArguments, REMARKS, type Refuse } from './unwrap-arguments.ts';

/** Reads flat arguments, or those with a `target`. Unknown parameters stay, and the result reports them. Throws `InvalidArgument` with the expected values and an example. */
export function readArguments(operation: ListedOperation, raw: RawArguments): Action {
  const refuse = (issue: string): PageError => invalid(operation, `arguments.${issue}`);
  const { target, params, unknown } = sortArguments(operation, raw, refuse);
  const { name } = operation;
  refuseUnknownPlace({ name, has: argumentNames(operation), target, unknown, path: 'arguments' });
  refuseHarmful(operation, unknown);
  const parsed = operation.params.safeParse(params);
  if (!parsed.success) throw invalid(operation, describeIssues(parsed.error.issues, 'arguments'));
  return { action: operation.name, target: readTarget(operation, target), params: { ...params, ...unknown } };
}

/** A list or an object may name something that is then not acted on. */
function refuseHarmful(operation: ListedOperation, unknown: RawArguments): void {
  const harmful = Object.entries(unknown).find(
    ([key, value]) => typeof value === 'object' || key.length > MAX_KEY,
  );
  if (!harmful) return;
  const names = argumentNames(operation).join(', ') || 'none';
  throw invalid(operation, `arguments.${cleanText(harmful[0])}: no such parameter (there are: ${names})`);
}

const MAX_KEY = 100;

function readTarget(operation: ListedOperation, target: RawArguments): Action['target'] {
  const parsed = targetSchema.safeParse(target);
  if (!parsed.success) throw invalid(operation, describeIssues(parsed.error.issues, 'arguments'));
  if (operation.emptyTarget === 'none' && !Object.values(parsed.data).some(Boolean)) {
    throw invalid(operation, 'name an element by elementId or selector');
  }
  return parsed.data;
}

function invalid(operation: ListedOperation, issues: string): PageError {
  const example = JSON.stringify(exampleArguments(operation));
  return new PageError(
    'InvalidArgument',
    `Wrong arguments for ${operation.name}: ${issues}. Example: ${example}`,
  );
}

export interface SortedArguments {
  target: RawArguments;
  params: RawArguments;
  /** Unknown parameters by path, without empty values and remarks. */
  unknown: RawArguments;
}

export function sortArguments(
  operation: ListedOperation,
  { target, ...raw }: RawArguments,
  refuse: Refuse,
): SortedArguments {
  const nested = isFilled(target) ? parsedIfJson(target) : {};
  if (!isRecord(nested)) throw refuse('target: expected object, {"selector":"…"} or {"elementId":"e_…"}');
  const own = ownParams(operation);
  const beside = split(renameParams(operation, own, raw), key => own.includes(key));
  const rename = (keys: RawArguments) => (takesTarget(operation) ? renameTarget(own, keys) : keys);
  const names = split(rename(beside.others), key => namesElement(operation, key));
  const inTarget = split(rename(nested), key => namesElement(operation, key));
  return {
    target: takesTarget(operation) ? mergeTarget(names.kept, inTarget.kept, refuse) : {},
    params: readNumbers(beside.kept, operation.params),
    unknown: { ...surplus(names.others), ...surplus(inTarget.others, 'target.') },
  };
}

/** A description is harmless even without a target. */
function namesElement(operation: ListedOperation, key: string): boolean {
  return key === 'description' || (takesTarget(operation) && TARGET_KEYS.some(name => name === key));
}

/** Two descriptions do not contradict each other: one may be a remark. */
function mergeTarget(beside: RawArguments, nested: RawArguments, refuse: Refuse): RawArguments {
  const { description, ...names } = tidyTarget(filled(beside), refuse);
  const target = mergeArguments(names, tidyTarget(filled(nested), refuse), refuse);
  return description === undefined ? target : { description, ...target };
}

function split(
  raw: RawArguments,
  isKept: (key: string) => boolean,
): { kept: RawArguments; others: RawArguments } {
  const { kept = [], others = [] } = Object.groupBy(Object.entries(raw), ([key]) =>
    isKept(key) ? 'kept' : 'others',
  );
  return { kept: Object.fromEntries(kept), others: Object.fromEntries(others) };
}

function surplus(raw: RawArguments, prefix = ''): RawArguments {
  const others = Object.entries(filled(raw)).filter(([key]) => !REMARKS.includes(key));
  return Object.fromEntries(others.map(([key, value]) => [`${prefix}${key}`, value]));
}

function filled(raw: RawArguments): RawArguments {
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => isFilled(value)));
}

/** A `ref` of a snapshot is an element id, with or without brackets. */
function tidyTarget({ ref, elementId, ...others }: RawArguments, refuse: Refuse): RawArguments {
  const ids = mergeArguments({ elementId: bareId(ref) }, { elementId: bareId(elementId) }, refuse);
  return { ...(isFilled(ids.elementId) ? ids : {}), ...others };
}

function bareId(raw: unknown): unknown {
  return typeof raw === 'string' ? raw.replace(/^\[?(?:ref=)?|\]$/gu, '') : raw;
}

const shapeSchema = z.object({
  properties: z._default(z.record(z.string(), z.looseObject({ type: z.optional(z.unknown()) })), {}),
});

/** Models write numbers as strings; read as a number where the schema takes numbers and no strings. */
export function readNumbers(raw: RawArguments, schema: z.ZodMiniType): RawArguments {
  const { properties } = shapeSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
  const isNumber = (key: string): boolean => /^(number|integer)$/u.test(String(properties[key]?.type));
  const read = Object.entries(raw).map(([key, value]) => [key, isNumber(key) ? numberIn(value) : value]);
  return Object.fromEntries(read);
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/u.test(value) ? Number(value) : value;
}
