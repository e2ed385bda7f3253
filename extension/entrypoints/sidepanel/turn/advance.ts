import { formatResultMessage } from '@assent/shared';
import type { PageChanges } from '../../../messaging/tab-messages.ts';
import { closeForeignCalls } from '../approval/close-calls.ts';
import { prepareCall } from '../approval/prepare-call.ts';
import { stopCalls } from '../approval/stop-calls.ts';
import { type Call, isOpen, isSettled, type SettledState, tabOfCall } from '../conversation/call.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { calls, changeCall } from '../conversation/panel-store.ts';
import { countPictures } from '../conversation/pictures.ts';
import { type JsonObject, withPageChanges } from '../execution/results.ts';
import type { WhichTab } from '../page-context/read-page.ts';
import type { TurnContext } from '../ports/ports.ts';
import { undoNotice } from '../undo/undo-notice.ts';
import { askBackend } from './ask-backend.ts';
import type { Question } from './question.ts';

/**
 * Takes the conversation on from where it stands: one open call after the other is brought before the person, and its
 * reply to the backend. Ends when the person is asked, when nothing is open any more, or when an answer went wrong.
 */
export async function advance(context: TurnContext, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) return stopCalls(context);
    closeForeignCalls(context);
    const call = calls(context.store).find(isOpen);
    if (!call) return;
    if (isSettled(call.state)) {
      if (!(await askBackend(context, questionWithUndoNotice(context, call, call.state), signal))) return;
    } else {
      if (call.state.status !== 'proposed') return;
      await prepareCall(context, call, signal);
    }
  }
}

/** The reply takes along what was undone meanwhile, and keeps it: sent once more, it must be the same to the letter. */
function questionWithUndoNotice(context: TurnContext, call: Call, state: SettledState): Question {
  const pageChanges = state.reply.kind === 'result' ? undoNotice(context) : undefined;
  if (!pageChanges || state.reply.kind !== 'result') return questionOf(context, call, state);
  const reply = { ...state.reply, result: { ...state.reply.result, undone: pageChanges.text } };
  changeCall(context.store, call.id, it =>
    isSettled(it.state) ? { ...it, state: { ...it.state, reply } } : it,
  );
  return { ...questionOf(context, call, { ...state, reply }), tells: pageChanges.callIds };
}

/** What is kept of a call is its batch; what is sent is that in the form of its tool. */
export function questionOf(context: TurnContext, call: Call, { reply }: SettledState): Question {
  const about = { kind: 'reply', callId: call.id } as const;
  const shared = { about, tab: reportedTab(context.store.getState().conversation, call) };
  if (reply.kind === 'result') {
    const { toolName, argumentsText, toolset = 'page' } = call;
    const worded = context.ports.tools.wordResult(toolName, argumentsText, toolset, reply.result);
    const result = { ...worded, ...lostPictures(context, call) };
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
function lostPictures({ store, ports }: TurnContext, call: Call): JsonObject {
  const isLost = countPictures(call) > (store.getState().pictures.get(call.id)?.length ?? 0);
  return isLost ? { pictures_lost: ports.settings().words.forModel.pictureLost } : {};
}
