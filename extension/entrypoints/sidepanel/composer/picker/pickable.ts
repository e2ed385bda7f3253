import type { BackendChoice } from '@assent/shared';

/** An entry of a picker. An empty id leaves the choice to the backend. */
export interface Pickable {
  id: string;
  name: string;
}

/**
 * What can be picked from a list, and what is: `set` is the id that a request would carry, empty for none. What is set
 * without being listed stays in the list, because a backend may serve more than it tells of; and without a default,
 * leaving it to the backend is a choice of its own.
 */
export function pickables(
  listed: readonly BackendChoice[],
  set: string,
  backendsChoice: string,
): { choices: Pickable[]; current: string } {
  if (listed.length === 0) return { choices: [], current: set };
  const choices = listed.map(({ id, name }) => ({ id, name: name ?? id }));
  const current = set === '' ? (listed.find(choice => choice.is_default)?.id ?? '') : set;
  if (choices.some(({ id }) => id === current)) return { choices, current };
  return { choices: [{ id: current, name: current === '' ? backendsChoice : current }, ...choices], current };
}
