import * as z from 'zod';
import { ModelFailure, type ModelFailureCode, type ProviderVariables } from '../../errors/model-failure.ts';
import { reasonOf } from '../../errors/system-error.ts';
import { parseJson } from '../../json/parse-json.ts';
import { ProviderHttpError, ProviderUnreachable } from '../transport/connections.ts';
import {
  failureOfStatus,
  isWrongAddress,
  readRetryAfter,
  refineHttpError,
} from '../transport/failure-of-answer.ts';
import { NotAnEventStream } from '../transport/read-event-stream.ts';

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
  if (thrown instanceof ProviderUnreachable)
    return new ModelFailure('model_unreachable', { ...options, reason: reasonOf(thrown) });
  if (thrown instanceof ProviderHttpError) {
    const { status, message: words } = thrown;
    const isWrong = isWrongAddress({ status, body: parseJson(words), words });
    const code = isWrong ? 'model_address_wrong' : codeOf({ ...readError(words), status });
    return new ModelFailure(code, { ...options, retryAfter: readRetryAfter(thrown.headers) });
  }
  return started ? new ModelFailure('answer_cut_off', options) : thrown;
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
