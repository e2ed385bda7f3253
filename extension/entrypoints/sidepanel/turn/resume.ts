import { changePageContext } from '../conversation/change-page-context.ts';
import type { AnswerEntry } from '../conversation/conversation.ts';
import { callsOfAnswer } from '../conversation/panel-store.ts';
import type { Engine } from '../ports/engine.ts';
import type { TurnContext } from '../ports/ports.ts';
import { advance } from './advance.ts';
import { endAnswer } from './ask-backend.ts';
import { canResume, resumeLost } from './resume-lost.ts';

/** Goes on with the answer that was coming when the panel was closed. Nothing runs by it but what the person approves. */
export function resume(context: TurnContext, engine: Engine): void {
  const answer = closedAnswer(context);
  if (!answer || engine.busy()) return;
  const { id, state: closed, stream } = answer;
  changePageContext(context.store, { workingIn: stream?.page?.tabId });
  engine.run(async signal => {
    const ended = await resumeLost(context, id, closed, signal);
    if (await endAnswer(context, id, ended)) await advance(context, signal);
  });
}

/** The last thing in the conversation, with nothing decided on since. */
function closedAnswer(context: TurnContext): AnswerEntry | undefined {
  const { entries } = context.store.getState().conversation;
  const answer = entries.findLast(entry => entry.kind === 'answer' || entry.kind === 'person');
  if (answer?.kind !== 'answer' || answer.state.status !== 'failed') return undefined;
  if (answer.state.problem.kind !== 'closed' || !canResume(context, answer)) return undefined;
  const isUntouched = callsOfAnswer(context.store, answer.id).every(
    ({ state }) => state.status === 'proposed',
  );
  return isUntouched ? answer : undefined;
}
