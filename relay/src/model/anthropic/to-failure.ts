import * as z from 'zod';
import { ModelFailure, type ModelFailureCode } from '../../errors/model-failure.ts';
import { parseJson } from '../../json/parse-json.ts';
import { ProviderHttpError, ProviderUnreachable } from '../transport/connections.ts';
import {
  type FailureContext,
  failureOfStatus,
  type ProviderProblem,
  refineHttpError,
  toModelFailure,
} from '../transport/failure-of-answer.ts';

/** By the error's type, also in mid-stream, where there is no status. */
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

export function toFailure(thrown: unknown, context: FailureContext): unknown {
  return toModelFailure(thrown, context, readProblem);
}

function readProblem(thrown: unknown): ProviderProblem | undefined {
  if (thrown instanceof ProviderUnreachable) return { kind: 'unreachable' };
  if (!(thrown instanceof ProviderHttpError)) return undefined;
  const { status, headers, message: words } = thrown;
  const code = codeOf({ ...readError(words), status });
  return { kind: 'refused', status, headers, words, body: parseJson(words), code };
}

/** For an `error` event in mid-stream. */
export function toStreamFailure(data: string): ModelFailure {
  const error = readError(data);
  return new ModelFailure(codeOf(error), { cause: new Error(error.message) });
}

const errorSchema = z.object({
  error: z.object({ type: z.string().nullish(), message: z.string().optional() }),
});

/** An unreadable body becomes the message. */
function readError(body: string): ProviderError {
  const { error } = errorSchema.safeParse(parseJson(body)).data ?? {};
  return { type: error?.type, message: error?.message ?? body };
}

type ProviderError = { type?: string | null | undefined; status?: number | undefined; message: string };

function codeOf(error: ProviderError): ModelFailureCode {
  const named = error.type && BY_TYPE[error.type];
  return named ? refineHttpError(named, error.message) : failureOfStatus(error.status, error.message);
}
