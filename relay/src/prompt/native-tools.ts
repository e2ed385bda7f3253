import type { BrowserTool } from '@assent/shared';
import type { Turn } from '../history/turn.ts';

/** https://docs.anthropic.com/en/docs/agents-and-tools/tool-use */
type AnthropicTool = {
  name: string;
  description: string;
  input_schema: { type: 'object'; [key: string]: unknown };
};

/** https://platform.openai.com/docs/guides/function-calling */
type OpenAiTool = {
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

/** Servers that turn a schema into a grammar ignore its dialect, and some refuse the key. */
function withoutDialect({ $schema: _, ...parameters }: BrowserTool['parameters']): Record<string, unknown> {
  return { ...parameters, type: 'object' };
}

function namesOf(tools: readonly BrowserTool[]): string[] {
  return tools.map(tool => tool.name);
}

/** The provider's names of our tools, one to one. */
export type NativeNames = { toNative(name: string): string; toOurs(native: string): string };

const MAX_LENGTH = 64;

/** `-` and the digits of a number. */
const MAX_ENDING = 7;

const FOREIGN = /[^A-Za-z0-9_-]/g;

/**
 * Both providers allow letters, digits, `_` and `-`; our dots become `-`. Valid names stay as they are, wherever they stand; of
 * names that become equal, the later ones are numbered.
 */
export function nativeNames(names: readonly string[]): NativeNames {
  const native = new Map(names.filter(isNative).map(name => [name, name]));
  const taken = new Set(native.keys());
  const next = new Map<string, number>();
  for (const name of names) {
    if (native.has(name)) continue;
    const free = freeName(name.replace(FOREIGN, '-'), taken, next);
    native.set(name, free);
    taken.add(free);
  }
  const ours = new Map([...native].map(([name, free]) => [free, name]));
  return {
    toNative: name => native.get(name) ?? name.replace(FOREIGN, '-'),
    toOurs: given => ours.get(given) ?? given,
  };
}

function isNative(name: string): boolean {
  return name !== '' && name.length <= MAX_LENGTH && name.search(FOREIGN) === -1;
}

/** `next` holds the next number for each stem. */
function freeName(wanted: string, taken: ReadonlySet<string>, next: Map<string, number>): string {
  const stem = wanted.slice(0, MAX_LENGTH - MAX_ENDING);
  for (let number = next.get(stem) ?? 1; ; number += 1) {
    const ending = number === 1 ? '' : `-${number}`;
    const candidate = `${wanted.slice(0, MAX_LENGTH - ending.length)}${ending}`;
    if (taken.has(candidate)) continue;
    if (number > 1) next.set(stem, number + 1);
    return candidate;
  }
}

/** Tools first: their names should stay the same while the conversation grows. */
export function namesIn({
  tools,
  turns,
}: {
  tools: readonly BrowserTool[];
  turns: readonly Turn[];
}): NativeNames {
  const called = turns.flatMap(turn => (turn.role === 'assistant' && turn.call ? [turn.call.name] : []));
  return nativeNames([...tools.map(tool => tool.name), ...called]);
}
