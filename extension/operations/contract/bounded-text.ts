import * as z from 'zod/mini';

/** At most 250 selector levels: many thousands overflow the stack of the browser's own parser and end the tab's process. */
export const MOST_OF_NAME = 1_000;

/** Longer than any real address; servers refuse longer ones. */
export const MOST_OF_ADDRESS = 8_000;

const MOST_OF_ID = 200;

/** The id of an element, a tab or a snapshot. */
export const idSchema = boundedText(MOST_OF_ID);

/** A selector, a visible name or a text. */
export const nameSchema = boundedText(MOST_OF_NAME);

export const addressSchema = boundedText(MOST_OF_ADDRESS);

/** No `maxLength`: it would stand in the JSON Schema of every request. */
function boundedText(most: number): z.ZodMiniString {
  const message = `expected at most ${most.toLocaleString('en')} characters`;
  return z.string().check(z.refine(text => text.length <= most, message));
}
