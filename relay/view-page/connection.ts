import {
  type AnswerPrompt,
  type Language,
  type PersonInput,
  type ViewEvent,
  viewEventSchema,
} from '@assent/shared';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';

/** Of a link: the session, and the secret that stands for the person. */
export type Credential = { sessionId: string; secret: string };

export type Connected = 'connecting' | 'live' | 'lost' | 'refused';

/** The status of an answer, 0 where there was none, and why it refuses. */
export type Answered = { status: number; code: string | undefined };

const errorSchema = z.object({ error: z.object({ code: z.string() }) });

/** Milliseconds without a sign of life: the relay gives one every ten seconds. */
const SILENCE = 25_000;

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 8_000;

type Listener = { event(event: ViewEvent): void; state(state: Connected): void };

/** The stream of a session to this page, taken up again after each loss, and what the page sends. */
export class Connection {
  readonly #base: string;
  readonly #secret: string;
  /** The same after a loss, so that the control stays here. */
  readonly viewer: string;
  readonly #listener: Listener;
  #last = '0';
  #stopping = new AbortController();

  constructor({ sessionId, secret }: Credential, viewer: string, listener: Listener) {
    this.#base = new URL(`../api/v1/browser/session/${sessionId}/view/live`, document.baseURI).href;
    this.#secret = secret;
    this.viewer = viewer;
    this.#listener = listener;
  }

  /** From the beginning of the log. Ends a stream in another language. */
  start(language: Language): void {
    this.stop();
    this.#stopping = new AbortController();
    this.#last = '0';
    this.#listener.state('connecting');
    void this.#follow(language, this.#stopping.signal);
  }

  stop(): void {
    this.#stopping.abort();
  }

  async post(path: string, body: object): Promise<Answered> {
    try {
      const headers = { ...this.#headers(), 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${this.#base}/${path}`, init);
      const { error } = answer.ok ? {} : (errorSchema.safeParse(await answer.json()).data ?? {});
      return { status: answer.status, code: error?.code };
    } catch {
      return { status: 0, code: undefined };
    }
  }

  changeControl(control: 'program' | 'person'): Promise<Answered> {
    return this.post('control', { control, viewer: this.viewer });
  }

  play(inputs: readonly PersonInput[]): Promise<Answered> {
    return this.post('input', { viewer: this.viewer, inputs });
  }

  answerPrompt(given: Omit<AnswerPrompt, 'viewer'>): Promise<Answered> {
    return this.post('prompt', { ...given, viewer: this.viewer });
  }

  #headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.#secret}` };
  }

  /** Until it is stopped, or refused for good. */
  async #follow(language: Language, stopping: AbortSignal): Promise<void> {
    for (let wait = SHORTEST_WAIT; !stopping.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const ended = await this.#read(language, stopping).catch(() => 'lost' as const);
      if (stopping.aborted) return;
      if (ended === 'refused') return this.#listener.state('refused');
      if (ended === 'over') return;
      if (ended === 'cut') wait = SHORTEST_WAIT;
      this.#listener.state('lost');
      await untilNext(wait, stopping);
    }
  }

  async #read(language: Language, stopping: AbortSignal): Promise<'refused' | 'over' | 'lost' | 'cut'> {
    const silence = new AbortController();
    let timer = setTimeout(() => silence.abort(), SILENCE);
    const query = new URLSearchParams({ language, viewer: this.viewer });
    const answer = await fetch(`${this.#base}?${query}`, {
      headers: { ...this.#headers(), 'Last-Event-ID': this.#last },
      signal: AbortSignal.any([stopping, silence.signal]),
      cache: 'no-store',
    });
    if (answer.status === 401) return 'refused';
    if (!answer.ok || !answer.body) return 'lost';
    this.#listener.state('live');
    let isOver = false;
    const parser = createParser({
      onEvent: ({ data, id }) => {
        if (id !== undefined) this.#last = id;
        const event = viewEventSchema.parse(JSON.parse(data));
        if (event.type === 'end' && event.reason !== 'slow') isOver = true;
        this.#listener.event(event);
      },
    });
    for await (const text of readTexts(answer.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      parser.feed(text);
      if (isOver) return 'over';
    }
    clearTimeout(timer);
    return 'cut';
  }
}

async function* readTexts(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}

/** Sooner where the network comes back. */
function untilNext(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise(proceed => {
    const done = (): void => {
      clearTimeout(timer);
      proceed();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done, { once: true });
    stopping.addEventListener('abort', done, { once: true });
  });
}
