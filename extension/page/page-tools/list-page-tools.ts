import type { PageTool } from '@assent/shared';
import { cleanText } from '../dom/clean-text.ts';
import { textHider } from '../secrets/typed-secrets.ts';
import { type RegisteredTool, registeredTools } from './model-context.ts';

/** Models choose badly among more, and each is the page's text in every request. */
const MAX_TOOLS = 20;
const MAX_NAME = 128;
const MAX_DESCRIPTION = 500;
const MAX_SCHEMA = 1_500;
/** Characters of all tools together. */
const MAX_CHARACTERS = 12_000;

interface ListedTools {
  tools: PageTool[];
  /** Those that do not fit. */
  more: number;
}

/** The tools of this document, bounded, without invisible characters and secrets. */
export async function listPageTools(): Promise<ListedTools> {
  const { tools, more } = boundTools((await registeredTools()).tools);
  const hidden = textHider()(tools.flatMap(({ description, input_schema }) => [description, input_schema]));
  const masked = tools.map(({ name }, index) => ({
    name,
    description: hidden[index * 2] ?? '',
    input_schema: hidden[index * 2 + 1] ?? '',
  }));
  return { tools: masked, more };
}

export function boundTools(registered: readonly RegisteredTool[]): ListedTools {
  const described = registered.slice(0, MAX_TOOLS).map(describeTool);
  const tools = described.slice(0, fitting(described));
  return { tools, more: registered.length - tools.length };
}

function fitting(tools: readonly PageTool[]): number {
  let characters = 0;
  const first = tools.findIndex(tool => {
    characters += Object.values(tool).join('').length;
    return characters > MAX_CHARACTERS;
  });
  return first === -1 ? tools.length : first;
}

function describeTool({ name, description, inputSchema }: RegisteredTool): PageTool {
  return {
    name: cleanText(name, MAX_NAME),
    description: cleanText(description, MAX_DESCRIPTION),
    input_schema: cleanText(JSON.stringify(inputSchema ?? {}), MAX_SCHEMA),
  };
}
