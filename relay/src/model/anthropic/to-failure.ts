import Anthropic from '@anthropic-ai/sdk';
import * as z from 'zod';
import { parseJson } from '../../history/result-content.ts';
import { ModelFailure, type ModelFailureCode } from '../model-failure.ts';

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

const BY_STATUS: Readonly<Record<number, ModelFailureCode>> = {
  400: 'model_request_refused',
  401: 'model_key_invalid',
  402: 'model_not_allowed',
  403: 'model_not_allowed',
  404: 'model_unknown',
  413: 'context_too_long',
  429: 'model_rate_limited',
  529: 'model_overloaded',
};

const TOO_LONG = /prompt is too long|context (?:window|length)|too many tokens/i;

/**
 * What the SDK threw, as a failure that says what a person can do. The provider's own words stay in `cause`. `started`: the
 * answer had begun, so that a lost connection is a broken answer and not an unreachable provider.
 */
export function toFailure(thrown: unknown, started: boolean): unknown {
  if (thrown instanceof ModelFailure) return thrown;
  const options = { cause: thrown };
  if (thrown instanceof Anthropic.APIConnectionError) {
    return new ModelFailure(started ? 'answer_cut_off' : 'model_unreachable', options);
  }
  if (thrown instanceof Anthropic.APIError) return new ModelFailure(codeOf(thrown), options);
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
  const code =
    (error.type && BY_TYPE[error.type]) || (error.status && BY_STATUS[error.status]) || 'model_failed';
  return code === 'model_request_refused' && TOO_LONG.test(error.message) ? 'context_too_long' : code;
}
