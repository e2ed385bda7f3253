import type { ErrorHandler } from 'hono';
import { Refusal, toHttpError } from '../refusal.ts';

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
    return context.json(toHttpError(refusal), refusal.status, refusal.headers);
  };
}
