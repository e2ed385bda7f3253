import { readHttpError } from '@assent/shared';
import { type AskBackend, parseBody } from './ask-backend.ts';

const DEADLINE_MILLISECONDS = 10_000;

export interface JsonAnswer {
  status: number;
  body: unknown;
}

/** `body` makes it a POST. */
export interface JsonRequest {
  method?: 'DELETE';
  body?: object;
}

/** For what most backends know nothing of: it never throws. Undefined without an answer in time. */
export async function askForJson(
  askBackend: AskBackend,
  url: string,
  { method, body }: JsonRequest = {},
): Promise<JsonAnswer | undefined> {
  const sent = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const signal = AbortSignal.timeout(DEADLINE_MILLISECONDS);
  try {
    const response = await askBackend(url, {
      ...{ cache: 'no-store', signal },
      ...(method && { method }),
      ...sent,
    });
    return { status: response.status, body: parseBody(await response.text()) };
  } catch {
    // Out of reach, without CORS, or too slow: the callers say what follows.
    return undefined;
  }
}

/** Whether the same request may have another answer soon. */
export function mayPass(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Why the backend refused, for a person. */
export function describeRefusal({ status, body }: JsonAnswer): string {
  const { message = '' } = readHttpError(body);
  return `HTTP ${status}${message && ` · ${message}`}`;
}
