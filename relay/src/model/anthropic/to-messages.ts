import type Anthropic from '@anthropic-ai/sdk';
import { parseJson } from '../../history/result-content.ts';
import type { AssistantTurn, ReasoningBlock, Turn } from '../../history/turn.ts';
import type { NativeNames } from '../../prompt/native-names.ts';
import { renderPageBlock } from '../../prompt/page-block.ts';
import { pageRows } from '../../prompt/page-rows.ts';
import { renderResult } from '../../prompt/result-text.ts';
import type { ModelRequest } from '../model.ts';

type Message = { role: 'user' | 'assistant'; content: Anthropic.ContentBlockParam[] };

/** The conversation as the Messages API takes it: roles alternate, results come first, the page last and once. */
export function toMessages(
  request: ModelRequest,
  names: NativeNames,
  fence: string,
): Anthropic.MessageParam[] {
  const messages: Message[] = [];
  for (const turn of request.turns) {
    const role = turn.role === 'assistant' ? 'assistant' : 'user';
    const last = messages.at(-1);
    const content = toBlocks(turn, request.model, names);
    if (last?.role === role) last.content.push(...content);
    else messages.push({ role, content });
  }
  const newest = messages.at(-1);
  if (request.page && newest?.role === 'user') {
    newest.content.push({ type: 'text', text: renderPageBlock(pageRows(request.page), fence) });
  }
  return messages;
}

function toBlocks(turn: Turn, model: string, names: NativeNames): Anthropic.ContentBlockParam[] {
  switch (turn.role) {
    case 'user':
      return [{ type: 'text', text: turn.text }];
    case 'assistant':
      return toAnswerBlocks(turn, model, names);
    case 'result':
      return [
        {
          type: 'tool_result',
          tool_use_id: turn.call.id,
          content: renderResult(turn.content),
          ...(turn.failed && { is_error: true }),
        },
      ];
  }
}

function toAnswerBlocks(
  { text, call, reasoning }: AssistantTurn,
  model: string,
  names: NativeNames,
): Anthropic.ContentBlockParam[] {
  const blocks: Anthropic.ContentBlockParam[] =
    reasoning?.model === model ? reasoning.blocks.map(toReasoningBlock) : [];
  if (text.trim() !== '') blocks.push({ type: 'text', text: text.trimEnd() });
  if (call) {
    blocks.push({
      type: 'tool_use',
      id: call.id,
      name: names.toNative(call.name),
      input: parseJson(call.arguments) ?? {},
    });
  }
  return blocks;
}

function toReasoningBlock(block: ReasoningBlock): Anthropic.ContentBlockParam {
  return block.kind === 'thinking'
    ? { type: 'thinking', thinking: block.text, signature: block.signature }
    : { type: 'redacted_thinking', data: block.data };
}
