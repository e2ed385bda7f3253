import { invalidRequest } from './parse-body.ts';

/** Two tools of one name: nobody could say which of them a call means. `place` says where the name of one stands. */
export function refuseDoubleNames(
  tools: readonly { name: string }[],
  place: (index: number) => string,
): void {
  const names = new Set<string>();
  for (const [index, { name }] of tools.entries()) {
    if (names.has(name))
      throw invalidRequest([{ path: place(index), message: 'Another tool has this name' }]);
    names.add(name);
  }
}
