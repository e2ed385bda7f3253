import type { Event } from '@ag-ui/core';
import { callerOf } from '../../access/caller.ts';
import { type BeginTurnOptions, beginTurn } from '../../chat/begin-turn.ts';
import type { LiveTurn } from '../../chat/live-turn.ts';
import type { Route } from '../../route.ts';
import { parseBody } from '../parse-body.ts';
import { streamData } from '../stream-data.ts';
import { instructionsIn } from '../turns-from-messages.ts';
import { acceptRun } from './accept-run.ts';
import { RunEvents } from './run-events.ts';
import { type RunInput, runInputSchema, toGivenMessages } from './run-input.ts';
import { sessionOfThread } from './thread-session.ts';

export type AguiRouteOptions = BeginTurnOptions & { heartbeat: number };

/** `POST /api/v1/agui`: a turn as a run of AG-UI, the protocol of agents and their user interfaces (https://docs.ag-ui.com). */
export function aguiRoute(options: AguiRouteOptions): Route['answer'] {
  return async context => {
    const input = parseBody(runInputSchema, await context.req.text());
    const turn = await beginTurn(options, callerOf(context), {
      ...input.forwardedProps,
      session_id: sessionOfThread(input.threadId),
      turn_id: input.runId,
      browser_tools: input.tools ?? [],
      current_page_info: input.forwardedProps.current_page_info,
      model: input.forwardedProps.model,
      instructions: instructionsIn(toGivenMessages(input.messages)),
      observer: context.get('requestObserver'),
      accept: stored => acceptRun(stored, input),
    });
    return streamData(context, options.heartbeat, gone => linesOf(turn, input, gone));
  };
}

async function* linesOf(turn: LiveTurn, input: RunInput, gone: AbortSignal): AsyncGenerator<string> {
  const events = new RunEvents(input);
  yield* serialize(events.start());
  for await (const { event } of turn.read(0, gone)) yield* serialize(events.take(event));
  yield* serialize(events.end());
}

function* serialize(events: Iterable<Event>): Generator<string> {
  for (const event of events) yield JSON.stringify(event);
}
