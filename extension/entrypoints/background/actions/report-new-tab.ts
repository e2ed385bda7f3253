import { type Message, type MessageText, message } from '../../../messages/message.ts';
import type { Outcome } from '../../../operations/contract/outcome.ts';
import type { ReportedTab } from './reported-tab.ts';

/** Whether the page saw nothing, or a click on a link to a tab: what came of both only the browser knows. */
export function mayHaveOpenedTab({ effect, opened, error_type }: Outcome): boolean {
  if (opened?.kind === 'tab' || effect === 'needs_user') return true;
  return effect === 'no_change' && error_type === undefined;
}

/** The outcome with the tab that the action opened, or that it should have and did not. */
export function reportNewTab(outcome: Outcome, tab: ReportedTab | undefined): Outcome {
  const { error_type, opened, ...told } = outcome;
  if (!tab) return opened?.kind === 'tab' ? needsUser(message('newTab.blocked')) : outcome;
  if (error_type !== undefined && error_type !== 'NeedsUser') return outcome;
  switch (tab.kind) {
    case 'closed':
      return { ...told, ...opening(outcome, message('newTab.closed')), effect: 'download' };
    case 'never-read':
      return { ...told, ...opening(outcome, message('newTab.neverRead')), opened: { kind: 'tab' } };
    case 'opened': {
      const { id, url = '' } = tab;
      const sentence = message('newTab.opened', { url });
      const address = url ? { url } : {};
      return { ...told, ...opening(outcome, sentence), opened: { kind: 'tab', id: String(id), ...address } };
    }
    case 'in-doubt':
      return inDoubt(outcome, message('newTab.inDoubt'));
  }
}

export function needsUser(text: MessageText): Outcome {
  return { success: false, effect: 'needs_user', error_type: 'NeedsUser', message: text };
}

/** Other effects stay reported; without any, or with the tab alone, only the person knows the result. */
function inDoubt(outcome: Outcome, doubt: Message): Outcome {
  const { opened, effect, success } = outcome;
  const isOther = success && effect !== 'no_change' && opened?.kind !== 'tab';
  const isTold = isOther || effect === 'needs_user';
  if (!isTold) return needsUser(doubt);
  return withSentence(outcome, doubt);
}

/** Other effects stay reported; "nothing changed" is no longer true. */
function opening(outcome: Outcome, sentence: Message): Pick<Outcome, 'success' | 'message' | 'effect'> {
  const { success, effect } = outcome;
  if (success && effect !== 'no_change' && effect !== 'opened') {
    return { success, message: withSentence(outcome, sentence).message, effect };
  }
  return { success: true, message: sentence, effect: 'opened' };
}

function withSentence(outcome: Outcome, sentence: Message): Outcome {
  return { ...outcome, message: message('sentences', { sentences: [outcome.message, sentence] }) };
}
