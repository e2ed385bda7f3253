import { formatNote, formatResultMessage } from '@assent/shared';
import type { PageChanges } from '../../../messaging/tab-messages.ts';
import { type Call, type SettledState, tabOfCall } from '../conversation/call.ts';
import type { About, Conversation, PersonEntry, Quote } from '../conversation/conversation.ts';
import { countPictures } from '../conversation/pictures.ts';
import { type JsonObject, withPageChanges } from '../execution/results.ts';
import type { WhichTab } from '../page-context/read-page.ts';
import type { TurnContext } from '../ports/ports.ts';

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

/** What is posted: its text and role, which call it answers, and the tab whose page goes along. */
export interface Question {
  about: About;
  message: string;
  /** The message when something came or went on the page meanwhile. */
  withPageChanges?: (pageChanges: PageChanges) => string;
  role: 'user' | 'function';
  toolId?: string | undefined;
  tab: WhichTab;
  /** The id of what the person wrote, and of the message whose place it takes at the backend. */
  messageId?: string;
  rewindTo?: string | undefined;
  /** Words of a page that it is about. */
  quote?: Quote | undefined;
  /** The calls of which it tells what was undone. */
  tells?: readonly string[] | undefined;
}

/** What is kept of a call is its batch; what is sent is that in the form of its tool. */
export function questionOf(context: TurnContext, call: Call, { reply }: SettledState): Question {
  const about = { kind: 'reply', callId: call.id } as const;
  const shared = { about, tab: reportedTab(context.store.getState().conversation, call) };
  if (reply.kind === 'result') {
    const { toolName, argumentsText, toolset = 'page' } = call;
    const worded = context.ports.tools.wordResult(toolName, argumentsText, toolset, reply.result);
    const result = { ...worded, ...missingPictures(context, call) };
    const message = formatResultMessage(call.toolName, result);
    const retell = (pageChanges: PageChanges) =>
      formatResultMessage(call.toolName, withPageChanges(result, pageChanges));
    return { ...shared, message, withPageChanges: retell, role: 'user', toolId: call.toolId };
  }
  const { kind: _kind, ...decision } = reply;
  return { ...shared, message: JSON.stringify(decision), role: 'function' };
}

/** Also with the reply to a call of a tab that was left, the model gets the page of the tab that is worked in by now. */
function reportedTab({ worksIn }: Conversation, call: Call): WhichTab {
  const own = tabOfCall(call);
  return own === undefined ? 'none' : (worksIn?.tabId ?? own);
}

/** The panel was closed between a picture and the request that was to take it along. */
function missingPictures({ store, ports }: TurnContext, call: Call): JsonObject {
  const isLost = countPictures(call) > (store.getState().pictures.get(call.id)?.length ?? 0);
  return isLost ? { pictures_lost: ports.settings().messages.model.pictureLost } : {};
}
