/**
 * Thrown when nobody answered. `unreached`: there was nobody to take the message, so nothing was done. `interrupted`:
 * it was taken and the other side went away before it answered; whether the work was done, only the caller can find out.
 */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly reason: 'unreached' | 'interrupted';

  constructor(reason: 'unreached' | 'interrupted', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Chromium tells the two cases apart only by these sentences (measured in 156). */
const UNREACHED = /receiving end does not exist|no tab with id|no document with id/i;

/** Throws {@link NoAnswer} when what was sent did not come back. */
export async function reaching<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new NoAnswer(UNREACHED.test(said) ? 'unreached' : 'interrupted', said, { cause });
  }
}
