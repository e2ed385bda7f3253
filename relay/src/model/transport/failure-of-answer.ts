import * as z from 'zod';
import { ModelFailure, type ModelFailureCode, type ProviderVariables } from '../../errors/model-failure.ts';
import { reasonOf } from '../../errors/system-error.ts';
import { readRetryAfter, toNumber } from '../../http/retry-after.ts';
import { NotAnEventStream } from './read-event-stream.ts';

export type FailureContext = {
  /** The answer had begun, so a lost connection is a broken answer, not an unreachable provider. */
  started: boolean;
  variables: ProviderVariables;
  /** Of the provider's address. */
  path: string;
};

/** An error from a provider's client. `code` is the provider's reason, `body` the parsed answer or the error in it. */
export type ProviderProblem =
  | { kind: 'unreachable' }
  | ({ kind: 'refused'; headers: Headers | undefined; code: ModelFailureCode } & AnsweredHttpError);

/** Turns an error into a failure that names the next step. The provider's own text stays in `cause`. */
export function toModelFailure(
  thrown: unknown,
  { started, variables, path }: FailureContext,
  read: (thrown: unknown) => ProviderProblem | undefined,
): unknown {
  if (thrown instanceof ModelFailure) return thrown;
  const options = { cause: thrown, isEarly: !started, variables, path };
  if (thrown instanceof NotAnEventStream) return new ModelFailure('model_address_wrong', options);
  const problem = read(thrown);
  if (problem?.kind === 'refused') {
    const code = isWrongAddress(problem) ? 'model_address_wrong' : problem.code;
    return new ModelFailure(code, { ...options, retryAfter: retryAfterIn(problem.headers) });
  }
  const code = started ? 'answer_cut_off' : 'model_unreachable';
  return problem || started
    ? new ModelFailure(code, { ...options, reason: problem && reasonOf(thrown) })
    : thrown;
}

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

/** The messages of all providers for a prompt that does not fit. */
const TOO_LONG =
  /prompt is too long|context[ _](?:window|length|size)|too many tokens|maximum context|input is too long|exceeds? the (?:available )?context/i;

/** DeepSeek and others answer with 400. */
const UNKNOWN_MODEL = /\bmodel\b.{0,200}\bnot (?:exist|found)\b|not a valid model\b/is;

/** From an HTTP status of a provider and its message. */
export function failureOfStatus(status: number | undefined, message: string): ModelFailureCode {
  const code = (status && BY_STATUS[status]) || 'model_failed';
  return refineHttpError(code, message);
}

/** A refused request may be too long, or name an unknown model; only the message says so. */
export function refineHttpError(code: ModelFailureCode, message: string): ModelFailureCode {
  if (code !== 'model_request_refused') return code;
  if (TOO_LONG.test(message)) return 'context_too_long';
  return UNKNOWN_MODEL.test(message) ? 'model_unknown' : code;
}

/** Model servers write `error.message` or `error`, some `detail`; the code may say more than the message. */
const detailsSchema = z.union([
  z.string().transform(words => [words]),
  z
    .object({
      message: z.string().catch(''),
      detail: z.string().catch(''),
      code: z.union([z.string(), z.number().transform(String)]).catch(''),
    })
    .transform(({ message, detail, code }) => [message, detail, code.replaceAll('_', ' ')]),
]);

const bodySchema = z.union([z.object({ error: detailsSchema }).transform(body => body.error), detailsSchema]);

/** After the status, which the SDK puts in front. */
const PAGE = /^(?:\d{3} )?\s*<(?:!doctype|html)\b/i;

type AnsweredHttpError = {
  status: number | undefined;
  body: unknown;
  words: string;
};

/**
 * Whether an error comes from a server that is not a model API, so that the address is wrong: another site or path. It has
 * nothing there, refuses POST, redirects (where no key may follow), or answers 400 with an HTML page (nginx, when it gets http
 * on an https port). An unknown model is a 404 too, but a model server says so.
 */
function isWrongAddress({ status = 0, body, words }: AnsweredHttpError): boolean {
  if (status === 404) return !mentionsModel(body);
  if (status === 400) return PAGE.test(words);
  return status === 405 || (status >= 300 && status < 400);
}

function mentionsModel(body: unknown): boolean {
  const words = bodySchema.safeParse(body).data ?? [];
  return words.some(text => /\bmodel\b|deployment|模型/i.test(text));
}

/** Milliseconds from `Retry-After`, or from the finer `retry-after-ms` of OpenAI and Anthropic. `undefined` when unreadable. */
function retryAfterIn(headers: Headers | undefined): number | undefined {
  return toNumber(headers?.get('retry-after-ms')) ?? readRetryAfter(headers?.get('retry-after'));
}
