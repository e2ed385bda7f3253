import { ignoredKeyword, schemaMapKeyword } from '@cfworker/json-schema';
import * as z from 'zod';
import type { BadPattern } from './page-reading.ts';
import { runLimited } from './run-limited.ts';

const recordSchema = z.record(z.string(), z.unknown());

/** Keywords whose values are data, whatever they look like. */
const DATA = new Set([...Object.keys(ignoredKeyword), 'examples']);

/** Keywords whose values name schemas by the caller's own words. */
export const MAP_KEYWORDS = new Set([...Object.keys(schemaMapKeyword), 'dependencies']);

/**
 * The first such pattern of a JSON Schema. All are tried on an empty text, because the engine compiles none before. Blocks for at most the milliseconds given.
 */
export function findBadPattern(
  schema: Record<string, unknown>,
  milliseconds: number,
): BadPattern | undefined {
  const patterns = patternsIn(schema);
  let trying: Placed | undefined;
  let reason: string | undefined;
  const ended = runLimited(milliseconds, () => {
    for (const pattern of patterns) {
      trying = pattern;
      reason = faultOf(pattern.pattern);
      if (reason !== undefined) return;
    }
  });
  if (!ended) reason = 'It takes too long';
  return reason === undefined || !trying ? undefined : { ...trying, reason };
}

type Placed = Pick<BadPattern, 'pattern' | 'path'>;
type Part = { value: unknown; path: readonly string[] };

/** JSON Schema wants the flag (2020-12, core, 6.4). */
function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u').test('');
    return undefined;
  } catch (thrown) {
    // The engine has no room to compile it.
    if (!(thrown instanceof SyntaxError)) return 'It is too large';
    // The message repeats the pattern, then gives the reason.
    return thrown.message.slice(thrown.message.lastIndexOf(': ') + 2);
  }
}

function patternsIn(value: unknown, path: readonly string[] = []): Placed[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => patternsIn(item, [...path, `${index}`]));
  const { data: keywords } = recordSchema.safeParse(value);
  if (!keywords) return [];
  const { pattern } = keywords;
  const own = typeof pattern === 'string' ? [{ pattern, path: [...path, 'pattern'] }] : [];
  const names = entriesIn(keywords.patternProperties).map(([name]) => ({
    ...{ pattern: name, path: [...path, 'patternProperties'] },
  }));
  const inside = partsOf(keywords).flatMap(part => patternsIn(part.value, [...path, ...part.path]));
  return [...own, ...names, ...inside];
}

/** Unknown keywords too: a reference may lead there. */
function partsOf(keywords: Record<string, unknown>): Part[] {
  return Object.entries(keywords)
    .filter(([keyword]) => !DATA.has(keyword))
    .flatMap(([keyword, value]) =>
      MAP_KEYWORDS.has(keyword)
        ? entriesIn(value).map(([name, part]) => ({ value: part, path: [keyword, name] }))
        : [{ value, path: [keyword] }],
    );
}

function entriesIn(value: unknown): [string, unknown][] {
  return Object.entries(recordSchema.safeParse(value).data ?? {});
}
