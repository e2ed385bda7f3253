import { type ChatRequest, chatRequestSchema, readResultMessage } from '@assent/shared';
import * as z from 'zod';
import { callerOf } from '../access/access.ts';
import { limitRest, roomForPictures } from '../guards/json-body.ts';
import { fitBody, invalidRequest, readJsonBody, refuseDoubleNames } from '../http/parse-body.ts';
import { CHAT_PATH } from '../http/paths.ts';
import { requestPageSchema } from '../http/request-page.ts';
import { CHAT_REQUEST, type Route, type RouteDocs, WIRE_EVENT } from '../http/route.ts';
import { isTooDeep } from '../json/find-excess.ts';
import { parseJson } from '../json/parse-json.ts';
import { acceptMessage } from './accept-message.ts';
import { type BeginTurnOptions, beginTurn } from './begin-turn.ts';
import { streamEvents } from './stream-events.ts';
import type { StreamingOptions } from './turn-writer.ts';

export type ChatRouteOptions = BeginTurnOptions & StreamingOptions;

/** `POST /api/v1/agent/chat`. Every HTTP error is thrown here, before the stream begins. */
export function chatRoute(options: ChatRouteOptions, maxBytes: number): Route {
  return {
    method: 'POST',
    path: CHAT_PATH,
    takesJson: true,
    maxBytes: () => roomForPictures(options.models, maxBytes),
    docs: CHAT_DOCS,
    async answer(context) {
      const request = readRequest(await context.req.text(), maxBytes);
      const turn = await beginTurn(options, callerOf(context), {
        ...request,
        accept: turns => acceptMessage(turns, request),
        mayBeAwaited: request.role === 'function' || readResultMessage(request.message) !== undefined,
        observer: context.get('requestObserver'),
      });
      await requestSent();
      return streamEvents(context, { ...options, turn, after: 0 });
    },
  };
}

/** The request to the model leaves at the end of this tick, before the response to the client is built. */
function requestSent(): Promise<void> {
  return new Promise(resolve => process.nextTick(resolve));
}

/** Compiled by zod, which takes a quarter of the time. The shared schema is not, because a page's CSP may forbid it. */
const requestSchema = z.object({
  ...chatRequestSchema.shape,
  current_page_info: requestPageSchema.optional(),
});

/** Throws an HTTP error that says where it is wrong. `maxBytes` excludes the pictures. */
export function readRequest(body: string, maxBytes: number): ChatRequest {
  const json = readJsonBody(body);
  limitRest(body, maxBytes, () => picturesSchema.safeParse(json).data?.images.map(({ data }) => data) ?? []);
  const request = fitBody(requestSchema, json);
  refuseDoubleNames(request.browser_tools ?? [], index => `browser_tools[${index}].name`);
  refuseDeepResult(request);
  return request;
}

const picturesSchema = z.looseObject({ images: z.array(z.looseObject({ data: z.string() })) });

/** A result is JSON in a string, and every later turn of the session serializes it again. */
function refuseDeepResult({ message }: ChatRequest): void {
  const result = readResultMessage(message)?.result;
  if (result !== undefined && isTooDeep(parseJson(result)))
    throw invalidRequest([{ path: 'message', message: 'The result in the message is nested too deeply' }]);
}

const CHAT_DOCS: RouteDocs = {
  id: 'chat',
  tag: 'Chat',
  summary: 'Send a message, the result of a browser tool, or a decision on a server tool',
  description:
    'The answer is a stream that ends with `{"message": "对话完成"}`. A turn that fails after its stream has begun sends an `error` event before that end. Additions: `tool_id` (the call that a result answers), `message_id` and `rewind_to` (to ask again from an earlier message), `turn_id` (to resume or stop the turn), and an `id` for each event.',
  body: CHAT_REQUEST,
  answers: [{ kind: 'events', status: 200, description: 'The events of the turn.', event: WIRE_EVENT }],
  httpErrors: [400, 402, 404, 409, 503],
};
