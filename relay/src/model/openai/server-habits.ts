import OpenAI from 'openai';
import type { HistoryAdditions } from './to-messages.ts';

const OTHER_LENGTH = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'max_tokens' } as const;

/** Keys of a history that some servers demand; others may refuse them. */
const DEMANDED: readonly (keyof HistoryAdditions)[] = ['reasoning_content', 'thought_signature'];

/**
 * What this server takes: parameters that improve an answer but that not every server knows, and keys that only some demand. A
 * refusal that names one decides on all later requests, so that only the first request pays for it.
 */
export class ServerHabits {
  readonly additions: HistoryAdditions = {};
  #refused = new Set<Name>();
  #maxTokens: number | undefined;
  #lengthName: keyof typeof OTHER_LENGTH;

  /** Without `maxTokens` the server decides on the length of an answer. */
  constructor(maxTokens: number | undefined, lengthName: keyof typeof OTHER_LENGTH) {
    this.#maxTokens = maxTokens;
    this.#lengthName = lengthName;
  }

  parameters(hasTools: boolean): Parameters {
    const length = this.#maxTokens !== undefined && { [this.#lengthName]: this.#maxTokens };
    return {
      ...(this.#takes('stream_options') && { stream_options: { include_usage: true } }),
      ...(hasTools && this.#takes('parallel_tool_calls') && { parallel_tool_calls: false }),
      ...(this.#takes(this.#lengthName) && length),
    };
  }

  /** Whether the refusal says what to change in the next request. */
  learnFrom(thrown: unknown, sent: Parameters): boolean {
    if (!(thrown instanceof OpenAI.APIError) || (thrown.status !== 400 && thrown.status !== 422))
      return false;
    const words = `${thrown.message} ${JSON.stringify(thrown.error)}`;
    return this.#leaveOut(words, sent) || this.#add(words);
  }

  #leaveOut(words: string, sent: Parameters): boolean {
    const names: readonly Name[] = ['stream_options', 'parallel_tool_calls', this.#lengthName];
    const refused = names.find(name => sent[name] !== undefined && words.includes(name));
    if (!refused) return false;
    this.#refused.add(refused);
    if (refused === this.#lengthName) this.#lengthName = OTHER_LENGTH[this.#lengthName];
    return true;
  }

  #add(words: string): boolean {
    const demanded = DEMANDED.find(name => !this.additions[name] && words.includes(name));
    if (!demanded || !/missing|required/i.test(words)) return false;
    this.additions[demanded] = true;
    return true;
  }

  #takes(name: Name): boolean {
    return !this.#refused.has(name);
  }
}

type Parameters = Pick<
  OpenAI.ChatCompletionCreateParamsStreaming,
  'stream_options' | 'parallel_tool_calls' | 'max_tokens' | 'max_completion_tokens'
>;

type Name = keyof Parameters;
