import * as z from 'zod';
import { parseJson } from '../../json/parse-json.ts';
import { ChromeEvent } from './chrome-event.ts';
import type { ChromeTab } from './chrome-tab.ts';
import { type InputRequest, inputRequestSchema, TrustedInput } from './trusted-input.ts';
import { isGone, unlessClosed } from './unless-closed.ts';
import { callOf } from './world-chrome.ts';

const portSchema = z.object({ port: z.number(), message: z.unknown() });

const actSchema = z.object({
  assent: z.literal('page.runAction'),
  request: z.object({ key: z.string() }),
});

/** The part of chrome.runtime.Port that the engine uses. */
type Port = {
  postMessage(message: unknown): void;
  disconnect(): void;
  onMessage: ChromeEvent<readonly [unknown]>;
  onDisconnect: ChromeEvent<readonly []>;
};

type OpenPort = Pick<Port, 'onMessage' | 'onDisconnect'> & { documentId: string };

/** The messages between the engine and our scripts in the documents of a tab. */
export class DocumentMessages {
  readonly #tab: ChromeTab;
  readonly #ports = new Map<number, OpenPort>();
  readonly #trustedRuns: ReadonlySet<string>;
  /** Documents in which such a run is under way. */
  readonly #taking = new Set<string>();
  readonly #input: TrustedInput;
  #made = 0;

  /** `trustedRuns`: the keys of runs whose input is the browser's own. */
  constructor(tab: ChromeTab, trustedRuns: ReadonlySet<string>) {
    this.#tab = tab;
    this.#trustedRuns = trustedRuns;
    this.#input = new TrustedInput(tab);
    tab.documents.onPort = ({ documentId, payload }) => {
      const sent = parseJson(payload);
      const asked = inputRequestSchema.safeParse(sent).data;
      if (asked) return void this.#play(documentId, asked).catch(() => undefined);
      const { port = -1, message } = portSchema.safeParse(sent).data ?? {};
      const open = this.#ports.get(port);
      if (open?.documentId !== documentId) return;
      try {
        open.onMessage.emit(message);
      } catch {
        // No script of ours sends that: whoever does is not heard any more.
        this.#end(port);
      }
    };
    tab.documents.onGone = documentId => {
      for (const [port, open] of this.#ports) if (open.documentId === documentId) this.#end(port);
    };
  }

  /** As chrome.tabs.sendMessage to one document. Rejects with Chrome's sentences. */
  async send(message: unknown, documentId: string | undefined): Promise<unknown> {
    const document = documentId === undefined ? undefined : await this.#tab.documents.find(documentId);
    if (!document) throw new Error(`No document with id ${documentId} in tab with id ${this.#tab.id}.`);
    const { session } = document;
    const act = actSchema.safeParse(message).data;
    const mayInput = act !== undefined && this.#trustedRuns.has(act.request.key);
    if (mayInput) this.#taking.add(document.documentId);
    try {
      // Only an action of the caller is one of a user: pages may open windows by it. Real input says so itself.
      const userGesture = act !== undefined && !mayInput;
      const call = callOf('send', message, mayInput);
      const answered = await this.#tab.evaluate(session, document.documentId, call, userGesture);
      if (typeof answered?.value === 'string') return parseJson(answered.value);
    } catch (cause) {
      if (!isGone(cause)) throw cause;
      throw new Error('The message channel closed before a response was received.', { cause });
    } finally {
      if (mayInput) {
        this.#taking.delete(document.documentId);
        await unlessClosed(this.#input.release());
      }
    }
    throw new Error('Could not establish connection. Receiving end does not exist.');
  }

  /** As chrome.tabs.connect to one document: it disconnects by itself where nobody takes the port. */
  connect(name: string, documentId: string): Port {
    this.#made += 1;
    const port = this.#made;
    const open: OpenPort = {
      documentId,
      onMessage: new ChromeEvent(),
      onDisconnect: new ChromeEvent(),
    };
    this.#ports.set(port, open);
    const opened = this.#call(documentId, callOf('open', port, name))
      .catch(() => undefined)
      .then(isTaken => {
        if (isTaken !== true) this.#end(port);
      });
    const inTurn = (call: string): void =>
      void opened.then(() => this.#call(documentId, call)).catch(() => this.#end(port));
    return {
      onMessage: open.onMessage,
      onDisconnect: open.onDisconnect,
      postMessage: message => inTurn(callOf('deliver', port, message)),
      disconnect: () => {
        this.#ports.delete(port);
        inTurn(callOf('close', port));
      },
    };
  }

  /** Answers in any case, so that the run in the page comes to an end. */
  async #play(documentId: string, { input, steps }: InputRequest): Promise<void> {
    const failure = await this.#playIn(documentId, steps).then(
      () => null,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : 'unknown'),
    );
    await this.#call(documentId, callOf('played', input, failure));
  }

  async #playIn(documentId: string, steps: InputRequest['steps']): Promise<void> {
    const document = this.#taking.has(documentId) && (await this.#tab.documents.find(documentId));
    if (!document) throw new Error('No run of this document may have input played.');
    await this.#input.play(document, steps);
  }

  async #call(documentId: string, call: string): Promise<unknown> {
    const document = await unlessClosed(this.#tab.documents.find(documentId));
    if (!document) return undefined;
    const ran = this.#tab.evaluate(document.session, documentId, call);
    return (await unlessClosed(ran))?.value;
  }

  #end(port: number): void {
    const open = this.#ports.get(port);
    this.#ports.delete(port);
    open?.onDisconnect.emit();
  }
}
