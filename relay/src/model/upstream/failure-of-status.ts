import type { ModelFailureCode } from '../model-failure.ts';

const BY_STATUS: Readonly<Record<number, ModelFailureCode>> = {
  400: 'model_request_refused',
  401: 'model_key_invalid',
  402: 'model_not_allowed',
  403: 'model_not_allowed',
  404: 'model_unknown',
  408: 'model_timed_out',
  413: 'context_too_long',
  422: 'model_request_refused',
  429: 'model_rate_limited',
  503: 'model_overloaded',
  504: 'model_timed_out',
  529: 'model_overloaded',
};

/** How providers of either kind say that the prompt does not fit. */
const TOO_LONG =
  /prompt is too long|context[ _](?:window|length|size)|too many tokens|maximum context|input is too long|exceeds? the (?:available )?context/i;

/** DeepSeek and others call this a bad request. */
const UNKNOWN_MODEL = /\bmodel\b.{0,200}\bnot (?:exist|found)\b|not a valid model\b/is;

/** What a person can do about an HTTP status of a provider, and the words that came with it. */
export function failureOfStatus(status: number | undefined, message: string): ModelFailureCode {
  const code = (status && BY_STATUS[status]) || 'model_failed';
  return refineHttpError(code, message);
}

/** A refused request may be one that is too long, or for no model there is; providers say so in words alone. */
export function refineHttpError(code: ModelFailureCode, message: string): ModelFailureCode {
  if (code !== 'model_request_refused') return code;
  if (TOO_LONG.test(message)) return 'context_too_long';
  return UNKNOWN_MODEL.test(message) ? 'model_unknown' : code;
}
