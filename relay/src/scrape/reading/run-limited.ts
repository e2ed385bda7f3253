import { Script } from 'node:vm';
import * as z from 'zod';

const timeoutSchema = z.object({ code: z.literal('ERR_SCRIPT_EXECUTION_TIMEOUT') });

const script = new Script('work()');

/**
 * Whether the work ended within so many milliseconds by the clock. It is stopped after them, even within a regular expression.
 * It blocks this thread until then. What the work throws is thrown.
 */
export function runLimited(milliseconds: number, work: () => void): boolean {
  try {
    // The context is no shield: it is only how Node.js limits time.
    script.runInNewContext({ work }, { timeout: milliseconds });
    return true;
  } catch (thrown) {
    if (timeoutSchema.safeParse(thrown).success) return false;
    throw thrown;
  }
}
