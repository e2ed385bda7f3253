import { IncomingMessage } from 'node:http';
import type { Context, ErrorHandler } from 'hono';
import { HttpError, toHttpErrorBody } from '../errors/http-error.ts';
import { COMPLETION_MODELS_PATH, COMPLETIONS_PATH } from '../http/paths.ts';

/** The relay may be mounted below any path, but `/api/v1/models` is a path of ours. */
const OPENAI_PATH = new RegExp(`(?:${COMPLETIONS_PATH}|(?<!/api)${COMPLETION_MODELS_PATH})$`);

/** The one place where a throw becomes an HTTP response. Anything but an `HttpError` is a defect, and its text stays inside. */
export function answerHttpErrors(report: (thrown: unknown) => void): ErrorHandler {
  return (thrown, context) => {
    const httpError = toHttpError(thrown, context);
    if (httpError.code === DEFECT) report(thrown);
    const body = OPENAI_PATH.test(context.req.path) ? toOpenAiError(httpError) : toHttpErrorBody(httpError);
    return context.json(body, httpError.status, httpError.headers);
  };
}

const DEFECT = 'internal_error';

function toHttpError(thrown: unknown, context: Context): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (isCutOff(context))
    return new HttpError(
      400,
      'request_cut_off',
      'The connection was closed before the whole request arrived.',
    );
  return new HttpError(
    500,
    DEFECT,
    'The relay failed. Try again; if the problem persists, contact its operator.',
  );
}

/** The client left in the middle of its request: nobody reads the answer, and nothing is broken. */
function isCutOff({ env }: Context<{ Bindings: { incoming?: unknown } }>): boolean {
  return env?.incoming instanceof IncomingMessage && env.incoming.destroyed && !env.incoming.complete;
}

/** OpenAI's form (https://platform.openai.com/docs/api-reference), plus our `issues`. */
function toOpenAiError(httpError: HttpError): object {
  const { error } = toHttpErrorBody(httpError);
  return { error: { ...error, type: openAiTypeOf(httpError), param: httpError.issues?.[0]?.path ?? null } };
}

function openAiTypeOf({ status }: HttpError): string {
  if (status >= 500) return 'api_error';
  return status === 429 ? 'rate_limit_error' : 'invalid_request_error';
}
