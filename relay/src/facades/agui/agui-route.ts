import { callerOf } from '../../access/caller.ts';
import { ownerOf } from '../../access/owner-of.ts';
import { type BeginTurnOptions, beginTurn } from '../../chat/begin-turn.ts';
import { eventsIn } from '../../chat/portion.ts';
import { streamEvents } from '../../chat/stream-events.ts';
import type { StreamingOptions, TurnForm } from '../../chat/turn-writer.ts';
import { parseBody } from '../../guards/parse-body.ts';
import { refuseDoubleNames } from '../../guards/refuse-double-names.ts';
import type { Route } from '../../route.ts';
import { toEventText } from '../event-text.ts';
import { instructionsIn } from '../turns-from-messages.ts';
import { acceptRun } from './accept-run.ts';
import { RunEvents } from './run-events.ts';
import { type RunInput, runInputSchema, toGivenMessages } from './run-input.ts';
import { sessionOfThread } from './thread-session.ts';

export type AguiRouteOptions = BeginTurnOptions & StreamingOptions;

/** `POST /api/v1/agui`: a turn as a run of AG-UI, the protocol of agents and their user interfaces (https://docs.ag-ui.com). */
export function aguiRoute(options: AguiRouteOptions): Route['answer'] {
  return async context => {
    const input = parseBody(runInputSchema, await context.req.text());
    refuseDoubleNames(input.tools ?? [], index => `tools[${index}].name`);
    const turn = await beginTurn(options, callerOf(context), {
      ...input.forwardedProps,
      session_id: sessionOfThread(input.threadId, ownerOf(context, input.forwardedProps.user_id)),
      turn_id: input.runId,
      browser_tools: input.tools ?? [],
      current_page_info: input.forwardedProps.current_page_info,
      model: input.forwardedProps.model,
      instructions: instructionsIn(toGivenMessages(input.messages)),
      observer: context.get('requestObserver'),
      mayBeAwaited: (input.resume ?? []).length > 0 || input.messages.at(-1)?.role === 'tool',
      accept: stored => acceptRun(stored, input),
    });
    return streamEvents(context, { ...options, turn, after: 0, form: runForm(input) });
  };
}

function runForm(input: RunInput): TurnForm {
  const events = new RunEvents(input);
  return {
    begin: () => toEventText(events.start()),
    take: portion => toEventText(eventsIn(portion).flatMap(({ event }) => [...events.take(event)])),
    end: () => toEventText(events.end()),
  };
}
