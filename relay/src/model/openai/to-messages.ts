import type OpenAI from 'openai';
import type { AssistantTurn, ResultTurn, Turn, UserTurn } from '../../history/turn.ts';
import type { NativeNames } from '../../prompt/native-tools.ts';
import { pageRows, renderPageBlock } from '../../prompt/page-block.ts';
import { imageNote, renderResult } from '../../prompt/result-text.ts';
import type { ModelRequest } from '../model.ts';

type Message = OpenAI.ChatCompletionMessageParam;
type Part = OpenAI.ChatCompletionContentPartText | OpenAI.ChatCompletionContentPartImage;
type Draft = { role: 'user'; parts: Part[] } | { role: 'other'; message: Message };

/** Chat Completions want each result right after its call. The page comes last, and once. */
export function toMessages(request: ModelRequest, names: NativeNames, fence: string): Message[] {
  const drafts: Draft[] = [];
  if (request.system !== '') drafts.push(other({ role: 'system', content: request.system }));
  for (const turn of request.turns) for (const draft of toDrafts(turn, names)) add(drafts, draft);
  if (request.page && request.turns.at(-1)?.role !== 'assistant') {
    add(drafts, { role: 'user', parts: [textPart(renderPageBlock(pageRows(request.page), fence))] });
  }
  return drafts.map(toMessage);
}

/** Templates of some models refuse two user messages in a row. */
function add(drafts: Draft[], draft: Draft): void {
  const last = drafts.at(-1);
  if (last?.role === 'user' && draft.role === 'user') last.parts.push(...draft.parts);
  else drafts.push(draft);
}

function toDrafts(turn: Turn, names: NativeNames): Draft[] {
  switch (turn.role) {
    case 'user':
      return [{ role: 'user', parts: [...imageParts(turn), ...textParts(turn)] }];
    case 'assistant':
      return [other(toAnswer(turn, names))];
    case 'result':
      return toResult(turn);
  }
}

function toAnswer({ text, call }: AssistantTurn, names: NativeNames): Message {
  const content = text.trimEnd();
  if (!call) return { role: 'assistant', content };
  const called = { name: names.toNative(call.name), arguments: call.arguments };
  return {
    role: 'assistant',
    content: content === '' ? null : content,
    tool_calls: [{ id: call.id, type: 'function', function: called }],
  };
}

/** A tool's message holds no pictures, so they follow in a user message. */
function toResult(turn: ResultTurn): Draft[] {
  const parts = imageParts(turn);
  const content = renderResult(turn.content, turn.call.others);
  const result = other({ role: 'tool', tool_call_id: turn.call.id, content });
  return parts.length > 0 ? [result, { role: 'user', parts }] : [result];
}

/** A picture may come without text. */
function textParts({ text, images }: UserTurn): Part[] {
  return text === '' && images ? [] : [textPart(text)];
}

function imageParts({ images }: UserTurn | ResultTurn): Part[] {
  const note = imageNote(images);
  if (note !== undefined) return [textPart(note)];
  const items = images?.kind === 'kept' ? images.items : [];
  return items.map(({ mediaType, data }) => ({
    type: 'image_url',
    image_url: { url: `data:${mediaType};base64,${data}` },
  }));
}

/** Some servers can read only strings. */
function toMessage(draft: Draft): Message {
  if (draft.role === 'other') return draft.message;
  const texts = draft.parts.flatMap(part => (part.type === 'text' ? [part.text] : []));
  const isText = texts.length === draft.parts.length;
  return { role: 'user', content: isText ? texts.join('\n\n') : draft.parts };
}

function textPart(text: string): Part {
  return { type: 'text', text };
}

function other(message: Message): Draft {
  return { role: 'other', message };
}
