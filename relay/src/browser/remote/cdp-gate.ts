import type { ConnectOverCDPTransport } from 'playwright-core';
import * as z from 'zod';
import { whileReceiving } from './contain-failures.ts';
import { NoChromium } from './remote-failure.ts';

/** What carries CDP: a WebSocket, and in tests anything. */
export type MessageSocket = {
  send(text: string): void;
  /** At once, without a farewell that the other end would have to answer. */
  terminate(): void;
};

/** Only their frame: what is in them is Playwright's to read. */
const messageSchema = z.looseObject({
  id: z.int().optional(),
  method: z.string().optional(),
  sessionId: z.string().optional(),
  params: z.looseObject({}).optional(),
  result: z.looseObject({}).optional(),
});
type Message = z.output<typeof messageSchema>;

const sentSchema = z.looseObject({ id: z.int(), method: z.string() });
const contextSchema = z.object({ browserContextId: z.string() });
const contextsSchema = z.object({ defaultBrowserContextId: z.string() });
const detachedSchema = z.object({ sessionId: z.string() });
const attachedSchema = z.object({
  sessionId: z.string(),
  waitingForDebugger: z.boolean(),
  targetInfo: z.looseObject({
    targetId: z.string(),
    type: z.string(),
    url: z.string(),
    browserContextId: z.string().optional(),
  }),
});
type Attached = z.output<typeof attachedSchema>;

/** Far above Playwright's, which count from 1. */
const FIRST_OWN_ID = 1_000_000_000;

/** Tabs of others that are being let go. More are an attack on the relay's memory. */
const MAX_FOREIGN = 5_000;

/**
 * Stands between Playwright and a browser that others use too. Playwright attaches to every page of a browser, and takes pages of
 * contexts that it does not know for its own; here it sees those of its contexts alone. All others are let go at once, before
 * anything is switched on in them.
 */
export class CdpGate implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  readonly #socket: MessageSocket;
  /** Ids of commands without an answer, and what to do with the result of some. */
  readonly #asked = new Map<number, ((result: unknown) => void) | undefined>();
  readonly #contexts = new Set<string>();
  /** Sessions with pages of others, until they are detached. */
  readonly #foreign = new Set<string>();
  #lastOwnId = FIRST_OWN_ID;
  #failure: unknown;
  #isClosed = false;

  constructor(socket: MessageSocket) {
    this.#socket = socket;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Why the connection ended here, if it did. */
  get failure(): unknown {
    return this.#failure;
  }

  /** Lets Playwright see the browser's own tabs, those of its user. Rejects where the browser does not name their context. */
  async admitDefaultContext(): Promise<void> {
    const result = await new Promise<unknown>(resolve => this.#ask('Target.getBrowserContexts', {}, resolve));
    const contexts = contextsSchema.safeParse(result);
    if (!contexts.success)
      throw new NoChromium('This Chromium is too old for its own tabs to be used: it does not name them.');
    this.#contexts.add(contexts.data.defaultBrowserContextId);
  }

  send(message: object): void {
    const { id, method } = sentSchema.parse(message);
    const note = method === 'Target.createBrowserContext' ? this.#noteContext : undefined;
    this.#asked.set(id, note);
    this.#socket.send(JSON.stringify(message));
  }

  /** Playwright's end of the connection. The browser stays, and loses the contexts that were made over it. */
  close(): void {
    this.#socket.terminate();
  }

  /** The other end has closed, or has been closed. */
  closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.();
  }

  fail(cause: unknown): void {
    this.#failure ??= cause;
    this.#socket.terminate();
  }

  receive(text: string): void {
    try {
      const message = messageSchema.parse(JSON.parse(text));
      if (message.id !== undefined ? this.#isAnswer(message, message.id) : this.#isForPlaywright(message))
        whileReceiving(this, () => this.onmessage?.(message));
    } catch (cause) {
      this.fail(new NoChromium('What answered there does not speak CDP.', { cause }));
    }
  }

  /** Throws for one that nobody asked for: Playwright asserts that there is none. */
  #isAnswer({ result }: Message, id: number): boolean {
    if (!this.#asked.has(id)) throw new Error('An answer without a question.');
    this.#asked.get(id)?.(result);
    this.#asked.delete(id);
    return id < FIRST_OWN_ID;
  }

  #isForPlaywright({ method, sessionId, params }: Message): boolean {
    if (sessionId !== undefined) return !this.#foreign.has(sessionId);
    if (method === 'Target.attachedToTarget') {
      const attached = attachedSchema.parse(params);
      const isForeign = this.#isForeign(attached);
      if (isForeign) this.#letGo(attached);
      return !isForeign;
    }
    const detached = method === 'Target.detachedFromTarget' && detachedSchema.parse(params);
    return !detached || !this.#foreign.delete(detached.sessionId);
  }

  #isForeign({ targetInfo: { type, browserContextId } }: Attached): boolean {
    // The browser itself, which was asked for by name.
    if (type === 'browser') return false;
    return browserContextId === undefined || !this.#contexts.has(browserContextId);
  }

  #letGo({ sessionId, waitingForDebugger }: Attached): void {
    if (this.#foreign.size >= MAX_FOREIGN) throw new Error('Targets without an end.');
    this.#foreign.add(sessionId);
    if (waitingForDebugger) this.#ask('Runtime.runIfWaitingForDebugger', { sessionId });
    this.#ask('Target.detachFromTarget', { params: { sessionId } });
  }

  #ask(method: string, more: object, resolve?: (result: unknown) => void): void {
    this.#lastOwnId += 1;
    this.#asked.set(this.#lastOwnId, resolve);
    this.#socket.send(JSON.stringify({ id: this.#lastOwnId, method, ...more }));
  }

  readonly #noteContext = (result: unknown): void => {
    const made = contextSchema.safeParse(result);
    if (made.success) this.#contexts.add(made.data.browserContextId);
  };
}
