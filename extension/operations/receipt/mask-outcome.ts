import type { Outcome } from '../outcome.ts';

/** The same outcome without the secrets that a page may quote anywhere: in a label, its address, what it opened. */
export function maskOutcome(outcome: Outcome, mask: (text: string) => string): Outcome {
  const { value, url, page_message, opened } = outcome;
  return {
    ...outcome,
    message: mask(outcome.message),
    ...(value === undefined ? {} : { value: mask(value) }),
    ...(url === undefined ? {} : { url: mask(url) }),
    ...(page_message === undefined ? {} : { page_message: mask(page_message) }),
    ...(opened === undefined ? {} : { opened: maskOpened(opened, mask) }),
  };
}

function maskOpened(
  opened: NonNullable<Outcome['opened']>,
  mask: (text: string) => string,
): Outcome['opened'] {
  return {
    ...opened,
    ...(opened.name === undefined ? {} : { name: mask(opened.name) }),
    ...(opened.url === undefined ? {} : { url: mask(opened.url) }),
  };
}
