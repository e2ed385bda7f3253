import { isSessionUnknown } from '../backend/problem.ts';
import type { AnswerEntry, PersonEntry } from '../conversation/conversation.ts';
import { changeEntries } from '../conversation/panel-store.ts';
import type { TurnContext } from './ports.ts';
import { forgottenDeeds } from './standing-deeds.ts';

/** Whether the backend has said, last of all, that it does not know this conversation. */
export function hasLostSession({ store }: TurnContext): boolean {
  const { entries } = store.getState().conversation;
  const last = entries.findLast(entry => entry.kind === 'answer');
  return last?.kind === 'answer' && last.state.status === 'failed' && isSessionUnknown(last.state.problem);
}

/**
 * What the next message has of its own where the backend has lost the conversation: a new session begins with it, in which the
 * model hears what was done and stands. Nothing otherwise.
 */
export function beginAnew(context: TurnContext): Pick<PersonEntry, 'beginsAnew' | 'note'> | undefined {
  if (!hasLostSession(context)) return undefined;
  const { store, ports } = context;
  store.setState(({ conversation }) => ({ conversation: { ...conversation, sessionId: ports.newId() } }));
  return { beginsAnew: true, note: forgottenDeeds(context) };
}

/** Takes the message that this refused answer is about out again, where nothing else came of it: it is written once more. */
export function takeBackUnheard({ store }: TurnContext, asked: PersonEntry, refused: AnswerEntry): void {
  changeEntries(store, entries => {
    const at = entries.indexOf(asked);
    const isUnheard = entries.slice(at + 1).every(entry => entry === refused || entry.kind === 'notice');
    return isUnheard ? entries.slice(0, at) : [...entries];
  });
}
