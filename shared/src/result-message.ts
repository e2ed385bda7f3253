/** A browser tool's result as it travels in `message`: `浏览器工具 {tool_name} 执行结果: {result as JSON}`. */
export function formatResultMessage(toolName: string, result: unknown): string {
  return `浏览器工具 ${toolName} 执行结果: ${JSON.stringify(result)}`;
}

const RESULT_MESSAGE = /^浏览器工具 (\S+) 执行结果: ?([\s\S]*)$/;

/**
 * Splits a message that has the form of {@link formatResultMessage}; any other text gives `undefined`. The form alone
 * proves nothing: a person can type it, so the relay believes it only when a call of that name is open.
 */
export function readResultMessage(message: string): { toolName: string; result: string } | undefined {
  const match = RESULT_MESSAGE.exec(message);
  const [, toolName, result] = match ?? [];
  return toolName === undefined || result === undefined ? undefined : { toolName, result };
}
