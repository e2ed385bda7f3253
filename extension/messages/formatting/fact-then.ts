/** A text in two parts: the fact for every reader, and what the model alone is to do about it. */
export type FactThen<Given extends unknown[]> = ((...given: Given) => string) & {
  fact: (...given: Given) => string;
};

/** Written as one function, which words both parts for the model. `space` stands between sentences of the language. */
export function factThen(
  space: string,
): <Given extends unknown[]>(
  fact: (...given: Given) => string,
  next: string | ((...given: Given) => string),
) => FactThen<Given> {
  return (fact, next) =>
    Object.assign(
      (...given: Parameters<typeof fact>) =>
        [fact(...given), typeof next === 'string' ? next : next(...given)].filter(Boolean).join(space),
      { fact },
    );
}
