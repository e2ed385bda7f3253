import type { Language, SessionOutcome } from '@assent/shared';
import type { HttpError } from '../../errors/http-error.ts';
import type { EngineAction, EngineOutcome } from './engine-answers.ts';
import { OUTCOME_WORDS } from './outcome-words.ts';
import { TRUSTED_OPERATIONS } from './to-engine-action.ts';

/** The action did run; what came of it is not a page of the site, though it looks like one. */
export function refusedOutcome({ url }: SessionOutcome, { code, message }: HttpError): SessionOutcome {
  const error_type = code === 'address_refused' ? 'NotPermitted' : 'NavigationError';
  return { success: false, effect: 'navigated', error_type, message, ...(url && { url }) };
}

/** It led to a page that the session may not read: nothing on it is told. */
export function outcomeElsewhere(
  { success, effect, url }: EngineOutcome,
  language: Language,
): SessionOutcome {
  const message = OUTCOME_WORDS[language].elsewhere;
  return { success, message, ...(effect && { effect }), ...(url && { url }) };
}

/** What a page ignored of a script, it may take of real input. */
export function withTrustedHint(
  { ignored, ...outcome }: EngineOutcome,
  { action, isTrusted }: EngineAction,
  language: Language,
): SessionOutcome {
  if (!ignored || isTrusted || !TRUSTED_OPERATIONS.has(action)) return outcome;
  const { wantsTrusted, mayWantTrusted } = OUTCOME_WORDS[language];
  if (ignored === 'perhaps') return { ...outcome, message: `${outcome.message} ${mayWantTrusted}` };
  return { ...outcome, message: `${outcome.message} ${wantsTrusted}`, try_trusted: true };
}

/** What a session is asked to save it does not keep. */
export function notSaved({ message, ...outcome }: SessionOutcome, language: Language): SessionOutcome {
  const words = OUTCOME_WORDS[language].notSaved;
  return { ...outcome, success: false, error_type: 'NotPermitted', message: `${message} ${words}` };
}
