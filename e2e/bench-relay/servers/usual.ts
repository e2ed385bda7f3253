// The usual implementation of such a relay: Hono, fetch, eventsource-parser and streamSSE. It keeps no conversation, no turn
// log and no owner; it parses each event and passes its text on in our format.
import { serve } from '@hono/node-server';
import { createParser } from 'eventsource-parser';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';

const upstream = process.env.UPSTREAM ?? '';
const deltaSchema = z.object({ delta: z.object({ type: z.literal('text_delta'), text: z.string() }) });

const app = new Hono();
app.post('/chat', async context => {
  const body = JSON.stringify(await context.req.json());
  const gone = new AbortController();
  const answer = await fetch(`${upstream}/v1/messages`, {
    method: 'POST',
    body,
    signal: gone.signal,
    headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
  });
  return streamSSE(context, async stream => {
    stream.onAbort(() => gone.abort());
    let id = 0;
    for await (const content of textsOf(answer)) {
      id += 1;
      await stream.writeSSE({ data: JSON.stringify({ content }), id: String(id) });
    }
    await stream.writeSSE({ data: '{"message":"对话完成"}', id: String(id + 1) });
  });
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });

async function* textsOf(answer: Response): AsyncGenerator<string> {
  let texts: string[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'content_block_delta') texts.push(deltaSchema.parse(JSON.parse(data)).delta.text);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* texts;
    texts = [];
  }
}
