import { callerOf } from '../access/caller.ts';
import type { Route } from '../route.ts';
import { acceptMessage } from './accept-message.ts';
import { type BeginTurnOptions, beginTurn, type TurnRequest } from './begin-turn.ts';
import { readRequest } from './read-request.ts';
import { streamEvents } from './stream-events.ts';
import type { StreamingOptions } from './turn-writer.ts';

export type ChatRouteOptions = BeginTurnOptions & StreamingOptions;

/** `POST /api/v1/agent/chat`: everything that can be refused is refused here, before the stream begins. */
export function chatRoute(options: ChatRouteOptions): Route['answer'] {
  return async context => {
    const request = readRequest(await context.req.text());
    const accept: TurnRequest['accept'] = turns => acceptMessage(turns, request);
    const observer = context.get('requestObserver');
    const turn = await beginTurn(options, callerOf(context), { ...request, accept, observer });
    return streamEvents(context, { ...options, turn, after: 0 });
  };
}
