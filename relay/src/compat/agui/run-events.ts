import { randomUUID } from 'node:crypto';
import {
  type Event,
  EventType,
  PROTOCOL_VERSION,
  type RunFinishedOutcome,
  type TokenUsage,
} from '@ag-ui/core';
import type { TurnError, Usage, WireEvent } from '@assent/shared';
import * as z from 'zod';
import { decisionSchema, type RunInput } from './run-input.ts';

type Call = Extract<WireEvent, { tool_call: unknown }>['tool_call'];
type Result = Extract<WireEvent, { tool_result: unknown }>['tool_result'];

/** A call of a tool that is not the client's ends the run with an interrupt. */
export class RunEvents {
  #input: RunInput;
  /** The assistant's message: its text and its call. */
  #messageId = randomUUID();
  #isSpeaking = false;
  #call: Call | undefined;
  #usage: Usage | undefined;
  #error: TurnError | undefined;

  constructor(input: RunInput) {
    this.#input = input;
  }

  *start(): Generator<Event> {
    yield { type: EventType.RUN_STARTED, ...this.#run(), protocolVersion: PROTOCOL_VERSION };
  }

  *take(event: WireEvent): Generator<Event> {
    if ('content' in event) yield* this.#speak(event.content);
    else if ('tool_call' in event) yield* this.#propose(event.tool_call);
    else if ('tool_result' in event) yield* this.#report(event.tool_result);
    else if ('usage' in event) this.#usage = event.usage;
    else if ('error' in event) this.#error = event.error;
  }

  *end(): Generator<Event> {
    yield* this.#fallSilent();
    if (this.#error) {
      const { message, code } = this.#error;
      yield { type: EventType.RUN_ERROR, message, code };
      return;
    }
    const usage = this.#usage && { usage: [toTokenUsage(this.#usage)] };
    yield { type: EventType.RUN_FINISHED, ...this.#run(), outcome: this.#outcome(), ...usage };
  }

  *#speak(delta: string): Generator<Event> {
    if (delta === '') return;
    const messageId = this.#messageId;
    if (!this.#isSpeaking) yield { type: EventType.TEXT_MESSAGE_START, messageId, role: 'assistant' };
    this.#isSpeaking = true;
    yield { type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta };
  }

  *#fallSilent(): Generator<Event> {
    if (this.#isSpeaking) yield { type: EventType.TEXT_MESSAGE_END, messageId: this.#messageId };
    this.#isSpeaking = false;
  }

  *#propose(call: Call): Generator<Event> {
    yield* this.#fallSilent();
    this.#call = call;
    const { tool_id: toolCallId = '', tool_name: toolCallName, arguments: delta } = call;
    const parentMessageId = this.#messageId;
    yield { type: EventType.TOOL_CALL_START, toolCallId, toolCallName, parentMessageId };
    yield { type: EventType.TOOL_CALL_ARGS, toolCallId, delta };
    yield { type: EventType.TOOL_CALL_END, toolCallId };
  }

  *#report({ tool_id: toolCallId, result: content }: Result): Generator<Event> {
    const messageId = randomUUID();
    yield { type: EventType.TOOL_CALL_RESULT, messageId, toolCallId, content, role: 'tool' };
  }

  #outcome(): RunFinishedOutcome {
    if (!this.#call) return { type: 'success' };
    const { tool_id: id = '', tool_name: name } = this.#call;
    const isTheirs = this.#input.tools?.some(tool => tool.name === name);
    return isTheirs
      ? { type: 'success', pendingToolCallIds: [id] }
      : { type: 'interrupt', interrupts: [toInterrupt(id, name)] };
  }

  #run(): { threadId: string; runId: string } {
    return { threadId: this.#input.threadId, runId: this.#input.runId };
  }
}

type Interrupt = Extract<RunFinishedOutcome, { type: 'interrupt' }>['interrupts'][number];

/** The answer is a run with `resume: [{ interruptId, status: "resolved", payload: { approved } }]`. */
function toInterrupt(id: string, name: string): Interrupt {
  return {
    id,
    reason: 'tool_approval',
    message: `Run the tool "${name}"?`,
    toolCallId: id,
    responseSchema: z.toJSONSchema(decisionSchema),
  };
}

/** Anthropic counts cached input beside the input, AG-UI within it. */
function toTokenUsage({ input_tokens, output_tokens, cache_read_input_tokens }: Usage): TokenUsage {
  const inputTokens = input_tokens + cache_read_input_tokens;
  return {
    inputTokens,
    outputTokens: output_tokens,
    totalTokens: inputTokens + output_tokens,
    cachedInputTokens: cache_read_input_tokens,
  };
}
