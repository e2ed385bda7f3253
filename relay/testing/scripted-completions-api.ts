import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ChunkStep, type CompletionReply, chunkSteps } from './completion-chunks.ts';
import { type CompletionDialect, OPENAI } from './completion-dialects.ts';
import { type ReceivedCompletion, receivedCompletionSchema } from './received-completion.ts';
import type { Script } from './scripted-reply.ts';
import { type ScriptedServer, startScriptedServer } from './start-scripted-server.ts';
import { type AnswerStep, type HttpError, writeAnswer, writeHttpError } from './write-answer.ts';

export type CompletionScript = Script<ReceivedCompletion, CompletionReply>;

/** `url` is for `OPENAI_BASE_URL`; `follow` also sets the parameters to refuse as unknown. */
export type ScriptedCompletionsApi = Omit<
  ScriptedServer<ReceivedCompletion, CompletionReply>,
  'origin' | 'follow'
> & {
  url: string;
  follow(script: CompletionScript, refusedParameters?: readonly string[]): void;
};

/** Streaming Chat Completions by a script, as strict as the real server about the key, the form and the history. */
export async function startScriptedCompletionsApi(
  script: CompletionScript,
  dialect: CompletionDialect = OPENAI,
): Promise<ScriptedCompletionsApi> {
  let refused: readonly string[] = [];
  const server = await startScriptedServer(script, async (incoming, response, desk) => {
    const reading = await readRequest(incoming, refused);
    if (reading.kind === 'status') return writeHttpError(response, reading, toError(reading));
    const { request } = reading;
    desk.note(request);
    const fault = dialect(request);
    if (fault) return writeHttpError(response, { ...httpError(fault.status, ''), ...fault }, fault.body);
    const reply = desk.replyTo(request);
    if (reply.kind === 'silence') return;
    if (reply.kind === 'status') return writeHttpError(response, reply, toError(reply));
    const includeUsage = request.stream_options?.include_usage === true;
    return writeAnswer(response, toAnswer(chunkSteps(reply, request.model, includeUsage)));
  });
  return {
    ...server,
    url: `${server.origin}/v1`,
    follow(next, refusedParameters = []) {
      refused = refusedParameters;
      server.follow(next);
    },
  };
}

async function readRequest(
  incoming: IncomingMessage,
  refused: readonly string[],
): Promise<{ kind: 'request'; request: ReceivedCompletion } | HttpError> {
  if (incoming.method !== 'POST' || incoming.url !== '/v1/chat/completions')
    return httpError(404, 'Not found');
  const { authorization } = incoming.headers;
  if (authorization === 'Bearer wrong-key')
    return { kind: 'status', status: 401, type: 'invalid_api_key', message: 'Incorrect API key provided.' };
  const body = JSON.parse(await text(incoming));
  const unknown = refused.find(name => name in body);
  if (unknown) return httpError(400, `Unknown parameter: '${unknown}'.`);
  const parsed = receivedCompletionSchema.safeParse(body);
  if (parsed.success) return { kind: 'request', request: parsed.data };
  return httpError(400, parsed.error.message);
}

function httpError(status: number, message: string): HttpError {
  return { kind: 'status', status, type: 'invalid_request_error', message };
}

function toError({ type, message = type }: HttpError): object {
  return { error: { message, type, param: null, code: type } };
}

function* toAnswer(steps: Iterable<ChunkStep>): Generator<AnswerStep> {
  for (const step of steps)
    yield step.kind === 'chunk' ? { kind: 'text', text: `data: ${JSON.stringify(step.chunk)}\n\n` } : step;
  yield { kind: 'text', text: 'data: [DONE]\n\n' };
}
