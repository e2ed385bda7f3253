import type { Language } from '@assent/shared';
import type { Outcome } from '../../operations/outcome.ts';
import type { NewTab } from './watch-tabs.ts';
import { words } from './words.ts';

/** Whether the page saw nothing, or a click on a link to a tab: what came of both only the browser knows. */
export function mayHaveOpenedTab({ effect, opened, error_type }: Outcome): boolean {
  if (opened?.kind === 'tab' || effect === 'needs_user') return true;
  return effect === 'no_change' && error_type === undefined;
}

/** The outcome with the tab that the action opened, or that it should have and did not. */
export function tellNewTab(outcome: Outcome, tab: NewTab | undefined, language: Language): Outcome {
  const { error_type, ...told } = outcome;
  if (!tab) return outcome.opened?.kind === 'tab' ? needsUser(words.tabBlocked[language]) : outcome;
  if (error_type !== undefined && error_type !== 'NeedsUser') return outcome;
  if (tab.isClosed)
    return { ...told, ...opening(outcome, words.tabClosedItself[language]), effect: 'download' };
  const url = tab.url ?? outcome.opened?.url;
  const message = words.tabOpened[language] + (url ? ` ${url}` : '');
  const opened = { kind: 'tab' as const, id: String(tab.id), ...(url ? { url } : {}) };
  return { ...told, ...opening(outcome, message), opened };
}

export function needsUser(message: string): Outcome {
  return { success: false, effect: 'needs_user', error_type: 'NeedsUser', message };
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
