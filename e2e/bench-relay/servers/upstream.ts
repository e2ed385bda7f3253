// A provider: Anthropic's streaming Messages API with a planned answer, one event per HTTP chunk, as the real one sends it.
import { createServer, type ServerResponse } from 'node:http';
import { ending, opening, pieceEvent } from '../answer.ts';
import { type UpstreamPlan, upstreamPlanSchema } from '../plan.ts';

let plan: UpstreamPlan = { pieces: 10, perSecond: 0 };
let whole = wholeAnswer(plan);

process.on('message', message => {
  const given = upstreamPlanSchema.safeParse(message);
  if (!given.success) return;
  plan = given.data;
  whole = wholeAnswer(plan);
  process.send?.({ done: true });
});

const server = createServer((request, response) => {
  request.resume().once('end', () => answer(response));
});
// Connections of a measured server must not be closed between two rounds.
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env.PORT), '127.0.0.1');

/** HTTP chunks as `response.write` would make them for each event, built once so that this process costs little. */
function wholeAnswer({ pieces, holdAfter }: UpstreamPlan): Buffer {
  const events = [opening()];
  for (let number = 0; number < (holdAfter ?? pieces); number += 1) events.push(pieceEvent(number));
  if (holdAfter === undefined) events.push(ending(pieces));
  const chunks = events.map(event => `${Buffer.byteLength(event).toString(16)}\r\n${event}\r\n`);
  return Buffer.from(chunks.join('') + (holdAfter === undefined ? '0\r\n\r\n' : ''));
}

function answer(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.flushHeaders();
  if (plan.perSecond > 0) paced(response, plan);
  else writeWhole(response);
}

/** Bypasses the response: one write instead of hundreds. */
function writeWhole(response: ServerResponse): void {
  const { socket } = response;
  if (!socket) return;
  // A stalled answer is never ended, so that its connection stays open.
  if (plan.holdAfter !== undefined) socket.write(whole);
  else {
    socket.write(whole.subarray(0, -5));
    response.end();
  }
}

function paced(response: ServerResponse, { pieces, perSecond }: UpstreamPlan): void {
  let number = 1;
  response.write(opening() + pieceEvent(0));
  const timer = setInterval(() => {
    if (response.destroyed) clearInterval(timer);
    else if (number < pieces) response.write(pieceEvent(number++));
    else {
      clearInterval(timer);
      response.end(ending(pieces));
    }
  }, 1000 / perSecond);
}
