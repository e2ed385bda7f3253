import { isRecord } from './is-record.ts';

/** A `ref` of a snapshot is an element's id, with or without the words that it stands in there. */
export function tidyTarget(given: unknown): unknown {
  if (!isRecord(given) || typeof given.ref !== 'string') return given;
  const { ref, ...target } = given;
  return { elementId: ref.replace(/^\[?ref=|\]$/gu, ''), ...target };
}
