import * as z from 'zod/mini';

export const MAX_CODE_SECONDS = 10;

/** A returned value as bounded JSON, with words for what JSON lacks. */
const reportedValueSchema = z.json();
export type ReportedValue = z.infer<typeof reportedValueSchema>;

export const codeEndSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('returned'), value: reportedValueSchema }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('threw'), name: z.string(), message: z.string(), line: z.optional(z.int()) }),
]);
export type CodeEnd = z.infer<typeof codeEndSchema>;

/**
 * `left`: the page went away before the code ended. `withheld`: a secret was in the page by then, so nobody may see the
 * value.
 */
export type CodeResult = CodeEnd | { kind: 'left' } | { kind: 'withheld' };

/** The model's code, run in a page by the browser. */
export interface BrowserCode {
  /** Throws `Unsupported`, with the steps to allow it, unless the user allowed it here and in the browser. */
  assertAllowed(): Promise<void>;
  /** Throws `InvalidArgument` for an invalid function body, and `NeedsUser` while a secret is in the page. Runs nothing. */
  check(page: CodePage, code: string): Promise<void>;
  /** Runs the code in this document. Throws `PageGone` for another document, `Timeout` for endless code. */
  run(page: CodePage, code: string): Promise<CodeResult>;
}

export interface CodePage {
  tabId: number;
  documentId: string;
}
