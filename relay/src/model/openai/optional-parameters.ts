import OpenAI from 'openai';

type Optional = Pick<
  OpenAI.ChatCompletionCreateParamsStreaming,
  'stream_options' | 'parallel_tool_calls' | 'max_tokens' | 'max_completion_tokens'
>;
type Name = keyof Optional;

type OptionalParameterOptions = {
  /** Tokens of one answer; without it the server decides. */
  maxTokens: number | undefined;
  /** OpenAI's own models take no `max_tokens` any more, other servers know nothing else. */
  lengthName: 'max_tokens' | 'max_completion_tokens';
};

const OTHER_LENGTH = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const;

/**
 * Parameters that make an answer better and that not every server takes. What one refuses by name is left out from then on,
 * so that only the first request pays for it.
 */
export class OptionalParameters {
  #refused = new Set<Name>();
  #maxTokens: number | undefined;
  #lengthName: OptionalParameterOptions['lengthName'];

  constructor({ maxTokens, lengthName }: OptionalParameterOptions) {
    this.#maxTokens = maxTokens;
    this.#lengthName = lengthName;
  }

  for(hasTools: boolean): Optional {
    const length = this.#maxTokens !== undefined && { [this.#lengthName]: this.#maxTokens };
    return {
      ...(this.#takes('stream_options') && { stream_options: { include_usage: true } }),
      ...(hasTools && this.#takes('parallel_tool_calls') && { parallel_tool_calls: false }),
      ...(this.#takes(this.#lengthName) && length),
    };
  }

  /** Whether the server refused one of them that it will now be spared. */
  learnFrom(thrown: unknown, sent: Optional): boolean {
    if (!(thrown instanceof OpenAI.APIError) || (thrown.status !== 400 && thrown.status !== 422))
      return false;
    const words = `${thrown.message} ${JSON.stringify(thrown.error)}`;
    const names: readonly Name[] = ['stream_options', 'parallel_tool_calls', this.#lengthName];
    const refused = names.find(name => sent[name] !== undefined && words.includes(name));
    if (!refused) return false;
    this.#refused.add(refused);
    if (refused === this.#lengthName) this.#lengthName = OTHER_LENGTH[this.#lengthName];
    return true;
  }

  #takes(name: Name): boolean {
    return !this.#refused.has(name);
  }
}
