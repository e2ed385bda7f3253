import { type MessageText, message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';

/** Another document has replaced the one that was asked, or is about to. */
export function pageReplaced(cause?: unknown): PageError {
  return new PageError('PageGone', message('page.replaced'), { cause });
}

export function tabClosed(cause?: unknown): PageError {
  return new PageError('PageGone', message('tab.closed'), { cause });
}

/** The value of a promise; undefined when it fails in a way that `isExpected`. */
export async function unless<Value>(
  isExpected: (thrown: unknown) => boolean,
  promise: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await promise;
  } catch (thrown) {
    if (isExpected(thrown)) return undefined;
    throw thrown;
  }
}

/** We may not look at a document, or it does not answer. */
export function isUnseen(thrown: unknown): boolean {
  return thrown instanceof PageError || thrown instanceof NoAnswer;
}

/** The value of a promise, or a `Timeout` with the given text after `milliseconds`. */
export async function beforeDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  text: MessageText = message('page.noResponse'),
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageError('Timeout', text)), milliseconds);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
