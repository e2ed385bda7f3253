import type { ScriptedReply } from './scripted-reply.ts';
import { type Pause, piecesOf } from './write-answer.ts';

/** `chunks` imitates servers that differ from the original. */
export type CompletionReply =
  | ScriptedReply
  /** Not even a status. */
  | { kind: 'silence' }
  | { kind: 'chunks'; chunks: readonly Record<string, unknown>[]; done?: boolean };

type StreamedReply = Exclude<CompletionReply, { kind: 'status' | 'silence' }>;
export type ChunkStep = { kind: 'chunk'; chunk: Record<string, unknown> } | Pause;

/** A reply as the chunks of https://platform.openai.com/docs/api-reference/chat-streaming. */
export function* chunkSteps(
  reply: StreamedReply,
  model: string,
  includeUsage: boolean,
): Generator<ChunkStep> {
  const id = `chatcmpl-${crypto.randomUUID()}`;
  const chunkOf = (given: Record<string, unknown>): ChunkStep => ({
    kind: 'chunk',
    chunk: { id, object: 'chat.completion.chunk', created: 1_790_000_000, model, usage: null, ...given },
  });
  const choice = (delta: Record<string, unknown>, reason: string | null = null): ChunkStep =>
    chunkOf({ choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }] });

  if (reply.kind === 'chunks') {
    for (const chunk of reply.chunks) yield chunkOf(chunk);
    if (reply.done === false) yield { kind: 'cut' };
    return;
  }
  yield choice({ role: 'assistant', content: '', refusal: null });
  switch (reply.kind) {
    case 'answer': {
      if (reply.thinking) yield choice({ reasoning_content: reply.thinking });
      for (const [number, piece] of piecesOf(reply.text ?? '', 9).entries()) {
        if (number === 1 && reply.hold) yield { kind: 'hold', until: reply.hold };
        yield choice({ content: piece });
      }
      for (const [index, { name, input }] of (reply.calls ?? []).entries())
        for (const delta of callDeltas(index, name, JSON.stringify(input))) yield choice(delta);
      yield choice({}, reply.stopReason ?? (reply.calls?.length ? 'tool_calls' : 'stop'));
      if (includeUsage) yield chunkOf({ choices: [], usage: toUsage(reply.usage ?? {}) });
      return;
    }
    case 'half-call':
      for (const delta of callDeltas(0, reply.name, JSON.stringify(reply.input).slice(0, reply.characters)))
        yield choice(delta);
      yield reply.ending === 'cut' ? { kind: 'cut' } : choice({}, 'length');
      return;
    case 'stream-error':
      yield choice({ content: reply.text });
      yield {
        kind: 'chunk',
        chunk: { error: { message: reply.message ?? reply.type, type: reply.type, code: null } },
      };
      return;
    default:
      yield choice({ content: reply.text });
      yield { kind: reply.kind };
  }
}

/** The name and the id come whole and once; the arguments in pieces that end anywhere. */
function* callDeltas(index: number, name: string, json: string): Generator<Record<string, unknown>> {
  const id = `call_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`;
  yield { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] };
  for (const piece of piecesOf(json, 5)) yield { tool_calls: [{ index, function: { arguments: piece } }] };
}

type Usage = NonNullable<Extract<ScriptedReply, { kind: 'answer' }>['usage']>;

function toUsage(usage: Usage): Record<string, unknown> {
  const cached = usage.cache_read_input_tokens ?? 0;
  const prompt = (usage.input_tokens ?? 100) + cached;
  const completion = usage.output_tokens ?? 20;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: cached },
  };
}
