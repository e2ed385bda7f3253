import type { ScriptedReply } from './scripted-reply.ts';
import { type Pause, piecesOf } from './write-answer.ts';

/** An event to write, or a pause between events. */
export type StreamStep = { kind: 'event'; event: Record<string, unknown> & { type: string } } | Pause;

type StreamedReply = Exclude<ScriptedReply, { kind: 'status' }>;

/** A reply as the events of https://docs.anthropic.com/en/api/messages-streaming. */
export function* streamSteps(reply: StreamedReply, model: string): Generator<StreamStep> {
  yield event({ type: 'message_start', message: startOf(model, inputUsage(reply)) });
  yield event({ type: 'ping' });
  switch (reply.kind) {
    case 'answer':
      yield* answerSteps(reply);
      return;
    case 'half-call':
      yield* callSteps(0, reply.name, JSON.stringify(reply.input).slice(0, reply.characters));
      if (reply.ending === 'cut') yield { kind: 'cut' };
      else yield* endSteps('max_tokens', {});
      return;
    case 'stream-error':
      yield* textSteps(0, reply.text);
      yield event({ type: 'error', error: { type: reply.type, message: reply.message ?? reply.type } });
      return;
    default:
      yield* textSteps(0, reply.text);
      yield { kind: reply.kind };
  }
}

function* answerSteps(reply: Extract<ScriptedReply, { kind: 'answer' }>): Generator<StreamStep> {
  let index = 0;
  if (reply.thinking !== undefined) yield* thinkingSteps(index++, reply.thinking);
  if (reply.text) yield* textSteps(index++, reply.text, reply.hold);
  for (const { name, input } of reply.calls ?? []) yield* callSteps(index++, name, JSON.stringify(input));
  yield* endSteps(reply.stopReason ?? (reply.calls?.length ? 'tool_use' : 'end_turn'), reply.usage ?? {});
}

function* textSteps(index: number, text: string, hold?: Promise<unknown>): Generator<StreamStep> {
  yield startBlock(index, { type: 'text', text: '', citations: null });
  for (const [number, piece] of piecesOf(text, 9).entries()) {
    if (number === 1 && hold) yield { kind: 'hold', until: hold };
    yield delta(index, { type: 'text_delta', text: piece });
  }
  yield event({ type: 'content_block_stop', index });
}

function* thinkingSteps(index: number, thinking: string): Generator<StreamStep> {
  yield startBlock(index, { type: 'thinking', thinking: '', signature: '' });
  yield delta(index, { type: 'thinking_delta', thinking });
  yield delta(index, { type: 'signature_delta', signature: `signed(${thinking.length})` });
  yield event({ type: 'content_block_stop', index });
}

/** Arguments come in pieces that end anywhere, the first of them empty, as from the real API. */
function* callSteps(index: number, name: string, json: string): Generator<StreamStep> {
  const id = `toolu_${crypto.randomUUID().replaceAll('-', '')}`;
  yield startBlock(index, { type: 'tool_use', id, name, input: {}, caller: { type: 'direct' } });
  for (const piece of ['', ...piecesOf(json, 5)])
    yield delta(index, { type: 'input_json_delta', partial_json: piece });
  yield event({ type: 'content_block_stop', index });
}

function* endSteps(stopReason: string, usage: { output_tokens?: number }): Generator<StreamStep> {
  yield event({
    type: 'message_delta',
    delta: { stop_reason: stopReason, stop_sequence: null },
    usage: { output_tokens: usage.output_tokens ?? 20 },
  });
  yield event({ type: 'message_stop' });
}

function inputUsage(reply: StreamedReply): Record<string, number> {
  const usage = reply.kind === 'answer' ? reply.usage : undefined;
  return {
    input_tokens: usage?.input_tokens ?? 100,
    cache_creation_input_tokens: usage?.cache_creation_input_tokens ?? 0,
    cache_read_input_tokens: usage?.cache_read_input_tokens ?? 0,
    output_tokens: 1,
  };
}

function startOf(model: string, usage: Record<string, number>): Record<string, unknown> {
  const id = `msg_${crypto.randomUUID().replaceAll('-', '')}`;
  return {
    id,
    type: 'message',
    role: 'assistant',
    model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
}

function startBlock(index: number, block: Record<string, unknown>): StreamStep {
  return event({ type: 'content_block_start', index, content_block: block });
}

function delta(index: number, given: Record<string, unknown>): StreamStep {
  return event({ type: 'content_block_delta', index, delta: given });
}

function event(given: Record<string, unknown> & { type: string }): StreamStep {
  return { kind: 'event', event: given };
}
