import type { TurnError, Usage, WireEvent } from '@assent/shared';

type FinishReason = 'stop' | 'tool_calls';
type Call = Extract<WireEvent, { tool_call: unknown }>['tool_call'];

type CompletionIdentity = { id: string; created: number; model: string };

/** One turn as an OpenAI chat completion, chunk by chunk or whole. */
export class CompletionAnswer {
  error: TurnError | undefined;
  #identity: CompletionIdentity;
  #text = '';
  #call: Call | undefined;
  #usage: Usage | undefined;

  constructor(identity: CompletionIdentity) {
    this.#identity = identity;
  }

  take(event: WireEvent): object[] {
    if ('content' in event) {
      this.#text += event.content;
      return [this.#chunk({ content: event.content })];
    }
    if ('tool_call' in event) {
      this.#call = event.tool_call;
      return [this.#chunk({ tool_calls: [{ index: 0, ...toFunctionCall(event.tool_call) }] })];
    }
    if ('usage' in event) this.#note(event.usage);
    if ('error' in event) this.error = event.error;
    return [];
  }

  /** The first chunk. */
  start(): object {
    return this.#chunk({ role: 'assistant', content: '' });
  }

  /** For an answer that has not failed. */
  end(includeUsage: boolean): object[] {
    const last = this.#chunk({}, this.#finishReason);
    return includeUsage
      ? [last, { ...this.#head('chat.completion.chunk'), choices: [], usage: this.usage() }]
      : [last];
  }

  whole(): object {
    const message = {
      role: 'assistant',
      content: this.#text === '' ? null : this.#text,
      ...(this.#call && { tool_calls: [toFunctionCall(this.#call)] }),
    };
    return {
      ...this.#head('chat.completion'),
      choices: [{ index: 0, message, logprobs: null, finish_reason: this.#finishReason }],
      usage: this.usage(),
    };
  }

  /** Anthropic counts cached input beside the input, OpenAI within it. */
  usage(): object {
    const { input_tokens = 0, output_tokens = 0, cache_read_input_tokens = 0 } = this.#usage ?? {};
    const prompt = input_tokens + cache_read_input_tokens;
    return {
      prompt_tokens: prompt,
      completion_tokens: output_tokens,
      total_tokens: prompt + output_tokens,
      prompt_tokens_details: { cached_tokens: cache_read_input_tokens },
    };
  }

  /** The final usage names the fallback that answered; the chunks after it carry that name. */
  #note(usage: Usage): void {
    this.#usage = usage;
    if (usage.model !== undefined) this.#identity = { ...this.#identity, model: usage.model };
  }

  get #finishReason(): FinishReason {
    return this.#call ? 'tool_calls' : 'stop';
  }

  #chunk(delta: object, finishReason: FinishReason | null = null): object {
    return {
      ...this.#head('chat.completion.chunk'),
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
    };
  }

  #head(object: 'chat.completion' | 'chat.completion.chunk'): object {
    return { ...this.#identity, object };
  }
}

function toFunctionCall(call: Call): object {
  return {
    id: call.tool_id,
    type: 'function',
    function: { name: call.tool_name, arguments: call.arguments },
  };
}
