import { callingInText } from './calling-in-text.ts';
import type { Model } from './model.ts';
import { type Prices, pricing } from './pricing.ts';
import { type RetryOptions, retrying } from './retrying.ts';
import { withinBudget } from './within-budget.ts';
import { withoutImages } from './without-images.ts';

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
  prices?: Prices | undefined;
};

/** Tokens for an answer where nobody said how many it may have. */
const ANSWER_TOKENS = 8192;
const ANSWER_PART = 0.25;

/** What is the same for every provider, from the connection outwards. */
export function serveModel(provider: Model, options: ServingOptions & { contextTokens: number }): Model {
  const { contextTokens, images = false, prices } = options;
  const maxTokens = options.maxTokens ?? Math.min(ANSWER_TOKENS, contextTokens * ANSWER_PART);
  let model = retrying({ ...provider, images, contextTokens }, options.retry);
  if (options.tools === 'prompt') model = callingInText(model);
  model = withinBudget(model, { contextTokens, maxTokens });
  if (!images) model = withoutImages(model);
  return prices ? pricing(model, prices) : model;
}
