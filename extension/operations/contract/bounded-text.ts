import * as z from 'zod/mini';

/** At most 250 selector levels: many thousands overflow the stack of the browser's own parser and end the tab's process. */
export const MAX_NAME = 1_000;

/** Longer than any real address; servers refuse longer ones. */
export const MAX_ADDRESS = 8_000;

const MAX_ID = 200;

/** The id of an element, a tab or a snapshot. */
export const idSchema = boundedText(MAX_ID);

/** A selector, a visible name or a text. */
export const nameSchema = boundedText(MAX_NAME);

export const addressSchema = boundedText(MAX_ADDRESS);

/** No `maxLength`: it would stand in the JSON Schema of every request. */
function boundedText(most: number): z.ZodMiniString {
  const message = `expected at most ${most.toLocaleString('en')} characters`;
  return z.string().check(z.refine(text => text.length <= most, message));
}
