import { PageError } from '../page/page-error.ts';

/** Enough for a long text in a field. */
export const MAX_OF_ARGUMENTS = 200_000;

/** Our deepest arguments have about six levels; recursion must not overflow the stack. */
const MAX_LEVELS = 32;

/** JSON without `null`s, by which models omit a value. Throws `InvalidArgument` where it is too long or too deep. */
export function parseJson(text: string): unknown {
  if (text.length > MAX_OF_ARGUMENTS) {
    const most = MAX_OF_ARGUMENTS.toLocaleString('en');
    throw new PageError(
      'InvalidArgument',
      `The arguments are too long: at most ${most} characters are allowed.`,
    );
  }
  if (isDeeper(JSON.parse(text), MAX_LEVELS)) {
    throw new PageError(
      'InvalidArgument',
      `The arguments are nested too deeply: at most ${MAX_LEVELS} levels are allowed.`,
    );
  }
  return JSON.parse(text, (_key, value) => (value === null ? undefined : value));
}

/** Models write nested lists and objects as JSON strings. */
export function parsedIfJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    // The schema's error with a path helps the model more than a syntax error.
    return value;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1));
}
