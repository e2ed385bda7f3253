import type { ErrorHandler } from 'hono';
import { COMPLETION_MODELS_PATH, COMPLETIONS_PATH } from '../paths.ts';
import { Refusal, toHttpError } from '../refusal.ts';

const OPENAI_PATHS = [COMPLETIONS_PATH, COMPLETION_MODELS_PATH];

/** The one place where a throw becomes an HTTP error. What is no refusal is a defect of ours, and its text stays inside. */
export function answerRefusals(report: (thrown: unknown) => void): ErrorHandler {
  return (thrown, context) => {
    if (!(thrown instanceof Refusal)) report(thrown);
    const refusal =
      thrown instanceof Refusal
        ? thrown
        : new Refusal(
            500,
            'internal_error',
            'The relay failed. Try again; if it persists, tell whoever runs it.',
          );
    const isTheirs = OPENAI_PATHS.some(path => context.req.path.endsWith(path));
    const body = isTheirs ? toOpenAiError(refusal) : toHttpError(refusal);
    return context.json(body, refusal.status, refusal.headers);
  };
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
