import type { MessageText } from '../../../messages/message.ts';
import { PageError } from '../../../page/page-error.ts';

/** The promise's value, or a `Timeout` with the given text when it takes longer than `milliseconds`. */
export async function beforeDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  text: MessageText,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageError('Timeout', text)), milliseconds);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
