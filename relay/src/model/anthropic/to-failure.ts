import Anthropic from '@anthropic-ai/sdk';
import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';
import { ModelFailure, type ModelFailureCode, type ProviderVariables } from '../model-failure.ts';
import { failureOfStatus, refineRefusal } from '../upstream/failure-of-status.ts';
import { readRetryAfter } from '../upstream/read-retry-after.ts';

/** By the error's type where the provider says one, also in mid-stream, where there is no status. */
const BY_TYPE: Readonly<Record<string, ModelFailureCode>> = {
  authentication_error: 'model_key_invalid',
  billing_error: 'model_not_allowed',
  permission_error: 'model_not_allowed',
  not_found_error: 'model_unknown',
  rate_limit_error: 'model_rate_limited',
  overloaded_error: 'model_overloaded',
  request_too_large: 'context_too_long',
  invalid_request_error: 'model_request_refused',
  timeout_error: 'model_failed',
  api_error: 'model_failed',
};

export type FailureContext = {
  /** The answer had begun, so that a lost connection is a broken answer and not an unreachable provider. */
  started: boolean;
  variables: ProviderVariables;
};

/** What was thrown as a failure that says what a person can do. The provider's own words stay in `cause`. */
export function toFailure(thrown: unknown, { started, variables }: FailureContext): unknown {
  if (thrown instanceof ModelFailure) return thrown;
  const options = { cause: thrown, isEarly: !started, variables };
  if (thrown instanceof Anthropic.APIConnectionError) {
    return new ModelFailure(started ? 'answer_cut_off' : 'model_unreachable', options);
  }
  if (thrown instanceof Anthropic.APIError) {
    return new ModelFailure(codeOf(thrown), { ...options, retryAfter: readRetryAfter(thrown.headers) });
  }
  return started ? new ModelFailure('answer_cut_off', options) : thrown;
}

const streamErrorSchema = z.object({
  error: z.object({ type: z.string().nullish(), message: z.string().default('') }),
});

/** What an `error` event in mid-stream says. */
export function toStreamFailure(data: string): ModelFailure {
  const { error } = streamErrorSchema.safeParse(parseJson(data)).data ?? {};
  const told = { type: error?.type, message: error?.message ?? '' };
  return new ModelFailure(codeOf(told), { cause: new Error(told.message || data) });
}

type ToldError = { type?: string | null | undefined; status?: number | undefined; message: string };

function codeOf(error: ToldError): ModelFailureCode {
  const named = error.type && BY_TYPE[error.type];
  return named ? refineRefusal(named, error.message) : failureOfStatus(error.status, error.message);
}
