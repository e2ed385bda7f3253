import { createHash } from 'node:crypto';
import type OpenAI from 'openai';
import type { AssistantTurn, ResultTurn, Turn, UserTurn } from '../../history/turn.ts';
import type { NativeNames } from '../../prompt/native-tools.ts';
import { pageRows, renderPageBlock } from '../../prompt/page-block.ts';
import { imageNote, renderResult } from '../../prompt/result-text.ts';
import type { ModelRequest } from '../model.ts';

type Message = OpenAI.ChatCompletionMessageParam;
type Part = OpenAI.ChatCompletionContentPartText | OpenAI.ChatCompletionContentPartImage;
type Draft =
  | { role: 'user'; parts: Part[] }
  | (OpenAI.ChatCompletionToolMessageParam & { content: string })
  | { role: 'other'; message: Message };

/** Between a result and a message of the user, where an answer is missing: Mistral demands one there. */
const NO_ANSWER = 'Noted.';

/** Keys that a server demands in the history. */
export type HistoryAdditions = {
  /** DeepSeek wants its reasoning back with each call; we keep none, and it takes an empty one. */
  reasoning_content?: true;
  /** Gemini signs its calls; this value stands for a call without a signature: https://ai.google.dev/gemini-api/docs/thought-signatures */
  thought_signature?: true;
};

type Writing = { names: NativeNames; fence: string; additions?: HistoryAdditions };

/**
 * Chat Completions want each result right after its call. The page comes last, and once: at the end of the newest message,
 * also of a result, because Mistral refuses a user's message right after a result.
 */
export function toMessages(request: ModelRequest, { names, fence, additions = {} }: Writing): Message[] {
  const drafts: Draft[] = [];
  if (request.system !== '') drafts.push(other({ role: 'system', content: request.system }));
  for (const turn of request.turns) for (const draft of toDrafts(turn, names, additions)) add(drafts, draft);
  if (request.page) addPage(drafts.at(-1), renderPageBlock(pageRows(request.page), fence));
  return drafts.map(toMessage);
}

function addPage(newest: Draft | undefined, block: string): void {
  if (newest?.role === 'user') newest.parts.push(textPart(block));
  if (newest?.role === 'tool') newest.content = `${newest.content}\n\n${block}`;
}

/** Templates of some models refuse two user messages in a row. */
function add(drafts: Draft[], draft: Draft): void {
  const last = drafts.at(-1);
  if (last?.role === 'user' && draft.role === 'user') last.parts.push(...draft.parts);
  else {
    if (last?.role === 'tool' && draft.role === 'user')
      drafts.push(other({ role: 'assistant', content: NO_ANSWER }));
    drafts.push(draft);
  }
}

function toDrafts(turn: Turn, names: NativeNames, additions: HistoryAdditions): Draft[] {
  switch (turn.role) {
    case 'user':
      return [{ role: 'user', parts: [...imageParts(turn), ...textParts(turn)] }];
    case 'assistant':
      return [other(toAnswer(turn, names, additions))];
    case 'result':
      return toResult(turn);
  }
}

function toAnswer({ text, call }: AssistantTurn, names: NativeNames, additions: HistoryAdditions): Message {
  const content = text.trimEnd();
  const reasoning = additions.reasoning_content && { reasoning_content: '' };
  if (!call) return { role: 'assistant', content, ...reasoning };
  const called = { name: names.toNative(call.name), arguments: call.arguments };
  return {
    role: 'assistant',
    content: content === '' ? null : content,
    tool_calls: [
      {
        id: shortId(call.id),
        type: 'function',
        function: called,
        ...(additions.thought_signature && UNSIGNED),
      },
    ],
    ...reasoning,
  };
}

const UNSIGNED = { extra_content: { google: { thought_signature: 'skip_thought_signature_validator' } } };

/** Mistral takes only nine letters and digits. */
function shortId(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 9);
}

/** A tool's message holds no pictures, so they follow in a user message. */
function toResult(turn: ResultTurn): Draft[] {
  const parts = imageParts(turn);
  const content = renderResult(turn.content, turn.call.others);
  const result: Draft = { role: 'tool', tool_call_id: shortId(turn.call.id), content };
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
  if (draft.role === 'tool') return draft;
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
