/** Whether the page knew an element by its tag alone (`shortName`): a reader gets a noun instead. */
export function isNameless(name: string): boolean {
  return /^<[a-z][\w-]*>$/u.test(name);
}
