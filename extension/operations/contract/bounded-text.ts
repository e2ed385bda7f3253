import * as z from 'zod/mini';

/**
 * A selector of 1,000 characters has 250 levels at most: of many thousands the browser's own parser runs out of stack, and
 * the process of the tab ends with whatever the person had typed.
 */
export const MOST_OF_NAME = 1_000;

/** More than any address that a site gives out; servers take no longer ones. */
export const MOST_OF_ADDRESS = 8_000;

const MOST_OF_ID = 200;

/** What an element, a tab or a snapshot goes by. */
export const idSchema = boundedText(MOST_OF_ID);

/** What a model looks for in a page: a selector, a visible name, a text. */
export const nameSchema = boundedText(MOST_OF_NAME);

export const addressSchema = boundedText(MOST_OF_ADDRESS);

/** Its bound is no `maxLength`: of that every model would be told with every request. */
function boundedText(most: number): z.ZodMiniString {
  const message = `expected at most ${most.toLocaleString('en')} characters`;
  return z.string().check(z.refine(text => text.length <= most, message));
}
