import { formatNote, formatResultMessage } from '@assent/shared';
import type { PageChanges } from '../../../messaging/tab-messages.ts';
import { type Call, type SettledState, tabOfCall } from '../conversation/call.ts';
import type { About, Conversation, PersonEntry, Quote } from '../conversation/conversation.ts';
import { countPictures } from '../conversation/pictures.ts';
import { type JsonObject, withPageChanges } from '../execution/results.ts';
import type { WhichTab } from '../page-context/read-page.ts';
import type { TurnContext } from '../ports/ports.ts';

/**
 * The question for a message of the person. Asked again it replaces itself, so that the backend has it once; but one that the
 * backend never accepted still replaces the earlier message.
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
    reportedCalls: note?.callIds,
    messageId: id,
    quote,
    rewindTo: ownPlace ? id : replaces,
  };
}

/** The posted fields: text and role, the call that it answers, and the tab of its page. */
export interface Question {
  about: About;
  message: string;
  /** The message with the page changes since. */
  withPageChanges?: (pageChanges: PageChanges) => string;
  role: 'user' | 'function';
  toolId?: string | undefined;
  tab: WhichTab;
  /** The id of the person's message, and of the message that it replaces at the backend. */
  messageId?: string;
  rewindTo?: string | undefined;
  /** The quoted text of a page. */
  quote?: Quote | undefined;
  /** The calls whose undo or late changes it reports. */
  reportedCalls?: readonly string[] | undefined;
}

/** A call stores its batch; the tool defines the form that is sent. */
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

/** The reply to a call of a tab that was left includes the page of the current tab. */
function reportedTab({ worksIn }: Conversation, call: Call): WhichTab {
  const own = tabOfCall(call);
  return own === undefined ? 'none' : (worksIn?.tabId ?? own);
}

/** The panel was closed between a picture and its request. */
function missingPictures({ store, ports }: TurnContext, call: Call): JsonObject {
  const isLost = countPictures(call) > (store.getState().pictures.get(call.id)?.length ?? 0);
  return isLost ? { pictures_lost: ports.settings().messages.model.pictureLost } : {};
}
