import { PageError } from '../page/page-error.ts';

/** Enough for a long text in a field and everything around it. */
export const MOST_OF_ARGUMENTS = 200_000;

/** The deepest arguments of ours have about six. Code that walks through a value must not run out of stack. */
const MOST_LEVELS = 32;

/**
 * JSON from a model without its `null`s, by which models mean that they leave something out. Throws `InvalidArgument` where
 * it is longer or deeper than any call need be.
 */
export function parseJson(text: string): unknown {
  if (text.length > MOST_OF_ARGUMENTS) {
    const most = MOST_OF_ARGUMENTS.toLocaleString('en');
    throw new PageError(
      'InvalidArgument',
      `The arguments are too long: at most ${most} characters are allowed.`,
    );
  }
  if (isDeeper(JSON.parse(text), MOST_LEVELS)) {
    throw new PageError(
      'InvalidArgument',
      `The arguments are nested too deeply: at most ${MOST_LEVELS} levels are allowed.`,
    );
  }
  return JSON.parse(text, (_key, value) => (value === null ? undefined : value));
}

/** Models write a list or an object as a JSON string where one is nested in another. */
export function parsedIfJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    // The schema then refuses the string by its path, which helps the model more than a syntax error would.
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
