import { PageError } from '../../page/page-error.ts';

/** The promise's value, or a `Timeout` with the given message when it takes longer than `milliseconds`. */
export async function beforeDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  message: string,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageError('Timeout', message)), milliseconds);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
