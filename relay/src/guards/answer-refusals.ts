import { IncomingMessage } from 'node:http';
import type { Context, ErrorHandler } from 'hono';
import { COMPLETION_MODELS_PATH, COMPLETIONS_PATH } from '../paths.ts';
import { Refusal, toHttpError } from '../refusal.ts';

const OPENAI_PATHS = [COMPLETIONS_PATH, COMPLETION_MODELS_PATH];

/** The one place where a throw becomes an HTTP error. What is no refusal is a defect of ours, and its text stays inside. */
export function answerRefusals(report: (thrown: unknown) => void): ErrorHandler {
  return (thrown, context) => {
    const refusal = toRefusal(thrown, context);
    if (refusal.code === DEFECT) report(thrown);
    const isTheirs = OPENAI_PATHS.some(path => context.req.path.endsWith(path));
    const body = isTheirs ? toOpenAiError(refusal) : toHttpError(refusal);
    return context.json(body, refusal.status, refusal.headers);
  };
}

const DEFECT = 'internal_error';

function toRefusal(thrown: unknown, context: Context): Refusal {
  if (thrown instanceof Refusal) return thrown;
  if (isCutOff(context))
    return new Refusal(
      400,
      'request_cut_off',
      'The connection was closed before all of the request had come.',
    );
  return new Refusal(500, DEFECT, 'The relay failed. Try again; if it persists, tell whoever runs it.');
}

/** Its client has gone in the middle of its request: nobody reads the answer, and nothing here is broken. */
function isCutOff({ env }: Context<{ Bindings: { incoming?: unknown } }>): boolean {
  return env?.incoming instanceof IncomingMessage && env.incoming.destroyed && !env.incoming.complete;
}

/** The form that clients of OpenAI's API read (https://platform.openai.com/docs/api-reference), with our `issues` beside. */
function toOpenAiError(refusal: Refusal): object {
  const { error } = toHttpError(refusal);
  return { error: { ...error, type: openAiTypeOf(refusal), param: refusal.issues?.[0]?.path ?? null } };
}

function openAiTypeOf({ status }: Refusal): string {
  if (status >= 500) return 'api_error';
  return status === 429 ? 'rate_limit_error' : 'invalid_request_error';
}
