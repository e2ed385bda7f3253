import type { ListedOperation } from '../operations/listed-operation.ts';
import { isRecord } from './is-record.ts';
import { asksForSomething, type Given, joinGiven, type Refuse } from './join-given.ts';
import { ownParams, REMARKS, TARGET_KEYS, takesTarget } from './operation-arguments.ts';
import { parsedIfJson } from './parsed-if-json.ts';
import { readNumbers } from './read-numbers.ts';

export interface SortedArguments {
  target: Given;
  params: Given;
  /** What the operation has no place for, by where it was given. What is empty, and what models remark, asks for nothing. */
  others: Given;
}

/** Arguments without any nesting, or with a `target` of their own, by what they are for. */
export function sortArguments(
  operation: ListedOperation,
  { target, ...given }: Given,
  refuse: Refuse,
): SortedArguments {
  const nested = asksForSomething(target) ? parsedIfJson(target) : {};
  if (!isRecord(nested)) throw refuse('target: expected object, {"selector":"…"} or {"elementId":"e_…"}');
  const own = ownParams(operation);
  const beside = split(given, key => own.includes(key));
  const names = split(beside.others, key => isName(operation, key));
  const inTarget = split(nested, key => isName(operation, key));
  return {
    target: takesTarget(operation) ? joinTarget(names.kept, inTarget.kept, refuse) : {},
    params: readNumbers(beside.kept, operation.params),
    others: { ...surplus(names.others), ...surplus(inTarget.others, 'target.') },
  };
}

/** A description is of no use to what has no target, but no harm either. */
function isName(operation: ListedOperation, key: string): boolean {
  return key === 'description' || (takesTarget(operation) && TARGET_KEYS.some(name => name === key));
}

/** A description may well be a remark, so that two of them contradict nothing. */
function joinTarget(beside: Given, nested: Given, refuse: Refuse): Given {
  const { description, ...names } = tidyTarget(filled(beside), refuse);
  const target = joinGiven(names, tidyTarget(filled(nested), refuse), refuse);
  return description === undefined ? target : { description, ...target };
}

function split(given: Given, isKept: (key: string) => boolean): { kept: Given; others: Given } {
  const { kept = [], others = [] } = Object.groupBy(Object.entries(given), ([key]) =>
    isKept(key) ? 'kept' : 'others',
  );
  return { kept: Object.fromEntries(kept), others: Object.fromEntries(others) };
}

function surplus(given: Given, prefix = ''): Given {
  const others = Object.entries(filled(given)).filter(([key]) => !REMARKS.includes(key));
  return Object.fromEntries(others.map(([key, value]) => [`${prefix}${key}`, value]));
}

function filled(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => asksForSomething(value)));
}

/** A `ref` of a snapshot is an element's id, with or without the words that it stands in there. */
function tidyTarget({ ref, elementId, ...others }: Given, refuse: Refuse): Given {
  const ids = joinGiven({ elementId: bareId(ref) }, { elementId: bareId(elementId) }, refuse);
  return { ...(asksForSomething(ids.elementId) ? ids : {}), ...others };
}

function bareId(given: unknown): unknown {
  return typeof given === 'string' ? given.replace(/^\[?(?:ref=)?|\]$/gu, '') : given;
}
