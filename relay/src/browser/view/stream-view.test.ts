import type { ViewState } from '@assent/shared';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { SessionLog } from './session-log.ts';
import { streamView } from './stream-view.ts';

const STATE: ViewState = {
  ...{ type: 'state', mode: 'watch', control: 'program', isYours: false, isTaking: false, attended: false },
  ...{ url: '', title: '', tabs: [], expiresAt: '', approval: null },
};

const eventSchema = z.object({
  type: z.string(),
  data: z.string().optional(),
  entry: z.object({ number: z.number() }).optional(),
});

/** A session that shows what the test says, without a browser. */
function shownSession() {
  let wake = (): void => undefined;
  const shown = { isEnded: false, number: 0 };
  const log = new SessionLog(() => wake());
  const view = {
    log,
    get isEnded() {
      return shown.isEnded;
    },
    get picture() {
      const data = String(shown.number);
      return { number: shown.number, shown: { type: 'picture' as const, data, width: 1, height: 1 } };
    },
    state: async () => STATE,
    open: (_viewer: unknown, ring: () => void) => {
      wake = ring;
      return () => {
        wake = () => undefined;
      };
    },
  };
  const show = (): void => {
    shown.number += 1;
    log.add({ by: 'program', state: 'done', title: { en: 'Click', zh: '点击' } });
    wake();
  };
  const end = (): void => {
    shown.isEnded = true;
    wake();
  };
  return { view, show, end };
}

async function eventsOf(response: Response): Promise<z.output<typeof eventSchema>[]> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const read: z.output<typeof eventSchema>[] = [];
  for await (const { data } of events ?? []) read.push(eventSchema.parse(JSON.parse(data)));
  return read;
}

function streamed(session: ReturnType<typeof shownSession>, after = 0): Response | Promise<Response> {
  const viewer = { id: 'ann', mode: 'watch', language: 'en', expiresAt: '' } as const;
  const revoked = new AbortController().signal;
  const app = new Hono();
  app.get('/', context => streamView(context, { view: session.view, viewer, after, revoked }));
  return app.request('/');
}

test('who reads late gets the newest picture alone, and every entry of the log', async () => {
  const session = shownSession();
  const response = await streamed(session);
  for (let at = 0; at < 60; at += 1) {
    session.show();
    await new Promise(setImmediate);
  }
  session.show();
  const reading = eventsOf(response);
  await new Promise(setImmediate);
  session.end();
  const events = await reading;
  const pictures = events.filter(({ type }) => type === 'picture').map(({ data }) => data);
  expect(pictures.length).toBeLessThan(6);
  const entries = events.flatMap(({ entry }) => entry?.number ?? []);
  expect(entries).toEqual(Array.from({ length: 61 }, (_, at) => at + 1));
  expect(events.at(-1)).toMatchObject({ type: 'end' });
});

test('the log goes on after the last entry that was read', async () => {
  const session = shownSession();
  for (let at = 0; at < 5; at += 1) session.show();
  session.end();
  const numbersAfter = async (last: number) =>
    (await eventsOf(await streamed(session, last))).flatMap(({ entry }) => entry?.number ?? []);
  expect(await numbersAfter(3)).toEqual([4, 5]);
  // Of another session, or of one before: all of it.
  expect(await numbersAfter(99)).toEqual([1, 2, 3, 4, 5]);
});
