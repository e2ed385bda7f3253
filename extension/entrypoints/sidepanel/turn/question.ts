import {
  type AttachedText,
  formatAttachments,
  formatNote,
  formatResultMessage,
  type RequestImage,
} from '@assent/shared';
import type { PageChanges } from '../../../messaging/tab-messages.ts';
import type { Attachment } from '../conversation/attachment.ts';
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
  context: TurnContext,
  entry: PersonEntry,
  before: 'not-asked' | 'not-taken' | 'taken',
  images = context.store.getState().pictures.get(entry.id) ?? [],
): Question {
  const { id, note, quote, replaces } = entry;
  const ownPlace = before === 'taken' || (before === 'not-taken' && replaces === undefined);
  return {
    about: { kind: 'message', entryId: id },
    message: messageOf(context, entry, images),
    images,
    role: 'user',
    tab: 'front',
    reportedCalls: note?.callIds,
    messageId: id,
    quote,
    rewindTo: ownPlace ? id : replaces,
  };
}

/** What the person wrote, with the attached texts, and a note for the model where there is something to note. */
function messageOf(
  { ports }: TurnContext,
  { text, attachments = [], note }: PersonEntry,
  images: readonly RequestImage[],
): string {
  const texts = attachments.flatMap(each => (each.kind === 'text' ? [attachedText(each)] : []));
  const lost = attachments.length - texts.length - images.length;
  const notes = [note?.text, lost > 0 && ports.settings().messages.model.attachedPicturesLost(lost)];
  const message = texts.length > 0 ? formatAttachments(text, texts) : text;
  const noted = notes.filter(Boolean).join(' ');
  return noted === '' ? message : formatNote(message, noted);
}

function attachedText({ name, text, pages }: Extract<Attachment, { kind: 'text' }>): AttachedText {
  return { name: pages ? `${name} (pages 1-${pages.read} of ${pages.of})` : name, text };
}

/** The posted fields: text and role, the call that it answers, and the tab of its page. */
export interface Question {
  about: About;
  message: string;
  /** The pictures that were attached to the message, as far as the panel still has them. */
  images?: readonly RequestImage[];
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
