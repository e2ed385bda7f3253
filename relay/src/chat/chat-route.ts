import { readResultMessage } from '@assent/shared';
import { callerOf } from '../access/caller.ts';
import { roomForPictures } from '../guards/limit-rest.ts';
import { CHAT_PATH } from '../paths.ts';
import type { Route } from '../route.ts';
import { acceptMessage } from './accept-message.ts';
import { type BeginTurnOptions, beginTurn, type TurnRequest } from './begin-turn.ts';
import { CHAT_DOCS } from './chat-docs.ts';
import { readRequest } from './read-request.ts';
import { streamEvents } from './stream-events.ts';
import type { StreamingOptions } from './turn-writer.ts';

export type ChatRouteOptions = BeginTurnOptions & StreamingOptions;

/** `POST /api/v1/agent/chat`: everything that can be refused is refused here, before the stream begins. */
export function chatRoute(options: ChatRouteOptions, maxBytes: number): Route {
  return {
    method: 'POST',
    path: CHAT_PATH,
    takesJson: true,
    maxBytes: roomForPictures(options.models, maxBytes),
    docs: CHAT_DOCS,
    answer: answerWith(options, maxBytes),
  };
}

function answerWith(options: ChatRouteOptions, maxBytes: number): Route['answer'] {
  return async context => {
    const request = readRequest(await context.req.text(), maxBytes);
    const accept: TurnRequest['accept'] = turns => acceptMessage(turns, request);
    const observer = context.get('requestObserver');
    const mayBeAwaited = request.role === 'function' || readResultMessage(request.message) !== undefined;
    const asked: TurnRequest = { ...request, accept, mayBeAwaited, observer };
    const turn = await beginTurn(options, callerOf(context), asked);
    await requestSent();
    return streamEvents(context, { ...options, turn, after: 0 });
  };
}

/** The request to the model goes out at the end of this tick: before ours is answered, which the model need not wait for. */
function requestSent(): Promise<void> {
  return new Promise(resolve => process.nextTick(resolve));
}
