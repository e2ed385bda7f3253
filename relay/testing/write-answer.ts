import type { ServerResponse } from 'node:http';
import type { ScriptedReply } from './scripted-reply.ts';

/** Between the events of a stream. */
export type Pause = { kind: 'hold'; until: Promise<unknown> } | { kind: 'cut' } | { kind: 'stall' };
export type AnswerStep = { kind: 'text'; text: string } | Pause;

export type HttpError = Extract<ScriptedReply, { kind: 'status' }>;

/** Streams the steps; `cut` and `stall` end it early. */
export async function writeAnswer(response: ServerResponse, steps: Iterable<AnswerStep>): Promise<unknown> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const step of steps) {
    if (step.kind === 'stall') return;
    if (step.kind === 'cut') return response.write('', () => response.destroy());
    if (step.kind === 'hold') await step.until;
    else writeOddly(response, step.text);
  }
  return response.end();
}

export function writeHttpError(
  response: ServerResponse,
  { status, retryAfter }: HttpError,
  body: object,
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  response.end(JSON.stringify(body));
}

/** In two writes, the first of which may end inside a character. */
function writeOddly(response: ServerResponse, event: string): void {
  const bytes = Buffer.from(event);
  const middle = Math.floor(bytes.length * 0.7);
  response.write(bytes.subarray(0, middle));
  response.write(bytes.subarray(middle));
}

/** A text in pieces of that many characters. */
export function piecesOf(text: string, size: number): string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  );
}
