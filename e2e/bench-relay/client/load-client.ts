// Sends requests to the measured servers from its own process and checks that every piece arrives.
import type { ClientRequest } from 'node:http';
import { ask, closeIdle, readAnswer } from './ask.ts';
import { type Job, jobSchema, type LoopResult, type Target } from './jobs.ts';
import { PieceCounter } from './piece-counter.ts';

let open: ClientRequest[] = [];

process.on('message', async message => {
  const job = jobSchema.parse(message);
  process.send?.((await run(job)) ?? { done: true });
});

async function run(job: Job): Promise<object | undefined> {
  switch (job.kind) {
    case 'first':
      return { times: await firstPieces(job.targets, job.rounds) };
    case 'loop':
      return loop(job);
    case 'read':
    case 'unread':
      await openStreams(job.target, job.streams, job.kind === 'read');
      return undefined;
    case 'close':
      for (const request of open) request.destroy();
      open = [];
      return undefined;
  }
}

/** Answers in a row per target: a server that is asked rarely finds its code evicted from the processor's caches. */
const IN_A_ROW = 10;

/** One request at a time, with the targets in turn, so that other load on the machine affects all alike. */
async function firstPieces(targets: readonly Target[], rounds: number): Promise<number[][]> {
  const times: number[][] = targets.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      for (let time = 0; time < IN_A_ROW; time += 1) {
        const asked = performance.now();
        await readAnswer(target, 0, () => times[index]?.push(performance.now() - asked));
      }
    }
  }
  return times;
}

async function loop({
  target,
  streams,
  pieces,
  milliseconds,
}: Extract<Job, { kind: 'loop' }>): Promise<LoopResult> {
  const began = performance.now();
  const result = { pieces: 0, answers: 0, faults: 0, milliseconds: 0 };
  const askOnAndOn = async (): Promise<void> => {
    do {
      const answer = await readAnswer(target, pieces);
      result.pieces += answer.pieces;
      result.answers += 1;
      if (!answer.whole) result.faults += 1;
    } while (performance.now() - began < milliseconds);
  };
  await Promise.all(Array.from({ length: streams }, askOnAndOn));
  result.milliseconds = performance.now() - began;
  closeIdle();
  return result;
}

async function openStreams(target: Target, streams: number, isHeard: boolean): Promise<void> {
  const opening = Array.from({ length: streams }, async () => {
    const { request, response } = await ask(target);
    open.push(request);
    response.on('error', () => undefined);
    if (!isHeard) return;
    const counter = new PieceCounter();
    await new Promise<void>(resolve =>
      response.on('data', (chunk: Buffer) => {
        counter.feed(chunk);
        if (counter.count > 0) resolve();
      }),
    );
  });
  await Promise.all(opening);
}
