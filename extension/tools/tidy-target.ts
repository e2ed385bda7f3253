import { asksForSomething, type Given, joinGiven, type Refuse } from './join-given.ts';

/** A `ref` of a snapshot is an element's id, with or without the words that it stands in there. */
export function tidyTarget({ ref, elementId, ...others }: Given, refuse: Refuse): Given {
  const ids = joinGiven({ elementId: bareId(ref) }, { elementId: bareId(elementId) }, refuse);
  return { ...(asksForSomething(ids.elementId) ? ids : {}), ...others };
}

function bareId(given: unknown): unknown {
  return typeof given === 'string' ? given.replace(/^\[?(?:ref=)?|\]$/gu, '') : given;
}
