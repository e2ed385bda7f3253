import type { HttpError as HttpErrorBody } from '@assent/shared';

type HttpErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 409
  | 410
  | 413
  | 415
  | 421
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504;
export type Issue = { path: string; message: string };

type HttpErrorOptions = ErrorOptions & {
  issues?: readonly Issue[];
  /** Facts that a program may decide by. */
  details?: Readonly<Record<string, string | number>> | undefined;
  /** Such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
};

/** Rejects a request before its stream begins. The message never repeats content of the request. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: HttpErrorStatus;
  readonly code: string;
  readonly issues: readonly Issue[] | undefined;
  readonly details: Readonly<Record<string, string | number>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: HttpErrorStatus,
    code: string,
    message: string,
    { issues, details, headers = {}, ...errorOptions }: HttpErrorOptions = {},
  ) {
    super(message, errorOptions);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.details = details;
    this.headers = headers;
  }
}

export function toHttpErrorBody({ code, message, issues, details }: HttpError): HttpErrorBody {
  return {
    error: {
      code,
      message,
      ...(issues && { issues: [...issues] }),
      ...(details && { details: { ...details } }),
    },
  };
}
