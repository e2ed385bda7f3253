import { HttpError } from '../../errors/http-error.ts';

/** Milliseconds for a command that names none. */
export const COMMAND_MILLISECONDS = 25_000;

/** The value of a promise, or an HTTP error when it takes longer. What is under way may still come to an end. */
export async function beforeDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
  late: () => void = () => undefined,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late();
      reject(deadlineExceeded());
    }, milliseconds);
  });
  // Nobody waits for it any more.
  promise.catch(() => undefined);
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

export function deadlineExceeded(): HttpError {
  return new HttpError(
    504,
    'deadline_exceeded',
    'The command did not end in time; what it did is not known. The session may be busy with it for half a minute more. Then take a snapshot before you go on.',
  );
}
