import * as z from 'zod/mini';
import { pageElementSchema } from './page.ts';

const RESULT_MESSAGE = /^浏览器工具 (\S+) 执行结果: ?([\s\S]*)$/;

export const errorTypeSchema = z.enum([
  'InvalidArgument',
  'ElementNotFound',
  'StaleElement',
  'ElementChanged',
  'NotInteractable',
  'NavigationError',
  'Timeout',
  'NotPermitted',
  'NeedsUser',
  'Unsupported',
  'Rejected',
  'PageGone',
  'InternalError',
]);
export type ErrorType = z.infer<typeof errorTypeSchema>;

/** A failure: its kind, and what to do next. */
export const failureResultSchema = z.looseObject({
  success: z.literal(false),
  error: z.string(),
  error_type: errorTypeSchema,
});
export type FailureResult = z.infer<typeof failureResultSchema>;

/** The result of one action of a batch. `effect` and the keys after it are additions that older readers ignore. */
export const actionResultSchema = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  error_type: z.optional(errorTypeSchema),
});

export const batchResultSchema = z.looseObject({
  success: z.boolean(),
  results: z.array(actionResultSchema),
  summary: z.string(),
});

export const elementsResultSchema = z.looseObject({
  success: z.literal(true),
  elements: z.array(pageElementSchema),
});

/** Any result of a browser tool. */
export const toolResultSchema = z.union([
  batchResultSchema,
  elementsResultSchema,
  failureResultSchema,
  z.looseObject({ success: z.boolean() }),
]);
export type ToolResult = z.infer<typeof toolResultSchema>;

/** The summary that the contract fixes for a batch. */
export function summarizeBatch(results: readonly { success: boolean }[]): string {
  const succeeded = results.filter(result => result.success).length;
  return `执行了 ${results.length} 个操作，成功 ${succeeded} 个，失败 ${results.length - succeeded} 个`;
}

/** A browser tool's result as it travels in `message`: `浏览器工具 {tool_name} 执行结果: {result as JSON}`. */
export function formatResultMessage(toolName: string, result: unknown): string {
  return `浏览器工具 ${toolName} 执行结果: ${JSON.stringify(result)}`;
}

/**
 * Splits a message that has the form of {@link formatResultMessage}; any other text gives `undefined`. The form alone
 * proves nothing: a person can type it, so the relay believes it only when a call of that name is open.
 */
export function readResultMessage(message: string): { toolName: string; result: string } | undefined {
  const match = RESULT_MESSAGE.exec(message);
  const [, toolName, result] = match ?? [];
  return toolName === undefined || result === undefined ? undefined : { toolName, result };
}
