export type Given = Record<string, unknown>;

/** Makes the error for what is wrong with arguments. */
export type Refuse = (issue: string) => Error;

/**
 * What was given in two places. By the same name it must be the same: which of the two was meant nobody can tell. What is
 * empty gives way.
 */
export function joinGiven(first: Given, second: Given, refuse: Refuse): Given {
  const filled = Object.entries(first).filter(([, value]) => asksForSomething(value));
  const twice = filled.find(([key, value]) => asksForSomething(second[key]) && !isSame(value, second[key]));
  if (twice) throw refuse(`${twice[0]}: given twice, and not the same`);
  return { ...first, ...second, ...Object.fromEntries(filled) };
}

export function asksForSomething(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
