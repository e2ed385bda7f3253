import type { Language } from '@assent/shared';
import * as z from 'zod/mini';

/** After so many seconds code that was begun counts as endless. */
export const MOST_CODE_SECONDS = 10;

/** What a value of the code's is when it is told: as JSON has it, within limits, and what JSON has not in words. */
const reportedValueSchema = z.json();
export type ReportedValue = z.infer<typeof reportedValueSchema>;

/** How code ended. */
export const codeEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('returned'), value: reportedValueSchema }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('threw'), name: z.string(), message: z.string(), line: z.optional(z.int()) }),
]);
export type CodeEnd = z.infer<typeof codeEndSchema>;

/**
 * What came of code. `left`: the page it ran in went away before it ended. `withheld`: it ended, and a secret stood in the
 * page by then, so that nobody may see what it returned.
 */
export type CodeResult = CodeEnd | { kind: 'left' } | { kind: 'withheld' };

/** Code of the model's in a page, as the browser runs it. */
export interface BrowserCode {
  /** Throws `Unsupported`, with the steps to switch it on, unless the person has switched it on here and in the browser. */
  assertAllowed(): Promise<void>;
  /**
   * Throws `InvalidArgument` for what is not the body of a function, and `NeedsUser` while a secret stands in the page.
   * Nothing of the code runs.
   */
  check(page: CodePage, code: string): Promise<void>;
  /** Runs the code in this very document, and throws `PageGone` when it is another. `Timeout` when it does not end. */
  run(page: CodePage, code: string): Promise<CodeResult>;
}

export interface CodePage {
  tabId: number;
  documentId: string;
  language: Language;
}
