import { formatNote } from '@assent/shared';
import type { PersonEntry } from '../conversation/conversation.ts';
import type { Question } from './question.ts';

/**
 * What the person wrote, to be asked. Asked once more it takes its own place, so that the backend has it once; but one that
 * the backend never took still has the place of the message that it replaces.
 */
export function questionOfMessage(
  { id, text, note, quote, replaces }: PersonEntry,
  before: 'not-asked' | 'not-taken' | 'taken',
): Question {
  const ownPlace = before === 'taken' || (before === 'not-taken' && replaces === undefined);
  return {
    about: { kind: 'message', entryId: id },
    message: note ? formatNote(text, note.text) : text,
    role: 'user',
    tab: 'front',
    tells: note?.callIds,
    messageId: id,
    quote,
    rewindTo: ownPlace ? id : replaces,
  };
}
