import type { Language } from '@assent/shared';
import { type MessageText, message } from '../../../messages/message.ts';
import { NoAnswer } from '../../../messaging/failures.ts';
import { PageError } from '../../../page/page-error.ts';
import type { PageAccess } from './page-access.ts';
import type { Clock, Ports } from './ports.ts';

const ATTEMPTS = 4;
const PAUSE_MILLISECONDS = 250;
/** For all attempts together. */
const BUDGET_MILLISECONDS = 30_000;

/** {@link askAgain} for a question to the page. */
export function askPage<Answer>(
  { page, clock, settings }: Pick<Ports, 'page' | 'clock' | 'settings'>,
  ask: (page: PageAccess, language: Language) => Promise<Answer>,
): Promise<Answer> {
  const { language } = settings();
  return askAgain(() => ask(page, language), clock, message('page.silent'));
}

/**
 * Asks until there is an answer: Chrome may kill the worker during a message, and restarts it with the next one. Only for
 * questions that may be repeated: runs carry a key, which the page runs at most once. `ask` gets the remaining time, so that
 * the other side answers before the deadline. Throws a PageError when the other side answered with one, or without an answer
 * in time.
 */
export async function askAgain<Answer>(
  ask: (budget: number) => Promise<Answer>,
  clock: Clock,
  unanswered: MessageText,
): Promise<Answer> {
  const deadline = clock.now() + BUDGET_MILLISECONDS;
  const late = new Promise<never>((_, reject) => {
    clock.after(BUDGET_MILLISECONDS, () => reject(new PageError('Timeout', unanswered)));
  });
  return Promise.race([askUpTo(ATTEMPTS, () => ask(deadline - clock.now()), clock, unanswered), late]);
}

async function askUpTo<Answer>(
  attempts: number,
  ask: () => Promise<Answer>,
  clock: Clock,
  unanswered: MessageText,
): Promise<Answer> {
  try {
    return await ask();
  } catch (thrown) {
    if (!(thrown instanceof NoAnswer)) throw thrown;
    if (attempts === 1) throw new PageError('Timeout', unanswered, { cause: thrown });
    await new Promise<void>(resolve => clock.after(PAUSE_MILLISECONDS, resolve));
    return askUpTo(attempts - 1, ask, clock, unanswered);
  }
}
