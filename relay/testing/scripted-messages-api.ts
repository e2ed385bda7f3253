import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type StreamStep, streamSteps } from './message-events.ts';
import { findHistoryFault, type ReceivedRequest, receivedRequestSchema } from './received-request.ts';
import type { Script, ScriptedReply } from './scripted-reply.ts';
import { type ScriptedServer, startScriptedServer } from './start-scripted-server.ts';
import { type AnswerStep, type HttpError, writeAnswer, writeHttpError } from './write-answer.ts';

/** `url` is for `ANTHROPIC_BASE_URL`. */
export type ScriptedMessagesApi = Omit<ScriptedServer<ReceivedRequest, ScriptedReply>, 'origin'> & {
  url: string;
};

/** Anthropic's streaming Messages API by a script, as strict as the real server about the key and the history. */
export async function startScriptedMessagesApi(script: Script): Promise<ScriptedMessagesApi> {
  const server = await startScriptedServer(script, async (incoming, response, desk) => {
    const reading = await readRequest(incoming);
    if (reading.kind === 'status') return writeHttpError(response, reading, toError(reading));
    desk.note(reading.request);
    const fault = findHistoryFault(reading.request);
    const reply = fault === undefined ? desk.replyTo(reading.request) : httpError(fault);
    if (reply.kind === 'status') return writeHttpError(response, reply, toError(reply));
    return writeAnswer(response, toAnswer(streamSteps(reply, reading.request.model)));
  });
  return { ...server, url: server.origin };
}

async function readRequest(
  incoming: IncomingMessage,
): Promise<{ kind: 'request'; request: ReceivedRequest } | HttpError> {
  if (incoming.method !== 'POST' || !incoming.url?.startsWith('/v1/messages')) {
    return { kind: 'status', status: 404, type: 'not_found_error' };
  }
  if (!hasGoodKey(incoming)) {
    return { kind: 'status', status: 401, type: 'authentication_error', message: 'invalid API key' };
  }
  const parsed = receivedRequestSchema.safeParse(JSON.parse(await text(incoming)));
  if (parsed.success) return { kind: 'request', request: parsed.data };
  return httpError(parsed.error.message);
}

/** Every key is valid except `wrong-key`. */
function hasGoodKey({ headers }: IncomingMessage): boolean {
  const key = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '');
  return key !== undefined && key !== 'wrong-key';
}

function httpError(message: string): HttpError {
  return { kind: 'status', status: 400, type: 'invalid_request_error', message };
}

function toError({ type, message = type }: HttpError): object {
  return { type: 'error', error: { type, message } };
}

function* toAnswer(steps: Iterable<StreamStep>): Generator<AnswerStep> {
  for (const step of steps)
    yield step.kind === 'event'
      ? { kind: 'text', text: `event: ${step.event.type}\ndata: ${JSON.stringify(step.event)}\n\n` }
      : step;
}
