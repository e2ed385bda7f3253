import type { Language } from '@assent/shared';
import type { Outcome } from '../../../operations/outcome.ts';
import type { Told } from '../../../page/user-facing-error.ts';
import { words } from '../frames/words.ts';
import type { ReportedTab } from './reported-tab.ts';

/** Whether the page saw nothing, or a click on a link to a tab: what came of both only the browser knows. */
export function mayHaveOpenedTab({ effect, opened, error_type }: Outcome): boolean {
  if (opened?.kind === 'tab' || effect === 'needs_user') return true;
  return effect === 'no_change' && error_type === undefined;
}

/** The outcome with the tab that the action opened, or that it should have and did not. */
export function reportNewTab(outcome: Outcome, tab: ReportedTab | undefined, language: Language): Outcome {
  const { error_type, opened, ...told } = outcome;
  if (!tab) return opened?.kind === 'tab' ? needsUser(words.tabBlocked[language]) : outcome;
  if (error_type !== undefined && error_type !== 'NeedsUser') return outcome;
  switch (tab.kind) {
    case 'closed':
      return { ...told, ...opening(outcome, words.tabClosedItself[language]), effect: 'download' };
    case 'never-read':
      return { ...told, ...opening(outcome, words.tabNeverRead[language]), opened: { kind: 'tab' } };
    case 'opened': {
      const { id, url } = tab;
      const message = words.tabOpened[language] + (url ? ` ${url}` : '');
      const address = url ? { url } : {};
      return { ...told, ...opening(outcome, message), opened: { kind: 'tab', id: String(id), ...address } };
    }
    case 'in-doubt':
      return inDoubt(outcome, words.tabInDoubt[language]);
  }
}

export function needsUser(told: Told): Outcome {
  return { success: false, effect: 'needs_user', error_type: 'NeedsUser', ...told };
}

/** What else was seen stays told; where it was nothing, or the tab alone, only the person knows what came of it. */
function inDoubt(outcome: Outcome, doubt: { message: string; forPerson: string }): Outcome {
  const { opened, effect, success, message } = outcome;
  const isOther = success && effect !== 'no_change' && opened?.kind !== 'tab';
  const isTold = isOther || effect === 'needs_user';
  if (!isTold) return needsUser(doubt);
  return {
    ...outcome,
    message: `${message} ${doubt.message}`,
    forPerson: `${outcome.forPerson ?? message} ${doubt.forPerson}`,
  };
}

/** What else was seen stays told; "nothing changed" is no longer true. */
function opening(
  { success, message, effect }: Outcome,
  sentence: string,
): Pick<Outcome, 'success' | 'message' | 'effect'> {
  if (success && effect !== 'no_change' && effect !== 'opened')
    return { success, message: `${message} ${sentence}`, effect };
  return { success: true, message: sentence, effect: 'opened' };
}
