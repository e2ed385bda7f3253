import OpenAI from 'openai';
import * as z from 'zod';
import { ModelFailure, type ModelFailureCode } from '../../errors/model-failure.ts';
import {
  type FailureContext,
  failureOfStatus,
  type ProviderProblem,
  refineHttpError,
  toModelFailure,
} from '../transport/failure-of-answer.ts';

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

export function toFailure(thrown: unknown, context: FailureContext): unknown {
  return toModelFailure(thrown, context, readProblem);
}

function readProblem(thrown: unknown): ProviderProblem | undefined {
  if (thrown instanceof OpenAI.APIConnectionError) return { kind: 'unreachable' };
  if (!(thrown instanceof OpenAI.APIError)) return undefined;
  const { status, headers, error: body, message: words } = thrown;
  return { kind: 'refused', status, headers, words, body, code: codeOf(thrown) };
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
