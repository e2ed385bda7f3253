import type { HttpError } from '@assent/shared';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 421 | 429 | 500 | 503;
export type Issue = { path: string; message: string };

/** A request that is turned away before the stream begins. Its message never repeats what the request held. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  /** Sent with it, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RefusalStatus,
    code: string,
    message: string,
    issues?: readonly Issue[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.headers = headers;
  }
}

export function toHttpError({ code, message, issues }: Refusal): HttpError {
  return { error: { code, message, ...(issues && { issues: [...issues] }) } };
}
