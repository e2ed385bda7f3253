import type { Route } from '../route.ts';
import { type BeginTurnOptions, beginTurn } from './begin-turn.ts';
import { readRequest } from './read-request.ts';
import { streamEvents } from './stream-events.ts';

export type ChatRouteOptions = BeginTurnOptions & { heartbeat: number };

/** `POST /api/v1/agent/chat`: everything that can be refused is refused here, before the stream begins. */
export function chatRoute(options: ChatRouteOptions): Route['answer'] {
  return async context => {
    const turn = await beginTurn(options, readRequest(await context.req.text()));
    return streamEvents(context, { heartbeat: options.heartbeat, turn, after: 0 });
  };
}
