import { PageError } from '../page/page-error.ts';

/** Room for a long text to fill in and all that goes with it. */
export const MOST_OF_ARGUMENTS = 200_000;

/** The deepest that is wanted has some six. What goes through a value must not run out of stack. */
const MOST_LEVELS = 32;

/**
 * JSON of a model's, without what is `null`: so models write what they leave out. Throws `InvalidArgument` where it is longer
 * or deeper than any call need be.
 */
export function parseJson(text: string): unknown {
  if (text.length > MOST_OF_ARGUMENTS) {
    const most = MOST_OF_ARGUMENTS.toLocaleString('en');
    throw new PageError(
      'InvalidArgument',
      `The arguments are too long: at most ${most} characters are taken.`,
    );
  }
  if (isDeeper(JSON.parse(text), MOST_LEVELS)) {
    throw new PageError(
      'InvalidArgument',
      `The arguments are nested too deeply: at most ${MOST_LEVELS} levels are taken.`,
    );
  }
  return JSON.parse(text, (_key, value) => (value === null ? undefined : value));
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1));
}
