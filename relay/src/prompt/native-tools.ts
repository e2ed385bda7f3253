import type { BrowserTool } from '@assent/shared';

/** A tool as Anthropic's Messages API takes it. https://docs.anthropic.com/en/docs/agents-and-tools/tool-use */
export type AnthropicTool = {
  name: string;
  description: string;
  input_schema: { type: 'object'; [key: string]: unknown };
};

/** A tool as OpenAI's Chat Completions API takes it. https://platform.openai.com/docs/guides/function-calling */
export type OpenAiTool = {
  type: 'function';
  function: { name: string; description: string; parameters: Record<string, unknown> };
};

/** Both providers allow letters, digits, `_` and `-`; ours may hold a dot. */
export function nativeToolName(name: string): string {
  return name.replaceAll('.', '-');
}

export function toAnthropicTools(tools: readonly BrowserTool[]): AnthropicTool[] {
  return tools.map(({ name, description, parameters }) => ({
    name: nativeToolName(name),
    description,
    input_schema: { ...parameters, type: 'object' },
  }));
}

export function toOpenAiTools(tools: readonly BrowserTool[]): OpenAiTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name: nativeToolName(name), description, parameters: { ...parameters, type: 'object' } },
  }));
}
