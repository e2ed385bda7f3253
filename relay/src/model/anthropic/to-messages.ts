import type Anthropic from '@anthropic-ai/sdk';
import type { AssistantTurn, ReasoningBlock, ResultTurn, Turn, UserTurn } from '../../history/turn.ts';
import { parseJson } from '../../json/parse-json.ts';
import type { NativeNames } from '../../prompt/native-tools.ts';
import { pageRows, renderPageBlock } from '../../prompt/page-block.ts';
import { imageNote, renderResult } from '../../prompt/result-text.ts';
import type { ModelRequest } from '../model.ts';

type UserBlock = Anthropic.TextBlockParam | Anthropic.ToolResultBlockParam | Anthropic.ImageBlockParam;
type Message =
  | { role: 'user'; content: UserBlock[] }
  | { role: 'assistant'; content: Anthropic.ContentBlockParam[] };

/** The Messages API wants alternating roles and results first. The page comes last, and once. */
export function toMessages(
  request: ModelRequest,
  names: NativeNames,
  fence: string,
): Anthropic.MessageParam[] {
  const messages: Message[] = [];
  for (const turn of request.turns) add(messages, toMessage(turn, request.model, names));
  const newest = messages.at(-1);
  if (newest?.role !== 'user') return messages;
  newest.content = endCachedPart(newest.content);
  if (request.page) {
    newest.content.push({ type: 'text', text: renderPageBlock(pageRows(request.page), fence) });
  }
  return messages;
}

/** The next request shares this prefix; the page after it will be gone by then. */
function endCachedPart(blocks: readonly UserBlock[]): UserBlock[] {
  return blocks.map((block, index) =>
    index === blocks.length - 1 ? { ...block, cache_control: { type: 'ephemeral' } } : block,
  );
}

function add(messages: Message[], message: Message): void {
  const last = messages.at(-1);
  if (last?.role === 'user' && message.role === 'user') last.content.push(...message.content);
  else if (last?.role === 'assistant' && message.role === 'assistant') last.content.push(...message.content);
  else messages.push(message);
}

function toMessage(turn: Turn, model: string, names: NativeNames): Message {
  switch (turn.role) {
    case 'user':
      return { role: 'user', content: [...imageBlocks(turn), ...textBlocks(turn)] };
    case 'assistant':
      return { role: 'assistant', content: toAnswerBlocks(turn, model, names) };
    case 'result':
      return { role: 'user', content: [toResultBlock(turn), ...imageBlocks(turn)] };
  }
}

/** A picture may come without text, and the API refuses empty blocks. */
function textBlocks({ text, images }: UserTurn): UserBlock[] {
  return text === '' && images ? [] : [{ type: 'text', text }];
}

function toResultBlock({ call, content, failed }: ResultTurn): UserBlock {
  return {
    type: 'tool_result',
    tool_use_id: call.id,
    content: renderResult(content, call.others),
    ...(failed && { is_error: true }),
  };
}

function imageBlocks({ images }: UserTurn | ResultTurn): UserBlock[] {
  const note = imageNote(images);
  if (note !== undefined) return [{ type: 'text', text: note }];
  const items = images?.kind === 'kept' ? images.items : [];
  return items.map(({ mediaType, data }) => ({
    type: 'image',
    source: { type: 'base64', media_type: mediaType, data },
  }));
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
