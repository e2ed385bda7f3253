import type { BrowserTool } from '@assent/shared';
import { type NativeNames, nativeNames } from './native-names.ts';

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

export function toAnthropicTools(
  tools: readonly BrowserTool[],
  names: NativeNames = nativeNames(namesOf(tools)),
): AnthropicTool[] {
  return tools.map(({ name, description, parameters }) => ({
    name: names.toNative(name),
    description,
    input_schema: { ...parameters, type: 'object' },
  }));
}

export function toOpenAiTools(
  tools: readonly BrowserTool[],
  names: NativeNames = nativeNames(namesOf(tools)),
): OpenAiTool[] {
  return tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name: names.toNative(name), description, parameters: withoutDialect(parameters) },
  }));
}

/** Servers that turn a schema into a grammar know none of its dialects, and some refuse the key. */
function withoutDialect({ $schema: _, ...parameters }: BrowserTool['parameters']): Record<string, unknown> {
  return { ...parameters, type: 'object' };
}

function namesOf(tools: readonly BrowserTool[]): string[] {
  return tools.map(tool => tool.name);
}
