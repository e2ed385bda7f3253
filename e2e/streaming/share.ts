/** The value that this share of the values does not exceed: 0.5 is the median, 1 the largest. */
export function share(values: readonly number[], part: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}
