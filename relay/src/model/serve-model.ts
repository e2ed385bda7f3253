import { callingInText } from './calling-in-text.ts';
import type { Model } from './model.ts';
import { type RetryOptions, retrying } from './retrying.ts';

export type ServingOptions = {
  retry?: RetryOptions | undefined;
  /** How the model learns of its tools and calls them: in the provider's own fields, or in the text of the prompt. */
  tools?: 'native' | 'prompt' | undefined;
  /** Whether it takes pictures. */
  images?: boolean | undefined;
  /** Tokens that it can read and write in all. */
  contextTokens?: number | undefined;
  /** Tokens of one answer, thinking included. */
  maxTokens?: number | undefined;
};

/** What is the same for every provider. */
export function serveModel(provider: Model, options: ServingOptions): Model {
  const model = retrying(provider, options.retry);
  return options.tools === 'prompt' ? callingInText(model) : model;
}
