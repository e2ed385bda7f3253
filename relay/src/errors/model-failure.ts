import type { Language, TurnError } from '@assent/shared';
import type { FailureNames } from '../messages/en.ts';
import { type Messages, messagesIn } from '../messages/messages.ts';

/** The texts are in `messages/`. */
export type ModelFailureCode = keyof Messages['failures'];

/** Whether the same request may succeed later. */
const RETRYABLE: Readonly<Record<ModelFailureCode, boolean>> = {
  model_key_invalid: false,
  model_not_allowed: false,
  model_rate_limited: true,
  model_overloaded: true,
  model_unreachable: true,
  model_address_wrong: false,
  model_timed_out: true,
  model_unknown: false,
  context_too_long: false,
  answer_too_long: true,
  answer_cut_off: true,
  answer_refused: false,
  call_unreadable: true,
  model_request_refused: false,
  model_failed: true,
  answer_empty: true,
  relay_stopping: true,
  relay_failed: true,
  turn_interrupted: true,
  turn_not_kept: true,
};

/** Where one provider is configured. */
export type ProviderVariables = Pick<FailureNames, 'key' | 'address' | 'isSetup'>;

export type ModelFailureOptions = ErrorOptions & {
  /** It failed before the first byte of an answer, so nothing is lost by asking again. */
  isEarly?: boolean;
  /** Milliseconds that the provider asks to wait. */
  retryAfter?: number | undefined;
  variables?: ProviderVariables | undefined;
  /** The path of the provider's address; the rest may hold secrets. */
  path?: string | undefined;
  /** The system's error code, such as `ENOTFOUND` or `CERT_HAS_EXPIRED`. */
  reason?: string | undefined;
};

/** The turn ends with it as an `error` event. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  readonly code: ModelFailureCode;
  readonly isEarly: boolean;
  readonly retryAfter: number | undefined;
  readonly #names: Partial<FailureNames>;

  constructor(code: ModelFailureCode, options: ModelFailureOptions = {}) {
    const { isEarly = false, retryAfter, variables, path, reason, ...errorOptions } = options;
    const names = { ...variables, ...(path !== undefined && { path }), reason };
    super(messageOf(code, names, 'en'), errorOptions);
    this.code = code;
    this.isEarly = isEarly;
    this.retryAfter = retryAfter;
    this.#names = names;
  }

  messageIn(language: Language): string {
    return messageOf(this.code, this.#names, language);
  }
}

export function toTurnError(failure: ModelFailure, language: Language): TurnError {
  const { code } = failure;
  return { code, message: failure.messageIn(language), retryable: RETRYABLE[code] };
}

function messageOf(code: ModelFailureCode, names: Partial<FailureNames>, language: Language): string {
  const { failures, unnamed } = messagesIn(language);
  return failures[code]({ ...unnamed, ...names });
}
