import { type Told, UserFacingError } from '../../../page/user-facing-error.ts';

/** The promise's value, or a `Timeout` with the given words when it takes longer than `milliseconds`. */
export async function beforeDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  words: string | Told,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const told = typeof words === 'string' ? { message: words } : words;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UserFacingError('Timeout', told)), milliseconds);
  });
  return Promise.race([promise, deadline]).finally(() => clearTimeout(timer));
}
