/** The named groups of the first pattern that fits, trimmed; `undefined` when none does. */
export function matchFirst(
  patterns: readonly RegExp[],
  clause: string,
): Readonly<Record<string, string | undefined>> | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(clause);
    if (match) return trimGroups(match.groups ?? {});
  }
  return undefined;
}

function trimGroups(groups: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [
      name,
      text === undefined ? undefined : text.trim() || undefined,
    ]),
  );
}
