import OpenAI from 'openai';
import * as z from 'zod';
import { ModelFailure, type ModelFailureCode, type ProviderVariables } from '../../errors/model-failure.ts';
import { reasonOf } from '../../errors/system-error.ts';
import {
  failureOfStatus,
  isWrongAddress,
  readRetryAfter,
  refineHttpError,
} from '../transport/failure-of-answer.ts';
import { NotAnEventStream } from '../transport/read-event-stream.ts';

/** Codes and types of OpenAI's error object, for cases where the status says too little or, in mid-stream, is missing. */
const BY_CODE: Readonly<Record<string, ModelFailureCode>> = {
  insufficient_quota: 'model_not_allowed',
  billing_hard_limit_reached: 'model_not_allowed',
  invalid_api_key: 'model_key_invalid',
  authentication_error: 'model_key_invalid',
  model_not_found: 'model_unknown',
  context_length_exceeded: 'context_too_long',
  content_filter: 'answer_refused',
  content_policy_violation: 'answer_refused',
  rate_limit_exceeded: 'model_rate_limited',
  rate_limit_error: 'model_rate_limited',
  server_error: 'model_failed',
  overloaded_error: 'model_overloaded',
  service_unavailable: 'model_overloaded',
  invalid_request_error: 'model_request_refused',
};

export type FailureContext = {
  /** The answer had begun, so a lost connection is a broken answer, not an unreachable provider. */
  started: boolean;
  variables: ProviderVariables;
  /** Of the provider's address. */
  path: string;
};

/** Turns an error into a failure that says what a person can do. The provider's own text stays in `cause`. */
export function toFailure(thrown: unknown, { started, variables, path }: FailureContext): unknown {
  if (thrown instanceof ModelFailure) return thrown;
  const options = { cause: thrown, isEarly: !started, variables, path };
  if (thrown instanceof NotAnEventStream) return new ModelFailure('model_address_wrong', options);
  if (thrown instanceof OpenAI.APIConnectionError) {
    const reason = reasonOf(thrown);
    return new ModelFailure(started ? 'answer_cut_off' : 'model_unreachable', { ...options, reason });
  }
  if (thrown instanceof OpenAI.APIError) {
    const { status, error: body, message: words } = thrown;
    const code = isWrongAddress({ status, body, words }) ? 'model_address_wrong' : codeOf(thrown);
    return new ModelFailure(code, { ...options, retryAfter: readRetryAfter(thrown.headers) });
  }
  return started ? new ModelFailure('answer_cut_off', options) : thrown;
}

const detailsSchema = z.object({
  message: z.string().catch(''),
  type: z.string().nullish().catch(undefined),
  code: z.union([z.string(), z.number()]).nullish().catch(undefined),
});
/** The second is the old form of vLLM. */
const streamErrorSchema = z.union([
  z.object({ error: z.union([detailsSchema, z.string().transform(message => ({ message }))]) }),
  z.object({ object: z.literal('error'), ...detailsSchema.shape }).transform(error => ({ error })),
]);

/** The failure in a chunk; `undefined` for any other chunk. */
export function readStreamFailure(json: unknown): ModelFailure | undefined {
  const error = streamErrorSchema.safeParse(json).data?.error;
  if (!error) return undefined;
  const { message, type, code } = detailsSchema.parse(error);
  const status = typeof code === 'number' ? code : undefined;
  const named = typeof code === 'string' ? code : undefined;
  return new ModelFailure(codeOf({ message, type, code: named, status }), { cause: new Error(message) });
}

type ProviderError = {
  message: string;
  code?: string | null | undefined;
  type?: string | null | undefined;
  status?: number | undefined;
};

function codeOf(error: ProviderError): ModelFailureCode {
  const named = BY_CODE[error.code ?? ''];
  if (named) return refineHttpError(named, error.message);
  if (error.status !== undefined) return failureOfStatus(error.status, error.message);
  return refineHttpError(BY_CODE[error.type ?? ''] ?? 'model_failed', error.message);
}
