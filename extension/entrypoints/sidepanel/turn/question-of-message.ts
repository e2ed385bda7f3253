import { formatNote } from '@assent/shared';
import type { PersonEntry } from '../conversation/conversation.ts';
import type { Question } from './question.ts';

/** What the person wrote, to be asked. Asked once more it takes its own place, so that the backend has it once. */
export function questionOfMessage(
  { id, text, note, quote, replaces }: PersonEntry,
  { again }: { again: boolean },
): Question {
  return {
    about: { kind: 'message', entryId: id },
    message: note ? formatNote(text, note.text) : text,
    role: 'user',
    tab: 'front',
    tells: note?.callIds,
    messageId: id,
    quote,
    rewindTo: again ? id : replaces,
  };
}
